import * as z from 'zod'
import { displayMoneySchema, idSchema } from '../shapes.ts'

const offerSchema = z.object({
  id: z.string(),
  /** "Leinwand". */
  name: z.string(),
  /** Further details, size first if there is one. */
  details: z.array(z.string()),
  /** Pieces that the designer opens with. */
  count: z.int().min(1),
  /** Price of all of them in this configuration. */
  price: displayMoneySchema,
  /** Inner address of its designer. */
  url: z.string(),
})

export const crossSellOffersSchema = z.object({
  /** The customer's name of the design. */
  title: z.string(),
  /** Empty where all photos of the line are deleted. */
  offers: z.array(
    offerSchema.extend({
      picture: z.object({
        url: z.string(),
        /** Point of the photo at the centre, 0 to 1; null for an image of the whole product. */
        centre: z.object({ u: z.number(), v: z.number() }).nullable(),
      }),
    }),
  ),
  /** The same product in the adjacent sizes. */
  formats: z.array(offerSchema),
})
export type CrossSellOffers = z.infer<typeof crossSellOffersSchema>

export const getCrossSellOffersSchemas = {
  params: z.object({ id: idSchema }),
  response: crossSellOffersSchema,
}

export const crossSellPictureSchemas = {
  params: z.object({ id: idSchema, offer: z.string().regex(/^[a-z0-9-]{1,40}$/) }),
}
