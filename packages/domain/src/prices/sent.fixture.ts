import type { Sent, SentPiece } from './pack-order.ts'

const piece = (form: SentPiece['form'], widthMm: number, heightMm: number, grams: number): SentPiece => ({
  ...{ form, widthMm, heightMm, grams, depthMm: 2 },
  isPosted: form === 'letter',
})

export const SAMPLE = piece('letter', 162, 114, 20)
export const POSTER = piece('flat', 600, 400, 60)
/** Longer than a parcel may be. */
export const BANNER = piece('flat', 1500, 1000, 3000)

export const sent = (one: SentPiece, count = 1): Sent => ({ piece: one, count })

/** One piece of a class, for who asks about the class alone. */
export const sentAs = (size: 'letter' | 'parcel' | 'bulky'): Sent =>
  sent({ letter: SAMPLE, parcel: POSTER, bulky: BANNER }[size])
