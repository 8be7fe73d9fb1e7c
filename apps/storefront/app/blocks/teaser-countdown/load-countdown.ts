import type { TeaserCountdown } from '@passepartout/content-model'
import type { LoadContext } from '../../platform/block.ts'

/** Seconds that are left; none where the moment has passed, which is logged (spec 8), because the block should go. */
export async function loadCountdown(
  { until }: Pick<TeaserCountdown, 'until'>,
  { log, path }: Pick<LoadContext, 'log' | 'path'>,
  now: number = Date.now(),
): Promise<number> {
  const left = Math.floor((Date.parse(until) - now) / 1000)
  if (left > 0) return left
  log.warn({ key: 'countdown-date-in-past', path, until }, 'a countdown has run out')
  return 0
}
