import { countDemoOrders, type Database, hasRealOrders } from '@passepartout/db'
import * as z from 'zod'
import { createDemoOrder } from './demo-order.ts'

const MAX_ORDERS = 5000

const options = z.strictObject({
  orders: z.coerce.number().int().min(1).max(MAX_ORDERS),
  besideRealOrders: z.boolean().default(false),
})

/**
 * Fills a shop with orders in all states, so that the back office can be tried. Each is marked by a note. Nobody
 * receives an email and nothing is produced.
 *
 * @param argument the options as JSON
 * @throws Error with a message for the operator
 */
export async function createDemoOrders(db: Database, argument: string, now: Date): Promise<string> {
  const { data } = options.safeParse(JSON.parse(argument))
  if (!data) throw new Error(`--orders must be a whole number from 1 to ${MAX_ORDERS}.`)
  if (!data.besideRealOrders && (await hasRealOrders(db)))
    throw new Error(
      'This shop has real orders. Start another with an empty data folder (DATA_DIR), or add --beside-real-orders.',
    )
  const before = await countDemoOrders(db)
  for (let index = before; index < before + data.orders; index++) await createDemoOrder(db, index, now)
  return `${data.orders} demo orders made.\n`
}
