import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EmailAttachment, EmailMessage } from '@passepartout/db'
import type { Transporter } from 'nodemailer'

/** Sends emails. */
export interface EmailTransport {
  /** @throws where the email was not accepted; it has to be sent again */
  send(mail: { id: string; message: EmailMessage }): Promise<void>
  close(): void
}

interface TransportOptions {
  /** `smtp://user:password@host:587` or `smtps://...`. */
  smtpUrl?: string | undefined
  /** Folder for emails as files where there is no mail server. */
  outboxDir: string
  /** The bytes of an attachment in the object storage; undefined where it does not exist. */
  readObject?: ReadObject
}

type ReadObject = (key: string) => Promise<Uint8Array | undefined>

/** Sends through the mail server if one is configured; otherwise writes `.eml` files, which any mail program opens. */
export function createEmailTransport({
  smtpUrl,
  outboxDir,
  readObject = async () => undefined,
}: TransportOptions): EmailTransport {
  const server = smtpUrl && requireTls(smtpUrl)
  return lazyTransport(async () => {
    const { createTransport } = await import('nodemailer')
    return server
      ? smtpTransport(createTransport(server), readObject)
      : folderTransport(
          createTransport({ streamTransport: true, buffer: true, newline: 'unix' }),
          outboxDir,
          readObject,
        )
  })
}

/** Opened with the first email: a shop starts sooner without it. */
function lazyTransport(open: () => Promise<EmailTransport>): EmailTransport {
  let opened: Promise<EmailTransport> | undefined
  return {
    async send(mail) {
      opened ??= open()
      await (await opened).send(mail)
    },
    close: () =>
      void opened?.then(
        transport => transport.close(),
        () => undefined,
      ),
  }
}

function smtpTransport(
  transport: Pick<Transporter, 'sendMail' | 'close'>,
  readObject: ReadObject,
): EmailTransport {
  return {
    send: async mail => void (await transport.sendMail(await toSmtpMessage(mail, readObject))),
    close: () => transport.close(),
  }
}

const OWN_MACHINE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Requires TLS: emails hold names, addresses and links into accounts. Exempt are a server on this machine and an
 * address with `ignoreTLS=true`. By default `smtp://` would send in clear text to any server that claims not to support
 * encryption.
 */
export function requireTls(url: string): string {
  const server = new URL(url)
  const isDecided = ['ignoreTLS', 'requireTLS'].some(name => server.searchParams.has(name))
  if (server.protocol !== 'smtp:' || isDecided || OWN_MACHINE.test(server.hostname)) return url
  server.searchParams.set('requireTLS', 'true')
  return server.href
}

function folderTransport(
  writer: Pick<Transporter<{ message: unknown }>, 'sendMail' | 'close'>,
  dir: string,
  readObject: ReadObject,
): EmailTransport {
  return {
    async send(mail) {
      const { message } = await writer.sendMail(await toSmtpMessage(mail, readObject))
      await mkdir(dir, { recursive: true })
      const file = join(dir, `${mail.id}.eml`)
      await writeFile(`${file}.part`, message as Buffer)
      await rename(`${file}.part`, file)
    },
    close: () => writer.close(),
  }
}

/**
 * The Message-ID stays the same at every attempt, so that an email sent twice is recognised. Attachments cannot name
 * paths or addresses: an email contains what its row holds and nothing else.
 *
 * @throws where an attachment does not exist, so that no email mentions a file it lacks
 */
async function toSmtpMessage(
  { id, message: { attachments = [], ...message } }: { id: string; message: EmailMessage },
  readObject: ReadObject,
) {
  return {
    ...message,
    ...(attachments.length > 0
      ? { attachments: await Promise.all(attachments.map(file => toEmlFile(file, readObject))) }
      : {}),
    messageId: `<${id}@${message.from.address.split('@').at(-1)}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

async function toEmlFile({ filename, contentType, cid, content }: EmailAttachment, readObject: ReadObject) {
  const bytes = 'base64' in content ? Buffer.from(content.base64, 'base64') : await readObject(content.key)
  if (!bytes) throw new Error('An attachment is not there')
  return { filename, contentType, content: Buffer.from(bytes), ...(cid === undefined ? {} : { cid }) }
}
