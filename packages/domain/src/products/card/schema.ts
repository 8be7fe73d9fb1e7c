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

/** `products/cards.json`: what a card can be made of. Sizes are the closed card in mm. */
export const cardDefinitionSchema = z.strictObject({
  ...limitsShape,
  bleedMm: mm,
  formats: z.array(
    z.strictObject({
      id: formatId,
      /** What the price goes by, the same in both orientations. */
      size: z.string().min(1),
      name: localisedSchema,
      widthMm: mm,
      heightMm: mm,
      envelope: idWordSchema,
      foldings: z.array(idWordSchema).min(1),
      /** Where a folded card opens from. */
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
      /** Share of waste paper in its fibres, as the mill certifies it; what is said of a paper's origin comes from here. */
      recycledPercent: z.int().min(1).max(100).optional(),
      name: localisedSchema,
      text: localisedSchema,
    }),
  ),
  punchings: z.array(
    z.strictObject({
      id: z.enum(CARD_DIE_CUTS),
      holes: z.int().min(0).max(4),
      /** All where none are named. */
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
      /** What it is printed with beside its ground, in a second colour. */
      pattern: z.strictObject({ form: z.enum(LINING_PATTERNS), colour }).optional(),
      colour: colour.optional(),
      sizes: z.array(idWordSchema).default([]),
    }),
  ),
  /** The paper that envelopes are lined with, and how much of it: parts of the envelope's front. */
  linerPaper: z.strictObject({
    gramsPerM2: z.number().gt(0).max(200),
    caliperMm: z.number().gt(0).max(0.5),
    share: z.number().gt(0).max(3),
  }),
  envelopePrints: z.array(
    z.strictObject({
      id: idWordSchema,
      name: localisedSchema,
      /** Where the cards go whose envelopes carry addresses: all to the order's own, or each to whom it is addressed. */
      addresses: z.enum(ADDRESSED_DELIVERIES).optional(),
    }),
  ),
  /** What does not go together beyond what formats, papers and envelopes say themselves. */
  combinations: z.array(
    z.strictObject({
      /** Stable reason code; the UI words it. */
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
  /** Surcharges are rounded to multiples of so many minor units. */
  step: z.int().min(1),
  /** Spec 9: so many samples are free, further ones cost a fixed amount of the shop's currency. */
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
  // What was kept before there were linings has none.
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
