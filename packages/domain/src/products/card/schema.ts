import { z } from 'zod'
import { localisedSchema } from '../../catalogue/localised-schema.ts'
import {
  CARD_DIE_CUTS,
  ENVELOPE_CLASSES,
  LINING_PATTERNS,
  PRINT_FINISHES,
} from '../../catalogue/vocabulary.ts'
import { date, minor } from '../../prices/schema.ts'
import { CURRENCIES } from '../../shops/locales.ts'
import {
  idWordSchema,
  imageFileNameSchema,
  limitsShape,
  nameSchema,
  sizeSchema,
  tiersFromSchema,
} from '../shared/limits-schema.ts'
import { ADDRESSED_DELIVERIES, CARD_FIELDS } from './configuration.ts'

const mm = z.number().gt(0).max(1000)
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #1c1b1a')
const formatId = z.string().regex(/^[A-Z]{1,2}[0-9]?[pl]?$/, 'must be a format such as A6p')
const condition = z.partialRecord(z.enum(CARD_FIELDS), z.array(z.string()).min(1))

/** `products/cards.json`: the choices of cards. Sizes are the closed card in mm. */
export const cardDefinitionSchema = z.strictObject({
  ...limitsShape,
  bleedMm: mm,
  formats: z.array(
    z.strictObject({
      id: formatId,
      /** Key of the price, equal for both orientations. */
      size: z.string().min(1),
      name: localisedSchema,
      widthMm: mm,
      heightMm: mm,
      envelope: idWordSchema,
      foldings: z.array(idWordSchema).min(1),
      /** The side of the fold. */
      fold: z.enum(['left', 'top']),
    }),
  ),
  foldings: z.array(
    z.strictObject({ id: idWordSchema, leaves: z.int().min(1).max(4), name: localisedSchema }),
  ),
  papers: z.array(
    z.strictObject({
      id: idWordSchema,
      gramsPerM2: z.number().gt(0).max(600),
      caliperMm: z.number().gt(0).max(2),
      refinements: z.array(z.enum(PRINT_FINISHES)).min(1),
      picture: imageFileNameSchema,
      /** Share of recycled fibres as certified by the mill; all statements on a paper's origin derive from it. */
      recycledPercent: z.int().min(1).max(100).optional(),
      name: localisedSchema,
      text: localisedSchema,
    }),
  ),
  punchings: z.array(
    z.strictObject({
      id: z.enum(CARD_DIE_CUTS),
      holes: z.int().min(0).max(4),
      /** All by default. */
      formats: z.array(formatId).min(1).optional(),
      name: localisedSchema,
    }),
  ),
  envelopeSizes: z.array(
    z.strictObject({
      id: idWordSchema,
      class: z.enum(ENVELOPE_CLASSES),
      widthMm: mm,
      heightMm: mm,
      grams: z.number().gt(0).max(100),
      /** Both sides together. */
      thicknessMm: z.number().gt(0).max(5),
    }),
  ),
  envelopes: z.array(
    z.strictObject({
      id: idWordSchema,
      name: localisedSchema,
      colour: colour.optional(),
      sizes: z.array(idWordSchema).default([]),
      picture: imageFileNameSchema.optional(),
    }),
  ),
  liners: z.array(
    z.strictObject({
      id: idWordSchema,
      name: localisedSchema,
      /** Pattern printed on the background in a second colour. */
      pattern: z.strictObject({ form: z.enum(LINING_PATTERNS), colour }).optional(),
      colour: colour.optional(),
      sizes: z.array(idWordSchema).default([]),
    }),
  ),
  /** The lining paper, and its area as parts of the envelope's front. */
  linerPaper: z.strictObject({
    gramsPerM2: z.number().gt(0).max(200),
    caliperMm: z.number().gt(0).max(0.5),
    share: z.number().gt(0).max(3),
  }),
  envelopePrints: z.array(
    z.strictObject({
      id: idWordSchema,
      name: localisedSchema,
      /** Delivery of cards in addressed envelopes: all to the order's address, or each to the addressee. */
      addresses: z.enum(ADDRESSED_DELIVERIES).optional(),
    }),
  ),
  /** Forbidden combinations beyond those of formats, papers and envelopes. */
  combinations: z.array(
    z.strictObject({
      /** Stable reason code; the UI holds its text. */
      code: idWordSchema,
      given: condition,
      refuses: condition,
    }),
  ),
  defaults: z.strictObject({
    formatType: formatId,
    folding: idWordSchema,
    paper: idWordSchema,
    refinementType: z.enum(PRINT_FINISHES),
    punching: idWordSchema,
    envelope: idWordSchema,
    liner: idWordSchema,
    envelopePrint: idWordSchema,
  }),
})

const amounts = z.record(idWordSchema, minor)

/** `prices/cards*.json`: euro cents including VAT, by card. */
export const cardPricesSchema = z.strictObject({
  version: z.string().min(1),
  validFrom: date,
  tiersFrom: tiersFromSchema,
  /** By size and folding: the price of a card at each quantity of `tiersFrom`. */
  units: z.record(z.string().min(1), z.record(idWordSchema, z.array(minor).min(1))),
  papers: amounts,
  refinements: z.record(z.enum(PRINT_FINISHES), minor),
  punchings: amounts,
  envelopes: amounts,
  liners: amounts,
  envelopePrints: amounts,
  /** Surcharges are rounded to multiples of this many minor units. */
  step: z.int().min(1),
  /** Spec 9: the first samples are free, further ones have a fixed price in the shop's currency. */
  sample: z.strictObject({ free: z.int().min(0), further: z.record(z.enum(CURRENCIES), minor) }),
})

export const cardConfigurationSchema = z.object({
  kind: z.literal('card'),
  formatType: sizeSchema,
  folding: nameSchema,
  paper: nameSchema,
  refinementType: z.enum(PRINT_FINISHES),
  punching: nameSchema,
  envelope: nameSchema,
  // Configurations stored before linings existed have none.
  liner: nameSchema.default('none'),
  envelopePrint: nameSchema,
  envelopeSender: z.array(z.string().max(200)).max(20).exactOptional(),
  accessories: z.array(nameSchema).max(20),
  isSample: z.boolean(),
  samplesBefore: z.int().min(0).max(1000).exactOptional(),
  designId: nameSchema.exactOptional(),
})

export type CardDefinition = z.infer<typeof cardDefinitionSchema>
export type CardPrices = z.infer<typeof cardPricesSchema>
