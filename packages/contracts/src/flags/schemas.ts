import * as z from 'zod'

export const getFeatureFlagsSchemas = {
  response: z.object({
    flags: z.array(
      z.object({
        name: z.string(),
        scope: z.enum(['user', 'session']),
        treatment: z.enum(['on', 'off', 'control']),
        config: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullable(),
      }),
    ),
  }),
}

export const flagSchemas = { getFeatureFlags: getFeatureFlagsSchemas }
