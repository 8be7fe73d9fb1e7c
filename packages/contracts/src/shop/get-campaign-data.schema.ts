import * as z from 'zod'

export const getCampaignDataSchemas = {
  response: z.object({
    campaigns: z.array(
      z.object({
        id: z.string(),
        /** First and last day, both included. */
        from: z.iso.date(),
        until: z.iso.date(),
        /** Product kinds it reduces; empty means all. */
        kinds: z.array(z.string()),
        /** Materials, types, formats or SKUs it is limited to; empty means all. */
        ids: z.array(z.string()),
        /** Per cent, or null where an amount is taken off. */
        percent: z.number().nullable(),
        isRunning: z.boolean(),
      }),
    ),
  }),
}
