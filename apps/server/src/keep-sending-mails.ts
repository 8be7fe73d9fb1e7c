import { join } from 'node:path'
import { openMailTransport, sendMails } from '@passepartout/worker'
import type { Environment } from './environment.ts'
import type { Logger } from './log.ts'
import type { Data } from './open-data.ts'

const LOOK_EVERY_MS = 3000

/** Folder of the mails that no server sends. */
export const outboxOf = (dataDir: string): string => join(dataDir, 'outbox')

/** Sends what lies in the outbox, moments after it was written. */
export function keepSendingMails(
  data: Data,
  { SMTP_URL }: Pick<Environment, 'SMTP_URL'>,
  log: Logger,
): { close(): Promise<void> } {
  const stopping = new AbortController()
  const transport = openMailTransport({ smtpUrl: SMTP_URL, outboxDir: outboxOf(data.dataDir) })
  let running = Promise.resolve()

  async function look(): Promise<void> {
    try {
      const sent = await sendMails({
        db: data.database.db,
        transport,
        clock: () => new Date(),
        signal: stopping.signal,
        // A mail server's own words name the address.
        onFailure: ({ err, isLast, ...failure }) =>
          log[isLast ? 'error' : 'warn']({ ...failure, reason: codeOf(err) }, 'a mail could not be sent'),
      })
      if (sent > 0) log.info({ sent }, 'sent mails')
    } catch (err) {
      log.error({ err }, 'the outbox could not be read')
    }
  }

  let isLooking = false
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    running = look().finally(() => {
      isLooking = false
    })
  }, LOOK_EVERY_MS).unref()
  return {
    async close() {
      clearInterval(timer)
      stopping.abort()
      await running
      transport.close()
    },
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error ? (Reflect.get(error, 'responseCode') ?? Reflect.get(error, 'code')) : undefined
