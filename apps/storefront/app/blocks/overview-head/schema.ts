import type { z } from 'zod'
import { block, callToAction, one, oneOrNone, text } from '../fields.ts'
import { sceneSchema } from '../scene/schema.ts'

export const overviewHeadSchema = block('overview-head', {
  headline: text,
  text,
  scene: one(sceneSchema),
  cta: one(callToAction),
  secondary: oneOrNone(callToAction),
})
export type OverviewHead = z.infer<typeof overviewHeadSchema>
