import type { z } from 'zod'
import { block } from '../fields.ts'

export const backToTopSchema = block('back-to-top', {})
export type BackToTop = z.infer<typeof backToTopSchema>
