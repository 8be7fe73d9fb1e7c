import { type Database, findMail, removeMail, waitingMails } from '@passepartout/db'
import type { JobHandler, Jobs } from '@passepartout/jobs'
import type { MailTransport } from './open-mail-transport.ts'

/**
 * Sends a mail of the outbox and takes it out. What a dying process left half sent is sent again under the same
 * Message-ID, so a mail arrives at least once and is known as one.
 */
export function mailSender({
  db,
  transport,
}: {
  db: Database
  transport: MailTransport
}): JobHandler<'send-mail'> {
  return async ({ mailId }) => {
    const mail = await findMail(db, mailId)
    if (!mail) return
    try {
      await transport.send(mail)
    } catch (error) {
      throw new MailRefused(mail.kind, error)
    }
    await removeMail(db, mailId)
  }
}

/** Says which letter it was and nothing of whom it goes to: a mail server's own words name the address. */
class MailRefused extends Error {
  override name = 'MailRefused'
  constructor(kind: string, error: unknown) {
    const code = error instanceof Error && (Reflect.get(error, 'responseCode') ?? Reflect.get(error, 'code'))
    super(`The mail "${kind}" was not taken${code ? ` (${code})` : ''}`)
  }
}

/** Has every mail of the outbox sent that no job names: those of versions of the shop that had no jobs. */
export async function takeOverMails(db: Database, jobs: Pick<Jobs, 'enqueue' | 'unknown'>): Promise<void> {
  // A start after a crash finds hundreds that wait and have their job.
  for (const mailId of await jobs.unknown('send-mail', await waitingMails(db))) {
    await db.transaction(tx => jobs.enqueue(tx, 'send-mail', { mailId }, { key: mailId }))
  }
}
