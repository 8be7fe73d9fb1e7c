import type { z } from 'zod'
import { block, optionalLink, optionalText } from '../fields.ts'

export const calendarDetailSchema = block('calendar-detail', {
  /** A calendar design; without it the one in the address, else the first. */
  designGroupId: optionalText,
  /** The overview that all designs stand on. */
  overview: optionalLink,
})
export type CalendarDetail = z.infer<typeof calendarDetailSchema>
