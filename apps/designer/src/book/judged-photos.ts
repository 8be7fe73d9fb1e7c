import type { Asset, PhotoJudgement } from '@passepartout/document'
import { isScreenshot, type judgePixels } from '@passepartout/document/layout'
import { createPreviewReader } from '../photos/preview-reader.ts'
import type { Designer } from '../state/designer.ts'

/** What this device saw in a photo; stays here but for the judgement of photos in the book. */
export interface JudgedPhoto {
  judged: PhotoJudgement
  /** Features of its picture, to tell photos that look alike. */
  look: bigint
}

/** The part of a judgement that follows from the pixels. */
export type JudgedPixels = ReturnType<typeof judgePixels> & Pick<JudgedPhoto, 'look'>

/** Judges photos in a worker. */
export const photoJudge = createPreviewReader<JudgedPixels>(
  () => new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' }),
)

type Photos = Pick<Designer['photos'], 'tiers' | 'isTrue'>

export function findJudgedPhoto(photos: Photos, asset: Asset): JudgedPhoto | undefined {
  const pixels = photoJudge.find(photos, asset.id)
  if (!pixels) return undefined
  const { look, ...judged } = pixels
  return { look, judged: { ...judged, ...(isScreenshot(asset) && { isScreenshot: true as const }) } }
}
