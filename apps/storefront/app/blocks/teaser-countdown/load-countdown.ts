import type { TeaserCountdown } from '@passepartout/content-model'
import { getShippingInformation } from '@passepartout/contracts'
import type { LoadContext } from '../../platform/block.ts'

/** End of a countdown, and the seconds left. */
export interface Countdown {
  until: string
  left: number
}

type CountdownSource = Pick<TeaserCountdown, 'until' | 'occasion' | 'kind' | 'cardOccasion' | 'type'>

/**
 * The end of a countdown, while it is in the future. An end date of an editor that has passed is logged (spec 8), since
 * the block should be removed; the last order date of an occasion recurs next year.
 */
export async function loadCountdown(
  { until, ...source }: CountdownSource,
  context: Pick<LoadContext, 'api' | 'log' | 'path'>,
  now: number = Date.now(),
): Promise<Countdown | undefined> {
  const moment = until ?? (await lastOrder(source, context))
  if (!moment) return undefined
  const left = Math.floor((Date.parse(moment) - now) / 1000)
  if (left > 0) return { until: moment, left }
  if (until)
    context.log.warn(
      { key: 'countdown-date-in-past', path: context.path, until },
      'countdown date is in the past',
    )
  return undefined
}

/** Last order date for guaranteed delivery, once the occasion is the next one and its dates are public. */
async function lastOrder(
  { occasion, kind, cardOccasion, type }: Omit<CountdownSource, 'until'>,
  { api }: Pick<LoadContext, 'api'>,
): Promise<string | undefined> {
  if (!kind) return undefined
  const query = { kind, ...(type && { type }), ...(cardOccasion && { occasion: cardOccasion }) }
  const answer = await api.call(getShippingInformation, { query })
  if (!answer.ok) return undefined
  const { lastOrderDates } = answer.payload
  const { occasion: next, safetyLodEnd, lodStart } = lastOrderDates
  const isTold = lodStart !== null && Date.parse(lodStart) <= Date.now()
  return next === occasion && isTold ? (safetyLodEnd ?? undefined) : undefined
}
