import { z } from 'zod'
import { asset, block, optionalAsset, optionalText, text } from '../fields.ts'

export const videoSchema = block('video', {
  /** A file of the shop's own (MP4 or WebM). */
  video: asset,
  /** What stands there until it plays. */
  poster: asset,
  /** Says what the film shows; its accessible name. */
  title: text,
  caption: optionalText,
  /** WebVTT in the page's language; needed where somebody speaks. */
  captions: optionalAsset,
  ratio: z.enum(['16:9', '4:3', '1:1', '9:16']).optional(),
})
export type Video = z.infer<typeof videoSchema>
