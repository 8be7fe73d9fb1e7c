/** A block of a story; `season` is an occasion of `SEASONS`. */
interface SeasonalBlock {
  component?: unknown
  season?: unknown
}

const seasonOf = (raw: unknown): string | undefined => {
  const { season } = (raw ?? {}) as SeasonalBlock
  return typeof season === 'string' && season !== '' ? season : undefined
}
const componentOf = (raw: unknown) => ((raw ?? {}) as SeasonalBlock).component

/**
 * Selects a story's blocks by season. If blocks of one kind name a season, such as two heroes, those of the leading
 * season remain, else those without a season. All other kinds remain unchanged.
 *
 * @param seasons current seasons, the leading one first
 */
export function selectSeasonalEntries(stored: readonly unknown[], seasons: readonly string[]): unknown[] {
  return stored.filter(raw => {
    const kind = stored.filter(one => componentOf(one) === componentOf(raw))
    if (!kind.some(seasonOf)) return true
    const leading = seasons.find(season => kind.some(one => seasonOf(one) === season))
    return seasonOf(raw) === leading
  })
}
