import {
  type Database,
  deleteEmail,
  findPendingEmail,
  listPendingEmailIds,
  markEmailUndeliverable,
} from '@passepartout/db'
import type { LogFields } from '@passepartout/domain'
import type { JobHandler, Jobs } from '@passepartout/jobs'
import type { EmailTransport } from './create-email-transport.ts'
import { permanentRejectionOf } from './permanent-rejection.ts'

/**
 * Sends a mail of the outbox and takes it out. What a dying process left half sent is sent again under the same
 * Message-ID, so a mail arrives at least once and is known as one. One that nobody can get stays in the outbox for people
 * to look at.
 */
export function createEmailSender({
  db,
  transport,
  log,
}: {
  db: Database
  transport: EmailTransport
  log: { warn(fields: LogFields, message: string): void }
}): JobHandler<'send-mail'> {
  return async ({ mailId }) => {
    const mail = await findPendingEmail(db, mailId)
    if (!mail) return
    try {
      await transport.send(mail)
    } catch (error) {
      const refusal = permanentRejectionOf(error)
      if (refusal === undefined) throw new UndeliverableError(mail.kind, error)
      await markEmailUndeliverable(db, { id: mailId, refusal, now: new Date() })
      log.warn({ key: 'mail-undeliverable', mail: mailId, letter: mail.kind, refusal }, 'email undeliverable')
      return
    }
    await deleteEmail(db, mailId)
  }
}

/** Says which letter it was and nothing of whom it goes to: a mail server's own words name the address. */
class UndeliverableError extends Error {
  override name = 'UndeliverableError'
  constructor(kind: string, error: unknown) {
    const code = error instanceof Error && (Reflect.get(error, 'responseCode') ?? Reflect.get(error, 'code'))
    super(`The mail "${kind}" was not taken${code ? ` (${code})` : ''}`)
  }
}

/** Has every mail of the outbox sent that no job names: those of versions of the shop that had no jobs. */
export async function enqueueOrphanedEmails(
  db: Database,
  jobs: Pick<Jobs, 'enqueue' | 'unknown'>,
): Promise<void> {
  // A start after a crash finds hundreds that wait and have their job.
  for (const mailId of await jobs.unknown('send-mail', await listPendingEmailIds(db))) {
    await db.transaction(tx => jobs.enqueue(tx, 'send-mail', { mailId }, { key: mailId }))
  }
}
