import { filterKnownEvents, recordProviderEvent } from '@passepartout/db'
import { handleProviderEvent } from './handle-provider-event.ts'
import type { PaymentContext } from './payment-context.ts'

const HOUR_MS = 3_600_000
/** Stripe itself keeps events for thirty days; a shop that was closed for a week hears of all it missed. */
const LOOK_BACK_MS = 7 * 24 * HOUR_MS
/** What was told just now may be on its way. */
const ON_ITS_WAY_MS = 10 * 60_000

/**
 * Asks the provider once an hour, whatever the number of processes, for refunds and disputes that it told of and nobody
 * heard; what fails is asked for again in an hour. @returns how many there were
 */
export async function pollMissedProviderEvents(context: PaymentContext): Promise<number> {
  const { db, now, log, paymentProviders } = context
  const { stripe } = paymentProviders
  if (!stripe?.eventsBetween) return 0
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS).toISOString()
  if (!(await recordProviderEvent(db, { id: `asked ${hour}`, kind: 'events-asked', now }))) return 0
  try {
    const ago = (ms: number) => new Date(now.getTime() - ms)
    const told = await stripe.eventsBetween(ago(LOOK_BACK_MS), ago(ON_ITS_WAY_MS))
    const known = await filterKnownEvents(
      db,
      told.map(({ id }) => id),
    )
    // In the order in which things happened.
    const missed = told.filter(({ id }) => !known.has(id)).toReversed()
    for (const event of missed) {
      await handleProviderEvent(context, stripe, event).catch(err =>
        log.error({ err, kind: event.kind }, 'webhook event handling failed'),
      )
    }
    if (missed.length > 0) log.warn({ missed: missed.length }, 'missed webhook events found')
    return missed.length
  } catch (err) {
    log.warn({ err }, 'listing provider events failed')
    return 0
  }
}
