import { z } from 'zod'
import { block, link, optionalLink, optionalText, text } from '../fields.ts'

export const calendarOverviewSchema = block('calendar-overview', {
  headline: text,
  text: optionalText,
  /** Shows only these kinds, such as `wandkalender`. */
  calendarTypes: z.array(text).optional(),
  /** Kinds to choose from above the list, each with its page; the catalogue knows their names and designs. */
  kinds: z.array(z.object({ calendarType: text, link })).optional(),
  /** Page with a `calendar-detail`; without it the designs lead into the designer. */
  detail: optionalLink,
})
export type CalendarOverview = z.infer<typeof calendarOverviewSchema>
