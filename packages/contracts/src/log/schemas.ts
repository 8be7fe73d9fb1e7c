import { BROWSER_LOG_KEYS } from '@passepartout/domain'
import * as z from 'zod'

export const logEventSchemas = {
  body: z
    .object({
      key: z.enum(BROWSER_LOG_KEYS),
      /** Path of the page, without the query for privacy. */
      path: z.string().max(2048).regex(/^\//),
    })
    .catchall(z.string().max(300)),
  response: z.object({ logged: z.literal(true) }),
}

export const logSchemas = { logEvent: logEventSchemas }
