/** Words with fewer characters are too similar to each other. */
export const FUZZY_FROM = 4

/** Shorter words are too similar to words that have nothing to do with a death. */
const MOURNING_FROM = 5

/**
 * Reads a mistyped word as a word of mourning if it is as near to one as to any other word: mourners never see another
 * occasion. `esqela` becomes `esquela`, not `escuela`.
 */
export function mourningReadings(
  meaning: readonly (readonly string[])[],
  name: string,
  terms: ReadonlySet<string>,
): (word: string) => string | undefined {
  const words = (meaning.find(group => group.includes(name)) ?? []).filter(
    word => word.length >= MOURNING_FROM && !word.includes(' '),
  )
  return word => {
    const most = word.length < FUZZY_FROM ? 0 : word.length < 7 ? 1 : 2
    const near = (others: Iterable<string>) => {
      let best: { other: string; distance: number } | undefined
      for (const other of others) {
        const distance = other[0] === word[0] ? distanceOf(word, other) : Infinity
        if (distance <= most && distance < (best?.distance ?? Infinity)) best = { other, distance }
      }
      return best
    }
    const mourned = near(words)
    return mourned && mourned.distance <= (near(terms)?.distance ?? Infinity) ? mourned.other : undefined
  }
}

/** Whether two normalised words differ in few characters. */
export const isFuzzyMatch = (one: string, other: string): boolean => distanceOf(one, other) <= 2

/**
 * Number of characters to change, add or remove between two normalised words; infinite if their lengths differ too
 * much.
 */
function distanceOf(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Infinity
  const row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    let diagonal = row[0] ?? 0
    row[0] = i
    for (let j = 1; j <= other.length; j++) {
      const above = row[j] ?? 0
      row[j] = Math.min(above + 1, (row[j - 1] ?? 0) + 1, diagonal + (one[i - 1] === other[j - 1] ? 0 : 1))
      diagonal = above
    }
  }
  return row[other.length] ?? 0
}
