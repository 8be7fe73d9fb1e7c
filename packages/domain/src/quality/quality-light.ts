export type QualityLight = 'green' | 'amber' | 'red'

export interface Quality {
  light: QualityLight
  /** Effective pixels per inch of the visible crop, rounded down. */
  ppi: number
  /** From this distance on the eye sees no pixels, metres with one decimal, rounded up. */
  sharpFromMetres: number
}

/** How a print is looked at: in the hand, or hanging on a wall. */
export type Viewing = 'hand' | 'wall'

export interface QualityInput {
  viewing: Viewing
  /** Pixels of the photo along the visible width of the crop, after zoom and rotation. */
  pixelsAcross: number
  /** Width in mm over which those pixels are printed. */
  widthMm: number
  heightMm: number
}

const MM_PER_INCH = 25.4
const HAND = { green: 200, amber: 150 }
/** ppi x metres at which a normal eye stops seeing pixels (3438 / inches), and the printers' generous double. */
const ACUITY = 87
const GENEROUS = 180

/** Distance a wall picture is looked at from, in metres: one and a half diagonals, never nearer than 0.4. */
export function viewingDistance({ widthMm, heightMm }: { widthMm: number; heightMm: number }): number {
  return Math.max(0.4, (1.5 * Math.hypot(widthMm, heightMm)) / 1000)
}

/** Lowest ppi for green and for amber (trade facts 6; designer.md 8). */
export function qualityThresholds(viewing: Viewing, size: { widthMm: number; heightMm: number }) {
  if (viewing === 'hand') return HAND
  const distance = viewingDistance(size)
  return { green: Math.min(300, GENEROUS / distance), amber: Math.max(60, ACUITY / distance) }
}

/** The print-quality light of a crop. Pixels that cannot be printed sharply are red, never an error. */
export function qualityLight({ viewing, pixelsAcross, widthMm, heightMm }: QualityInput): Quality {
  const ppi = widthMm > 0 && pixelsAcross > 0 ? (pixelsAcross * MM_PER_INCH) / widthMm : 0
  const { green, amber } = qualityThresholds(viewing, { widthMm, heightMm })
  const reaches = (threshold: number) => ppi >= threshold - 1e-9
  const light = reaches(green) ? 'green' : reaches(amber) ? 'amber' : 'red'
  const sharpFromMetres = ppi > 0 ? Math.ceil((ACUITY / ppi) * 10 - 1e-9) / 10 : Number.POSITIVE_INFINITY
  return { light, ppi: Math.floor(ppi + 1e-9), sharpFromMetres }
}
