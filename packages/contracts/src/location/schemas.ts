import * as z from 'zod'
import { localeSchema } from '../shapes.ts'

export const getLocationSchemas = {
  response: z.object({
    /** Apparent country of the visitor (ISO 3166): any country, not only those of the shop. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable(),
    /** Preferred language of the visitor (ISO 639): any language. */
    language: z
      .string()
      .regex(/^[a-z]{2,8}$/)
      .nullable(),
    /** The shop's nearest locale. */
    locale: localeSchema,
    /** Source of the country: the shop's proxy, the visitor's IP address, the browser's languages, or none. */
    source: z.enum(['proxy', 'address', 'language', 'none']),
  }),
}

export const locationSchemas = { getLocation: getLocationSchemas }
