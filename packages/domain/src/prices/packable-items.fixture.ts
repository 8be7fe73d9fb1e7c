import type { PackableItem, PackableQuantity } from './pack-order.ts'

const piece = (
  form: PackableItem['form'],
  widthMm: number,
  heightMm: number,
  grams: number,
): PackableItem => ({
  ...{ form, widthMm, heightMm, grams, depthMm: 2 },
  isPosted: form === 'letter',
})

export const SAMPLE = piece('letter', 162, 114, 20)
export const POSTER = piece('flat', 600, 400, 60)
/** Longer than the limit of a parcel. */
export const BANNER = piece('flat', 1500, 1000, 3000)

export const packable = (one: PackableItem, count = 1): PackableQuantity => ({ piece: one, count })

/** One piece of a class, for tests that depend on the class only. */
export const packableAs = (size: 'letter' | 'parcel' | 'bulky'): PackableQuantity =>
  packable({ letter: SAMPLE, parcel: POSTER, bulky: BANNER }[size])
