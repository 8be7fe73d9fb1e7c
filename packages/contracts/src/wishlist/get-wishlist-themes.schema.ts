import * as z from 'zod'

export const getWishlistThemesSchemas = { response: z.object({ themeIds: z.array(z.string()) }) }
