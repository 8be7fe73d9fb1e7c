import * as z from 'zod'

export const addRecordingSchemas = {
  body: z.object({
    recording: z.uuid(),
    part: z.number().int().min(1).max(10_000),
    /** What the recorder wrote, masked, as JSON. */
    events: z.string().min(2).max(500_000),
  }),
  response: z.object({ kept: z.literal(true) }),
}
