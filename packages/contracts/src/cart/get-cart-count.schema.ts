import * as z from 'zod'

export const getCartCountSchemas = { response: z.object({ count: z.int().min(0) }) }
