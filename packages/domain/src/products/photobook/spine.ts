/** What makes the spine of a book; thicknesses in millimetres. */
export interface SpineInput {
  pages: number
  /** One leaf of two pages: a sheet's caliper, for layflat the two sheets pasted together with their core. */
  leafMm: number
  /** One side of the cover: board and its wrap for a hard cover, the card of a soft one. */
  coverMm: number
}

/** Thickness of one sheet in mm, from its weight in g/m² and its bulk in cm³/g. */
export const caliperMm = (gsm: number, bulk: number): number => (gsm * bulk) / 1000

/** All leaves of a book without its cover, in mm. */
export const bookBlockThicknessMm = ({ pages, leafMm }: Pick<SpineInput, 'pages' | 'leafMm'>): number =>
  (pages / 2) * leafMm

/** Width of the spine in mm, in steps of the bindery: the block between two sides of the cover. */
export function spineWidthMm({ pages, leafMm, coverMm }: SpineInput, stepMm: number): number {
  const exact = bookBlockThicknessMm({ pages, leafMm }) + 2 * coverMm
  // Tenths of a micrometre hide what binary fractions lose, so that 6.25 is always 6.5.
  return Math.round(Number((exact / stepMm).toFixed(4))) * stepMm
}

/** What a spine says of the words on it; lengths in mm. */
export interface SpineText {
  /** Narrowest spine with words. */
  fromMm: number
  /** Between the words and the edges of the spine. */
  clearanceMm: number
  /** Letters are so much lower than the spine is wide. */
  lettersNarrowerMm: number
}

/** Room for text across the spine in mm; `undefined` where the spine is too narrow for any. */
export const spineTextMm = (
  spineMm: number,
  { fromMm, clearanceMm }: Pick<SpineText, 'fromMm' | 'clearanceMm'>,
): number | undefined => (spineMm >= fromMm ? spineMm - 2 * clearanceMm : undefined)
