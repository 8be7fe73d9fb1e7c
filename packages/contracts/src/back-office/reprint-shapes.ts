import { REPRINT_CAUSES, REPRINT_PAYERS } from '@passepartout/domain'
import * as z from 'zod'

/** Why a reprint is ordered, and who pays it. */
export const reprintFields = { cause: z.enum(REPRINT_CAUSES), payer: z.enum(REPRINT_PAYERS) }

/** Schemas of the numbers of reprints. */
export const reprintSchemas = {
  getReprints: {
    query: z.object({ from: z.iso.date().optional(), until: z.iso.date().optional() }),
    response: z.object({
      from: z.iso.date(),
      /** The last day, which counts too. */
      until: z.iso.date(),
      /** Lines by kind and material: what went into production in that time, and what was ordered again. */
      products: z.array(
        z.object({
          kind: z.string(),
          material: z.string().nullable(),
          produced: z.int(),
          reprinted: z.int(),
        }),
      ),
      /** Reprinted lines by cause and payer; null where an order names none. */
      causes: z.array(
        z.object({ cause: z.string().nullable(), payer: z.string().nullable(), reprinted: z.int() }),
      ),
    }),
  },
} as const
