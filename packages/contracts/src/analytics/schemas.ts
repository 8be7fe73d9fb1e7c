import { BROWSER_EVENTS, PAGE_KINDS } from '@passepartout/domain'
import * as z from 'zod'

const word = z.string().regex(/^[\w.:-]{1,60}$/)

export const sendPageMetricsSchemas = {
  body: z.object({
    page: z.enum(PAGE_KINDS),
    /** Counts a page view. */
    view: z.boolean(),
    events: z
      .array(z.object({ event: z.enum(BROWSER_EVENTS), kind: word.optional(), item: word.optional() }))
      .max(50),
    /** Milliseconds; `cls` is the layout shift score. */
    vitals: z.object({
      lcp: z.number().min(0).max(600_000).optional(),
      inp: z.number().min(0).max(600_000).optional(),
      cls: z.number().min(0).max(100).optional(),
    }),
  }),
  response: z.object({ counted: z.literal(true) }),
}

export const sendRecordingPartSchemas = {
  body: z.object({
    recording: z.uuid(),
    part: z.number().int().min(1).max(10_000),
    /** Masked recording as JSON. */
    events: z.string().min(2).max(500_000),
  }),
  response: z.object({ kept: z.literal(true) }),
}

export const analyticsSchemas = { addNumbers: sendPageMetricsSchemas, addRecording: sendRecordingPartSchemas }
