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
 * Sends an email of the outbox and deletes it there. An email half sent by a dying process is sent again under the same
 * Message-ID, so it arrives at least once and is recognisable as a duplicate. An undeliverable one stays in the outbox
 * for operators.
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

/** Names the kind of email and not its recipient: a mail server's own message contains the address. */
class UndeliverableError extends Error {
  override name = 'UndeliverableError'
  constructor(kind: string, error: unknown) {
    const code = error instanceof Error && (Reflect.get(error, 'responseCode') ?? Reflect.get(error, 'code'))
    super(`The mail "${kind}" was not taken${code ? ` (${code})` : ''}`)
  }
}

/** Enqueues every email of the outbox that has no job: those of versions of the shop without jobs. */
export async function enqueueOrphanedEmails(
  db: Database,
  jobs: Pick<Jobs, 'enqueue' | 'unknown'>,
): Promise<void> {
  // After a crash there may be hundreds of emails that already have their job.
  for (const mailId of await jobs.unknown('send-mail', await listPendingEmailIds(db))) {
    await db.transaction(tx => jobs.enqueue(tx, 'send-mail', { mailId }, { key: mailId }))
  }
}
