import type { z } from 'zod'
import { block, optionalText } from '../fields.ts'

export const breadcrumbSchema = block('breadcrumb', {
  /** What this page is called at the end of its path; by default its title. */
  title: optionalText,
})
export type Breadcrumb = z.infer<typeof breadcrumbSchema>
