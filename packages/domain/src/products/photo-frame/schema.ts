import { z } from 'zod'
import { MAT_TYPES } from '../../catalogue/vocabulary.ts'
import { date, minor, percent, quantityDiscountSchema } from '../../prices/schema.ts'
import { nameSchema, sizeSchema } from '../shared/limits-schema.ts'

const id = z.string().regex(/^[a-z0-9]+([-:][a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')

/** Base fee and price per square metre, in euro cents including VAT. */
const curve = z.strictObject({ base: minor, perM2: minor })

/** Surcharge of an option, frame, glass or mat: any mix of fixed fee, by area, by perimeter, by share. */
const surcharge = z.strictObject({
  fixed: minor.optional(),
  perM2: minor.optional(),
  perMetre: minor.optional(),
  /** Share of the material part (options), or of all preceding parts (mats). */
  percent: percent.optional(),
})

/** `prices/wall-art*.json`: one price list. Amounts are euro cents including VAT. */
export const priceListSchema = z.strictObject({
  version: z.string().min(1),
  /** First day of validity, in the lab's time zone. */
  validFrom: date,
  curves: z.record(id, curve),
  /** Price curves that replace the material's for an option value, such as brushed aluminium. */
  optionCurves: z.array(z.strictObject({ material: id, option: id, curve })),
  /** By option value; `material:value` if a material has its own price for it. */
  options: z.record(id, surcharge),
  /** By finish, or by kind for all of its finishes. */
  frames: z.record(id, surcharge),
  mats: z.partialRecord(z.enum(MAT_TYPES), surcharge),
  quantityTiers: z.record(id, z.array(quantityDiscountSchema)),
  /** Surcharges are rounded to multiples of this many minor units, halves up. */
  steps: z.strictObject({
    option: z.int().min(1),
    frame: z.int().min(1),
    glass: z.int().min(1),
    mat: z.int().min(1),
  }),
})

/** Fields of a picture, named as in its designer's address (spec 3). */
export const wallArtShape = {
  materialType: nameSchema,
  formatType: sizeSchema,
  optionTypes: z.array(nameSchema).max(20),
  frameType: nameSchema.exactOptional(),
  matType: nameSchema.exactOptional(),
  matSize: z.number().min(0).max(1000).exactOptional(),
}

export const photoFrameConfigurationSchema = z.object({ kind: z.literal('photo-frame'), ...wallArtShape })

export type PriceList = z.infer<typeof priceListSchema>
export type Surcharge = PriceList['options'][string]
export type Curve = z.infer<typeof curve>
