import { CONFIGURATORS, SAFETY_WARNINGS } from '@passepartout/domain'
import * as z from 'zod'

export const getProductSafetySchemas = {
  response: z.object({
    /** Who answers for the products: name, postal and electronic address. */
    maker: z.object({
      name: z.string(),
      /** Street, postal code and town, country. */
      address: z.array(z.string()),
      email: z.string(),
      phone: z.string(),
    }),
    /** Whose rules: the EU's (GPSR), or the country's own. */
    law: z.enum(['gpsr', 'gb', 'ch', 'us']),
    products: z.array(
      z.object({
        kind: z.enum([...CONFIGURATORS, 'accessory']),
        /** Beginning of the product's id. */
        model: z.string(),
        warnings: z.array(z.enum(SAFETY_WARNINGS)),
      }),
    ),
  }),
}
