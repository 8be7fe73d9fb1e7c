/** The price of a piece at a quantity, from a row of prices beside the quantities they begin at. */
export function unitAt(tiersFrom: readonly number[], units: readonly number[], quantity: number): number {
  const index = tiersFrom.findLastIndex(from => from <= quantity)
  return units[Math.max(0, index)] ?? 0
}
