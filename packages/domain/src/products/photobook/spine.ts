/** Measures that determine a book's spine; thicknesses in millimetres. */
export interface SpineInput {
  pages: number
  /** One leaf of two pages: a sheet's caliper; for layflat the two sheets pasted together with their core. */
  leafMm: number
  /** One side of the cover: board with its wrap for a hard cover, the card of a soft one. */
  coverMm: number
}

/** Thickness of one sheet in mm, from its weight in g/m² and its bulk in cm³/g. */
export const caliperMm = (gsm: number, bulk: number): number => (gsm * bulk) / 1000

/** All leaves of a book without its cover, in mm. */
export const bookBlockThicknessMm = ({ pages, leafMm }: Pick<SpineInput, 'pages' | 'leafMm'>): number =>
  (pages / 2) * leafMm

/** Width of the spine in mm, rounded to the bindery's steps: the book block between two sides of the cover. */
export function spineWidthMm({ pages, leafMm, coverMm }: SpineInput, stepMm: number): number {
  const exact = bookBlockThicknessMm({ pages, leafMm }) + 2 * coverMm
  // Rounding to a ten-thousandth of a step removes binary fractions, so that 6.25 always becomes 6.5.
  return Math.round(Number((exact / stepMm).toFixed(4))) * stepMm
}

/** Rules for the text on a spine; lengths in mm. */
export interface SpineText {
  /** Narrowest spine that carries text. */
  fromMm: number
  /** Between the text and the edges of the spine. */
  clearanceMm: number
  /** Spine width minus text height. */
  lettersNarrowerMm: number
}

/** Height available for text across the spine in mm; `undefined` if the spine is too narrow. */
export const spineTextMm = (
  spineMm: number,
  { fromMm, clearanceMm }: Pick<SpineText, 'fromMm' | 'clearanceMm'>,
): number | undefined => (spineMm >= fromMm ? spineMm - 2 * clearanceMm : undefined)
