import { LOCALES } from '@passepartout/domain'
import * as z from 'zod'

export const getLocalizedUrlsSchemas = {
  query: z.object({
    /** Path inside the shop, without prefix or desktop marker, such as `/wandbilder`. */
    path: z.string().min(1).max(500).startsWith('/'),
  }),
  response: z.object({
    path: z.string(),
    /** The page's address in every locale that has it, the asking one included. */
    urls: z.array(z.object({ locale: z.enum(LOCALES), url: z.string() })),
  }),
}
