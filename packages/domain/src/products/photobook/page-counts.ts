/** The page counts in which a type of book is made, both ends included. */
export interface PageRange {
  min: number
  max: number
  /** Pages per step; `max` lies a whole number of steps above `min`. */
  step: number
}

/** Every page count of a book (`graduationsPageCount` of spec 3). */
export const pageCounts = ({ min, max, step }: PageRange): number[] =>
  Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step)

export const isPageCount = ({ min, max, step }: PageRange, pages: number): boolean =>
  pages >= min && pages <= max && (pages - min) % step === 0

/** Steps beyond the pages that the base price holds. */
export const extraPageSteps = ({ min, step }: PageRange, pages: number): number => (pages - min) / step

/** The smallest page count that holds so many pages; the largest where none does. Pages are never cut off before it. */
export function pageCountFor({ min, max, step }: PageRange, pages: number): number {
  const wanted = Number.isFinite(pages) ? Math.max(pages, min) : min
  return Math.min(max, min + Math.ceil((wanted - min) / step) * step)
}
