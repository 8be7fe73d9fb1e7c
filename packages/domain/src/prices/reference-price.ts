/** A price and its first day; it applies until the next entry. */
export interface PriceHistoryEntry {
  from: string
  amount: number
}

/**
 * Lowest price of the days before a reduction began (ECJ C-330/23: before the reduction, not the last days as seen
 * today). `undefined` without a price in that time.
 *
 * @param history in any order; days as `2026-11-16`
 * @param windowStart first day that counts
 * @param reductionStart first day of the reduction; it does not count
 */
export function lowestPriceBefore(
  history: readonly PriceHistoryEntry[],
  windowStart: string,
  reductionStart: string,
): number | undefined {
  const sorted = [...history]
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .filter(({ from }) => from < reductionStart)
  const counting = sorted.filter(({ from }, index) => {
    const next = sorted[index + 1]
    return from >= windowStart || next === undefined || next.from > windowStart
  })
  return counting.length === 0 ? undefined : Math.min(...counting.map(({ amount }) => amount))
}
