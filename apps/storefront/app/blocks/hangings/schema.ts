import { z } from 'zod'
import { block, link, one, optionalText, text } from '../fields.ts'
import { sceneSchema } from '../scene/schema.ts'

export const hangingSchema = block('hanging', { scene: one(sceneSchema), title: text, text, link })
export type Hanging = z.infer<typeof hangingSchema>

export const hangingsSchema = block('hangings', {
  headline: text,
  text: optionalText,
  items: z.array(hangingSchema).min(1),
})
export type Hangings = z.infer<typeof hangingsSchema>
