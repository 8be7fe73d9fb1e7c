import * as z from 'zod'
import { COUNTRY_CODES } from '../shops/locales.ts'

/** Presses whose profiles the shop has. */
const conditionName = z.enum(['fogra39', 'gracol'])

/** RIPs find a plate by its exact name. */
const plateName = z.string().regex(/^[\x21-\x7e](?:[\x20-\x7e]{0,30}[\x21-\x7e])?$/)

const plates = z.strictObject({
  gold: plateName,
  rosegold: plateName,
  silver: plateName,
  relief: plateName,
  cutting: plateName,
  creasing: plateName,
  folding: plateName,
  punching: plateName,
})

/**
 * The code on each sheet, in paper beyond the bleed that is trimmed off: lengths in mm. Scanners of the trade read
 * modules from 0.25 mm on, which is 6 mm for the longest code.
 */
const sheetCode = z.strictObject({
  edge: z.enum(['top', 'right', 'bottom', 'left']),
  /** From the left end of the trim, or from its top. */
  offsetMm: z.number().min(0).max(1000),
  sizeMm: z.number().min(6).max(20),
  /** Blank paper around it; the standard asks for one module. */
  quietMm: z.number().min(1).max(10),
})

/** Press sheets on which the pieces of a line are laid; lengths in mm. */
const pressSheet = z.strictObject({
  widthMm: z.number().min(200).max(2000),
  heightMm: z.number().min(200).max(2000),
  /** Unprinted on each side: the gripper and the corner marks. */
  marginMm: z.number().min(5).max(50),
  /** Between two pieces: the blade and two corner marks. */
  gutterMm: z.number().min(5).max(20),
  /** Whether pieces may lie across the grain of the paper. */
  mayTurn: z.boolean(),
  /** Share of the sheet that must be covered, or the line is left to be ganged with others. */
  leastUse: z.number().min(0).max(1),
})

export type PressSheetFormat = z.infer<typeof pressSheet>

/** An article of the shop as the lab names it. */
const labArticle = z.strictObject({
  /** SKU of the shop, such as `poster-600x400`. */
  article: z.string().min(1),
  /**
   * Choices that the SKU does not name and that the line must have. Of lists, such as `optionTypes`, the line must have
   * all values and no other; a list that is not named must be empty.
   */
  choices: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
    .optional(),
  /** SKU of the lab, and what it calls the rest. */
  sku: z.string().min(1),
  attributes: z.record(z.string(), z.string()).optional(),
  printArea: z.string().min(1).default('default'),
  sizing: z.enum(['fillPrintArea', 'fitPrintArea', 'stretchToPrintArea']).default('fillPrintArea'),
})

export type LabArticle = z.infer<typeof labArticle>

const prodigiShippingMethod = z.enum(['Budget', 'Standard', 'StandardPlus', 'Express', 'Overnight'])

/** How a lab gets its orders. */
const connectionSchema = z.discriminatedUnion('kind', [
  /** Print files and tickets in a folder or bucket; the lab makes everything that no other lab names. */
  z.strictObject({ kind: z.literal('folder') }),
  /** Orders by HTTP in the shape of Prodigi's Print API v4; the address and its key are in the environment. */
  z.strictObject({
    kind: z.literal('prodigi'),
    articles: z.array(labArticle).min(1),
    /** Shops whose orders it takes; absent: all. */
    countries: z.array(z.enum(COUNTRY_CODES)).min(1).optional(),
    /** The lab's shipping method by the shop's shipping option. */
    shippingMethods: z.object({ default: prodigiShippingMethod }).catchall(prodigiShippingMethod),
  }),
])

export type LabConnection = z.infer<typeof connectionSchema>

/** `labs/<id>.json`: what a lab makes, how it gets its orders, and what it asks of print files. */
export const labSchema = z
  .strictObject({
    name: z.string().min(1),
    connection: connectionSchema.default({ kind: 'folder' }),
    /** The printing condition of the output intent, by the country of the order. */
    conditions: z.strictObject({
      default: conditionName,
      byCountry: z.partialRecord(z.enum(COUNTRY_CODES), conditionName),
    }),
    /** Names of the plates beside the four inks, each another one. */
    plates: plates.refine(names => new Set(Object.values(names)).size === Object.keys(names).length, {
      error: 'two plates have the same name',
    }),
    /** Absent where the lab scans no sheets. */
    sheetCode: sheetCode.optional(),
    /** By kind of product; absent for kinds that are printed page by page. */
    imposition: z.partialRecord(z.enum(['card', 'photoprint']), pressSheet).optional(),
  })
  .refine(
    ({ sheetCode, imposition }) =>
      !imposition?.card || !sheetCode || sheetCode.edge === 'top' || sheetCode.edge === 'bottom',
    // Turned over, a code at the side would push the back out of register with the front.
    { error: 'cards on press sheets need their code at the top or at the bottom' },
  )

/** A lab by its file's name. */
export type Lab = z.infer<typeof labSchema> & { id: string }
