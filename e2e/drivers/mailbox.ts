import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** The emails in the outbox of a shop without a mail server. */
export function mailboxOf(dataDir: string) {
  const folder = join(dataDir, 'outbox')
  const mailsTo = (address: string) =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter(file => file.endsWith('.eml'))
      .sort()
      .map(file => readFileSync(join(folder, file), 'utf8'))
      .filter(mail => mail.includes(address))
  const last = async (address: string, linkIn: (mail: string) => string | undefined): Promise<string> => {
    const find = () => mailsTo(address).map(linkIn).findLast(Boolean)
    await expect.poll(find, { timeout: 20_000 }).toBeDefined()
    return find() ?? ''
  }
  return {
    /** The last link in the emails to this address whose path contains that part; waits for the email. */
    linkTo: (address: string, part: string): Promise<string> =>
      last(address, mail =>
        readable(mail)
          .match(/https?:\/\/[^\s"<>)]+/g)
          ?.findLast(link => link.includes(part)),
      ),
    /** One-click unsubscribe address of mail programs (RFC 8058). */
    leaveLink: (address: string): Promise<string> =>
      last(address, mail => /^List-Unsubscribe:\s+<([^>]+)>/m.exec(mail)?.[1]),
  }
}

/** Decodes quoted-printable bodies: soft line breaks, and escapes of ASCII. */
const readable = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
