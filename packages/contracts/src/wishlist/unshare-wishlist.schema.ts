import * as z from 'zod'

export const unshareWishlistSchemas = { response: z.object({ shareToken: z.null() }) }
