/** The available page counts of a type of book, both ends inclusive. */
export interface PageRange {
  min: number
  max: number
  /** Pages per step; `max` is a whole number of steps above `min`. */
  step: number
}

/** Every page count in the range (`graduationsPageCount` of spec 3). */
export const pageCounts = ({ min, max, step }: PageRange): number[] =>
  Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step)

export const isPageCount = ({ min, max, step }: PageRange, pages: number): boolean =>
  pages >= min && pages <= max && (pages - min) % step === 0

/** Number of steps beyond the pages included in the base price. */
export const extraPageSteps = ({ min, step }: PageRange, pages: number): number => (pages - min) / step

/**
 * The smallest page count that has room for the pages; the largest if none has. Never drops pages while a larger count
 * exists.
 */
export function pageCountFor({ min, max, step }: PageRange, pages: number): number {
  const wanted = Number.isFinite(pages) ? Math.max(pages, min) : min
  return Math.min(max, min + Math.ceil((wanted - min) / step) * step)
}
