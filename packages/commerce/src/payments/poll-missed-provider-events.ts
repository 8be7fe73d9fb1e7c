import { filterKnownEvents, recordProviderEvent } from '@passepartout/db'
import { HOUR_MS } from '@passepartout/domain'
import { handleProviderEvent } from './handle-provider-event.ts'
import type { PaymentContext } from './payment-context.ts'

/** Stripe stores events for thirty days; a week covers a longer outage of the shop. */
const LOOK_BACK_MS = 7 * 24 * HOUR_MS
/** Younger events may still be on their way. */
const ON_ITS_WAY_MS = 10 * 60_000

/**
 * Requests the provider's refund and dispute events once an hour, over all processes, and handles those that never
 * arrived; a failed one is requested again in an hour. @returns their number
 */
export async function pollMissedProviderEvents(context: PaymentContext): Promise<number> {
  const { db, now, log, paymentProviders } = context
  const { stripe } = paymentProviders
  if (!stripe?.eventsBetween) return 0
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS).toISOString()
  if (!(await recordProviderEvent(db, { id: `asked ${hour}`, kind: 'events-asked', now }))) return 0
  try {
    const ago = (ms: number) => new Date(now.getTime() - ms)
    const providerEvents = await stripe.eventsBetween(ago(LOOK_BACK_MS), ago(ON_ITS_WAY_MS))
    const known = await filterKnownEvents(
      db,
      providerEvents.map(({ id }) => id),
    )
    // In chronological order.
    const missed = providerEvents.filter(({ id }) => !known.has(id)).toReversed()
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
