import { z } from 'zod'
import type { KindData } from '../kind-data-loaders.ts'
import { nameSchema, sizeSchema } from '../shared/limits-schema.ts'

/** Frames have their own catalogue file; their prices are in the price lists of wall art. */
export const frameData: KindData<undefined> = {
  configuration: z.object({
    kind: z.literal('frame'),
    frameType: nameSchema,
    formatType: sizeSchema,
    matType: nameSchema.default('mat-none'),
    matSize: z.number().min(0).max(1000).default(0),
    optionTypes: z.array(nameSchema).max(4).optional(),
  }),
  campaignIds: () => [],
}
