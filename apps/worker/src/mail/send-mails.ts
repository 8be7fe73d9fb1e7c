import { type Database, removeMail, takeDueMail } from '@passepartout/db'
import type { MailTransport } from './open-mail-transport.ts'

const MINUTE_MS = 60_000
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS
/** With the waits between them about three days. */
const MOST_ATTEMPTS = 20

interface SendMailsDeps {
  db: Database
  transport: MailTransport
  clock: () => Date
  /** Told of every mail that could not be sent, by its kind alone: who was written to is nobody's business. */
  onFailure: (failure: { kind: string; attempts: number; isLast: boolean; err: unknown }) => void
  signal?: AbortSignal
}

/**
 * Sends what lies in the outbox and is due. What fails is tried again, later each time; what a dying process left
 * half sent is sent again, so a mail arrives at least once.
 *
 * @returns how many were sent
 */
export async function sendMails({ db, transport, clock, onFailure, signal }: SendMailsDeps): Promise<number> {
  for (let sent = 0; ; ) {
    if (signal?.aborted) return sent
    const now = clock()
    const retryAt = (attempts: number) =>
      new Date(now.getTime() + Math.min(2 ** (attempts - 1) * MINUTE_MS, LONGEST_WAIT_MS))
    const mail = await takeDueMail(db, { now, retryAt, mostAttempts: MOST_ATTEMPTS })
    if (!mail) return sent
    const { id, kind, attempts } = mail
    try {
      await transport.send(mail)
      await removeMail(db, id)
      sent += 1
    } catch (err) {
      onFailure({ kind, attempts, isLast: attempts >= MOST_ATTEMPTS, err })
    }
  }
}
