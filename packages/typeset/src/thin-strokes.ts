import { FONT_FAMILIES, type FontFamily } from './font-faces.ts'

/**
 * Width of the thin strokes of each family in thousandths of an em, by the weights of `FONT_FAMILIES`; upright and
 * italic differ by less than a tenth. Measured by `testing/stroke-widths.ts`.
 */
const THIN_STROKES: Readonly<Record<FontFamily, readonly number[]>> = {
  Cormorant: [15, 17, 19, 21, 23],
  'Tenor Sans': [44],
  Fraunces: [38, 45, 53, 62, 70, 87],
  'Fraunces Wonk': [38, 45, 54, 62, 70, 87],
  Jost: [50, 76, 99, 115, 136],
  'Playfair Display': [20, 21, 21, 22, 22, 23],
  Figtree: [57, 75, 89, 104, 124, 145],
  Italiana: [10],
  Fredoka: [52, 82, 111, 143, 174],
  Caveat: [54, 63, 71, 80],
  Marcellus: [43],
  'Gilda Display': [25],
  'DM Serif Display': [24],
  'DM Sans': [60, 71, 84, 99, 110],
  'Great Vibes': [22],
  'Pinyon Script': [13],
  'Josefin Sans': [43, 85, 93, 101, 127],
}

/** Width of a family's thin strokes in em; for a missing weight that of the next lighter one. */
export function thinStrokeEm(face: FontFamily, weight: number): number {
  const at = (FONT_FAMILIES[face].weights as readonly number[]).findLastIndex(one => one <= weight)
  return (THIN_STROKES[face][Math.max(0, at)] ?? 0) / 1000
}
