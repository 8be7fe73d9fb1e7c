import type { PhotoJudgement } from '../model.ts'

/**
 * Sharpness 0..1 below which a photo looks blurred in print (measured: docs/books.md). Fog, sky and sand lie below it
 * too, so the check only hints.
 */
const BLURRED = 0.25

export const isBlurred = (judged: PhotoJudgement | undefined): boolean =>
  judged !== undefined && judged.sharpness < BLURRED
