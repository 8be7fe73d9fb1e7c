import type { Box } from '../model.ts'

/** A photo's aspect ratio (width by height), upright after its quarter turns. */
export interface Ratio {
  id: string
  ratio: number
}

/** Share 0..1 of a photo that is cropped in a slot of another ratio. */
export const cropLossShare = (photo: number, place: number): number =>
  1 - Math.min(photo / place, place / photo)

/**
 * Assigns photos to slots with the least cropping: the widest photo to the widest slot. The result does not depend on
 * the order of the photos.
 *
 * @returns the photo of each slot; `undefined` if there are fewer photos
 */
export function assignPhotosToSlots<P extends Ratio>(
  photos: readonly P[],
  places: readonly number[],
): (P | undefined)[] {
  const chosen = photos.slice(0, places.length).toSorted(byRatio)
  const order = places
    .map((ratio, index) => ({ ratio, index }))
    .toSorted((a, b) => b.ratio - a.ratio || a.index - b.index)
  // If photos are missing, the slots that suit the others least stay empty: the last ones.
  const filled = order.toSorted((a, b) => a.index - b.index).slice(0, chosen.length)
  const ranked = filled.toSorted((a, b) => b.ratio - a.ratio || a.index - b.index)
  const result: (P | undefined)[] = places.map(() => undefined)
  for (const [rank, { index }] of ranked.entries()) result[index] = chosen[rank]
  return result
}

const byRatio = (a: Ratio, b: Ratio) => b.ratio - a.ratio || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** Mean cropped share of the photos that have a slot. */
export function meanCropLossShare(photos: readonly (Ratio | undefined)[], places: readonly number[]): number {
  const losses = photos.flatMap((photo, index) =>
    photo ? [cropLossShare(photo.ratio, places[index] ?? 1)] : [],
  )
  return losses.length === 0 ? 0 : losses.reduce((sum, loss) => sum + loss, 0) / losses.length
}

export const ratioOf = ({ width, height }: Pick<Box, 'width' | 'height'>): number => width / height

/** Pseudo-random numbers from 0 up to 1, reproducible by their seed (mulberry32). */
export function createSeededRandom(seed: number): () => number {
  let state = (seed + 0x6d2b79f5) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
