/** Allocates an amount in proportion to weights; the shares are whole and add up exactly (largest remainder). */
export function allocateAmount(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (all <= 0) return weights.map((_, index) => (index === 0 ? amount : 0))
  const exact = weights.map(weight => (amount * weight) / all)
  const parts = exact.map(Math.floor)
  const rest = amount - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact.map((value, index) => ({ index, remainder: value - Math.floor(value) }))
  byRemainder.sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, rest)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
