import { LOCALES } from '@passepartout/domain'
import * as z from 'zod'

export const getLocationSchemas = {
  response: z.object({
    /** Where the visitor seems to be, by ISO 3166: any country, not only those of the shop. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable(),
    /** The language they like best, by ISO 639: any language. */
    language: z
      .string()
      .regex(/^[a-z]{2,8}$/)
      .nullable(),
    /** The shop's nearest locale. */
    locale: z.enum(LOCALES),
    /** What told the country: the shop's proxy, the visitor's address, the browser's languages, or nothing. */
    source: z.enum(['proxy', 'address', 'language', 'none']),
  }),
}

export const locationSchemas = { getLocation: getLocationSchemas }
