import { z } from 'zod'
import { id, version } from '../catalogue/fields.ts'

export const TREATMENTS = ['on', 'off', 'control'] as const

/** `feature-flags.json`: every flag the shop knows, and what counts while no flag service decides. */
export const featureFlagsSchema = z.strictObject({
  version,
  flags: z.array(
    z.strictObject({
      name: id,
      /** For the people who run tests. */
      about: z.string().min(1),
      /** Decided for a visitor, or anew for each of their sessions (spec 6). */
      scope: z.enum(['user', 'session']),
      treatment: z.enum(TREATMENTS),
      config: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullable(),
    }),
  ),
})

export type FeatureFlag = z.infer<typeof featureFlagsSchema>['flags'][number]
