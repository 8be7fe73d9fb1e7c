import type { PhotobookBinding } from '../../catalogue/vocabulary.ts'

/** What makes the spine of a book; thicknesses in millimetres. */
export interface SpineInput {
  pages: number
  binding: PhotobookBinding
  /** One leaf of two pages: a sheet's caliper, for layflat the two sheets pasted together with their core. */
  leafMm: number
  /** One side of the cover: board and its wrap for a hard cover, the card of a soft one. */
  coverMm: number
}

const ROUNDED_TO_MM = 0.5
const NARROWEST_WITH_TEXT_MM = 6
const CLEARANCE_MM = 1

/** Thickness of one sheet in mm, from its weight in g/m² and its bulk in cm³/g. */
export const caliperMm = (gsm: number, bulk: number): number => (gsm * bulk) / 1000

/** All leaves of a book without its cover, in mm. */
export const bookBlockMm = ({ pages, leafMm }: Pick<SpineInput, 'pages' | 'leafMm'>): number =>
  (pages / 2) * leafMm

/** Width of the spine in mm, in steps of 0.5: the block between two sides of the cover; a stapled book has none. */
export function spineWidthMm({ pages, binding, leafMm, coverMm }: SpineInput): number {
  if (binding === 'heftbindung') return 0
  const exact = bookBlockMm({ pages, leafMm }) + 2 * coverMm
  // Tenths of a micrometre hide what binary fractions lose, so that 6.25 is always 6.5.
  return Math.round(Number((exact / ROUNDED_TO_MM).toFixed(4))) * ROUNDED_TO_MM
}

/** Room for text across the spine in mm; `undefined` where the spine is too narrow for any. */
export const spineTextMm = (spineMm: number): number | undefined =>
  spineMm >= NARROWEST_WITH_TEXT_MM ? spineMm - 2 * CLEARANCE_MM : undefined
