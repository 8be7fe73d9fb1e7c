import type { Size } from '../sizes/dimension.ts'

/** Grades of a print: three words (sharp, good, soft), the last one twice, as only `too-small` is red. */
export type QualityGrade = 'sharp' | 'good' | 'soft' | 'too-small'

export interface Quality {
  grade: QualityGrade
  /** Effective pixels per inch of the visible crop, rounded down. */
  ppi: number
  /** Of what hangs on a wall: from this distance on the eye sees no pixels, metres with one decimal, rounded up. */
  sharpFromMetres?: number
}

/** How a print is looked at: in the hand, or hanging on a wall. */
export type ViewingSituation = 'hand' | 'wall'

export interface QualityInput {
  viewing: ViewingSituation
  /** Pixels of the photo to each inch of the place that it fills, after zoom and rotation. */
  ppi: number
  /** The front of the product in mm: what hangs on a wall is looked at from where all of it is seen. */
  front: Size
}

const MM_PER_INCH = 25.4
/** ppi x metres at which a normal eye stops seeing pixels (3438 / inches). */
const ACUITY = 87
/** The share of what the eye could see that still looks good: softness is found only by looking for it. */
const GOOD_SHARE = 0.75
const NEAREST_METRES = 1
/** People step up to large pictures too: below these, distance is no excuse. */
const WALL_FLOOR = { sharp: 60, good: 50 }
const HAND = { sharp: 200, good: 150, red: 100 }
const WALL_RED = 50

/** Natural distance of a wall picture in metres: one and a half diagonals, at least one metre (product.md). */
export function viewingDistance({ widthMm, heightMm }: Size): number {
  return Math.max(NEAREST_METRES, (1.5 * Math.hypot(widthMm, heightMm)) / 1000)
}

export interface QualityThresholds {
  sharp: number
  good: number
  /** Below it a soft photo is marked red. */
  red: number
}

/** Lowest ppi of each word, and where red begins (product.md; trade facts 6). */
export function qualityThresholds(viewing: ViewingSituation, front: Size): QualityThresholds {
  if (viewing === 'hand') return HAND
  const needed = ACUITY / viewingDistance(front)
  return {
    sharp: Math.max(WALL_FLOOR.sharp, needed),
    good: Math.max(WALL_FLOOR.good, needed * GOOD_SHARE),
    red: WALL_RED,
  }
}

/** The one verdict on a photo in its place, for page, designer, check, cart and order. Too few pixels are no error. */
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

/** Pixels per inch of a photo (upright pixels) that fills a place in mm and loses as little as it must. */
export const fillingPpi = (photo: { width: number; height: number }, place: Size): number =>
  MM_PER_INCH * Math.min(photo.width / place.widthMm, photo.height / place.heightMm)

/** Whether nothing needs to be said: good or better. */
export const isGoodEnough = (grade: QualityGrade): grade is 'sharp' | 'good' =>
  grade === 'sharp' || grade === 'good'
