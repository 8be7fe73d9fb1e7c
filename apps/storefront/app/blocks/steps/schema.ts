import { z } from 'zod'
import { block, optionalAsset, text } from '../fields.ts'

/** Without a picture the step shows its number. */
export const stepSchema = block('step', { title: text, text, picture: optionalAsset })
export type Step = z.infer<typeof stepSchema>

export const stepsSchema = block('steps', { headline: text, items: z.array(stepSchema).min(2) })
export type Steps = z.infer<typeof stepsSchema>
