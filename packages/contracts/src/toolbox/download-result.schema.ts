import * as z from 'zod'

export const downloadResultSchemas = {
  query: z.object({
    file: z.string().max(64),
    name: z.string().max(200),
    signature: z.string().max(64),
  }),
}
