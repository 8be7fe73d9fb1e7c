import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as z from 'zod'

const townSchema = z.object({
  locale: z.enum(['de-DE', 'de-AT']),
  country: z.enum(['de', 'at']),
  ...{ postalCode: z.string(), city: z.string(), street: z.string() },
})
export type DemoTown = z.infer<typeof townSchema>

const productSchema = z.object({
  kind: z.string(),
  title: z.string(),
  name: z.string(),
  /** Minor units. */
  price: z.int(),
  /** Products that are bought by the dozen: the fewest pieces. */
  from: z.int().optional(),
})

const textsSchema = z.array(z.string()).min(1)

/** Names, places, products and sentences of demo orders. */
export const DEMO = z
  .object({
    firstNames: textsSchema,
    lastNames: textsSchema,
    places: z.array(townSchema).min(1),
    products: z.object({
      passepartout: z.array(productSchema).min(1),
      kartenliebe: z.array(productSchema).min(1),
    }),
    complaints: z.array(z.object({ what: z.string(), wish: z.string(), text: z.string() })).min(1),
    withdrawals: textsSchema,
    vatRates: z.object({ de: z.int(), at: z.int() }),
    ...{ productLabel: z.string(), taxName: z.string(), shippingName: z.string() },
    ...{ holdReason: z.string(), refundReason: z.string(), note: z.string() },
  })
  .parse(JSON.parse(readFileSync(new URL('./demo-orders.json', import.meta.url), 'utf8')))

/** A number from 0 to below `limit`, the same for the same order and purpose. */
export const choose = (index: number, purpose: string, limit: number): number =>
  createHash('sha256').update(`${purpose} ${index}`).digest().readUInt32BE(0) % limit

/** An item of a list, the same for the same order and purpose. */
export function pick<Item>(items: readonly Item[], index: number, purpose: string): Item {
  const item = items[choose(index, purpose, items.length)]
  if (item === undefined) throw new Error(`The demo has no ${purpose}`)
  return item
}
