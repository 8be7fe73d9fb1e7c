/** A block as a story holds it; `season` is an occasion of `SEASONS`. */
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
 * A story's blocks as the season has them: of blocks of one kind of which some name a season, such as two heroes, those of the
 * leading season stand, else those that name none. All others stay.
 *
 * @param seasons those of today, the leading one first
 */
export function selectSeasonalEntries(stored: readonly unknown[], seasons: readonly string[]): unknown[] {
  return stored.filter(raw => {
    const kind = stored.filter(one => componentOf(one) === componentOf(raw))
    if (!kind.some(seasonOf)) return true
    const leading = seasons.find(season => kind.some(one => seasonOf(one) === season))
    return seasonOf(raw) === leading
  })
}
