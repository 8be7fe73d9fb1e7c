import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailMessage } from '@passepartout/db'
import { createTransport } from 'nodemailer'

/** Hands mails on. */
export interface MailTransport {
  /** @throws where the mail was not taken; it has to be tried again */
  send(mail: { id: string; message: MailMessage }): Promise<void>
  close(): void
}

interface TransportOptions {
  /** `smtp://user:password@host:587` or `smtps://...`. */
  smtpUrl?: string | undefined
  /** Where mails are put as files when there is no mail server. */
  outboxDir: string
}

/** A mail server where there is one; otherwise a folder of `.eml` files, which any mail program opens. */
export function openMailTransport({ smtpUrl, outboxDir }: TransportOptions): MailTransport {
  return smtpUrl ? overSmtp(smtpUrl) : intoFolder(outboxDir)
}

function overSmtp(url: string): MailTransport {
  const transport = createTransport(url)
  return {
    send: async mail => void (await transport.sendMail(lettersOf(mail))),
    close: () => transport.close(),
  }
}

function intoFolder(dir: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail) {
      const { message } = await writer.sendMail(lettersOf(mail))
      await mkdir(dir, { recursive: true })
      const file = join(dir, `${mail.id}.eml`)
      await writeFile(`${file}.part`, message as Buffer)
      await rename(`${file}.part`, file)
    },
    close: () => writer.close(),
  }
}

/**
 * The id stays the same at every attempt, so that a mail sent twice is known as one. Attachments by path or address
 * cannot be named: a mail is what its row says and nothing else.
 */
const lettersOf = ({ id, message }: { id: string; message: MailMessage }) => ({
  ...message,
  messageId: `<${id}@${message.from.address.split('@').at(-1)}>`,
  disableFileAccess: true,
  disableUrlAccess: true,
})
