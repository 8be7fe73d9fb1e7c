import type { Size } from '../sizes/dimension.ts'

/**
 * Grades of a print. The UI has three words for them (sharp, good, soft); `too-small` also reads soft, and only it is
 * red.
 */
export type QualityGrade = 'sharp' | 'good' | 'soft' | 'too-small'

export interface Quality {
  grade: QualityGrade
  /** Effective pixels per inch of the visible crop, rounded down. */
  ppi: number
  /** For wall art: from this distance on the eye sees no pixels; metres with one decimal, rounded up. */
  sharpFromMetres?: number
}

/** How a print is viewed: in the hand, or on a wall. */
export type ViewingSituation = 'hand' | 'wall'

export interface QualityInput {
  viewing: ViewingSituation
  /** Pixels of the photo per inch of its slot, after zoom and rotation. */
  ppi: number
  /** The front of the product in mm: wall art is viewed from a distance at which all of it is visible. */
  front: Size
}

const MM_PER_INCH = 25.4
/** ppi x metres at which a normal eye stops seeing pixels (3438 / inches). */
const ACUITY = 87
/** Share of the visible resolution that still looks good: the softness shows only on close inspection. */
const GOOD_SHARE = 0.75
const NEAREST_METRES = 1
/** Minimum ppi on a wall: people also step close to large pictures. */
const WALL_FLOOR = { sharp: 60, good: 50 }
const HAND = { sharp: 200, good: 150, red: 100 }
const WALL_RED = 50

/** Natural viewing distance of wall art in metres: one and a half diagonals, at least one metre (product.md). */
export function viewingDistance({ widthMm, heightMm }: Size): number {
  return Math.max(NEAREST_METRES, (1.5 * Math.hypot(widthMm, heightMm)) / 1000)
}

export interface QualityThresholds {
  sharp: number
  good: number
  /** Below it a soft photo is marked red. */
  red: number
}

/** Lowest ppi of each grade, and the threshold of red (product.md; trade facts 6). */
export function qualityThresholds(viewing: ViewingSituation, front: Size): QualityThresholds {
  if (viewing === 'hand') return HAND
  const needed = ACUITY / viewingDistance(front)
  return {
    sharp: Math.max(WALL_FLOOR.sharp, needed),
    good: Math.max(WALL_FLOOR.good, needed * GOOD_SHARE),
    red: WALL_RED,
  }
}

/** Grades a photo in its slot, for page, designer, preflight, cart and order. Too few pixels are not an error. */
export function qualityLight({ viewing, ppi, front }: QualityInput): Quality {
  const { sharp, good, red } = qualityThresholds(viewing, front)
  const reaches = (threshold: number) => ppi >= threshold - 1e-9
  const grade = reaches(sharp) ? 'sharp' : reaches(good) ? 'good' : reaches(red) ? 'soft' : 'too-small'
  const seen = { grade, ppi: Math.floor(Math.max(0, ppi) + 1e-9) } as const
  if (viewing === 'hand') return seen
  return {
    ...seen,
    sharpFromMetres: ppi > 0 ? Math.ceil((ACUITY / ppi) * 10 - 1e-9) / 10 : Number.POSITIVE_INFINITY,
  }
}

/** Pixels per inch of a photo (upright pixels) that covers an area in mm with minimal cropping. */
export const fillingPpi = (photo: { width: number; height: number }, place: Size): number =>
  MM_PER_INCH * Math.min(photo.width / place.widthMm, photo.height / place.heightMm)

/** Whether the customer needs no hint: good or better. */
export const isGoodEnough = (grade: QualityGrade): grade is 'sharp' | 'good' =>
  grade === 'sharp' || grade === 'good'
