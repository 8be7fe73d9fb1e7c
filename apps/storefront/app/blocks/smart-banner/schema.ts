import type { z } from 'zod'
import { block, callToAction, one, text } from '../fields.ts'

export const smartBannerSchema = block('smart-banner', { title: text, text, cta: one(callToAction) })
export type SmartBanner = z.infer<typeof smartBannerSchema>
