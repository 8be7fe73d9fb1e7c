import {
  type ConfigurationInput,
  CURRENCIES,
  configurationSchemaOf,
  UNDESIGNED_KINDS,
  type UndesignedKind,
} from '@passepartout/domain'
import * as z from 'zod'
import { idSchema } from '../shapes.ts'
import { cartSchema, lineQuantitySchema } from './cart.schema.ts'

const shared = z.object({
  quantity: lineQuantitySchema,
  /** The unit price the customer saw; another one on the server is a 409 `price-changed`. */
  expectedPrice: z.object({ amount: z.int(), currency: z.enum(CURRENCIES) }).optional(),
  /** Chosen by the device; sending the same one again adds nothing. */
  lineId: idSchema.optional(),
})

type Shared = z.infer<typeof shared>
/** A configuration of a kind that is ordered as it is described, and what is said of its line. */
export type ArticleBody = { [K in UndesignedKind]: ConfigurationInput<K> & Shared }[UndesignedKind]

const bodies = UNDESIGNED_KINDS.map(kind => configurationSchemaOf(kind).extend(shared.shape))

export const addCartArticleSchemas = {
  // Which fields go with which kind is the registry's to know; the compiler cannot follow a list of its entries.
  body: z.discriminatedUnion('kind', bodies as never) as unknown as z.ZodType<ArticleBody, ArticleBody>,
  response: z.object({ lineId: idSchema, cart: cartSchema }),
}
