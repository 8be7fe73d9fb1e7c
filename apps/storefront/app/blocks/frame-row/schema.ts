import { z } from 'zod'
import { block, frameType, fromPrice, link, one, text } from '../fields.ts'
import { sceneSchema } from '../scene/schema.ts'

export const frameRowItemSchema = block('frame-row-item', {
  frameType,
  scene: one(sceneSchema),
  title: text,
  fromPrice,
  link,
})
export type FrameRowItem = z.infer<typeof frameRowItemSchema>

export const frameRowSchema = block('frame-row', {
  headline: text,
  anchor: z.string().optional(),
  items: z.array(frameRowItemSchema).min(1),
})
export type FrameRow = z.infer<typeof frameRowSchema>
