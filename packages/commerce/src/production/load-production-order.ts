import { type Database, findOrderById, listOrderEvents, listOrderLines } from '@passepartout/db'
import { type Catalogue, dayInZone, LAB_TIME_ZONE, type Sellers, sellerOf } from '@passepartout/domain'
import type { JobPayload } from '@passepartout/jobs'
import * as z from 'zod'
import { isShipped } from '../orders/index.ts'
import { parseStoredAddress, parseStoredReceipt } from '../stored-orders/index.ts'
import { loadProductionLine } from './lines-in-production.ts'

/** The planned shipping of a stored receipt; missing in older orders. */
const plannedSchema = z.object({
  shipping: z.object({
    option: z.string(),
    carriers: z.array(z.string()),
    day: z.string(),
    parcels: z.array(
      z.object({ class: z.string(), grams: z.int(), lines: z.record(z.string(), z.int().min(0)) }),
    ),
  }),
})

/** An order as the lab ships it; `undefined` when it was cancelled. A reprint and one of several labs have only their lines. */
export async function loadProductionOrder(
  { db, catalogue, sellers }: { db: Database; catalogue: Catalogue; sellers: Sellers },
  { orderId, reprint, lines: own }: JobPayload<'write-order-ticket'> & { lines?: readonly number[] },
) {
  const order = await findOrderById(db, orderId)
  if (!order) throw new Error('There is no such order')
  const events = await listOrderEvents(db, orderId)
  const reprinted = events.find(({ kind, sequence }) => kind === 'reprinted' && sequence === reprint)
  const named = Array.isArray(reprinted?.details.lines) ? reprinted.details.lines : []
  const rows = (await listOrderLines(db, orderId)).filter(
    line =>
      isShipped(line) &&
      (named.length === 0 || named.includes(line.number)) &&
      (own === undefined || own.includes(line.number)),
  )
  const lines = []
  for (const { id, number, title, description, quantity, configuration, kind } of rows) {
    const loaded = await loadProductionLine({ db, catalogue }, { orderLineId: id, reprint })
    if (!loaded) return undefined
    const { recipients, envelopes, value, releasedAt } = loaded
    lines.push({
      ...{ lineNumber: number, kind, configuration, title, description, copies: quantity, value, releasedAt },
      reprint: loaded.reprint,
      recipients: recipients.filter(({ copies }) => copies > 0),
      hasAddressedEnvelopes: (envelopes?.recipients.length ?? 0) > 0,
    })
  }
  const [first] = lines
  if (!first) return undefined
  const planned = plannedSchema.safeParse(order.receipt)
  const shipping = planned.success ? planned.data.shipping : undefined
  const numberOf = (id: string) => rows.find(line => line.id === id)?.number
  const isWhole = ({ lines }: { lines: Record<string, number> }) =>
    Object.entries(lines).every(([id, pieces]) => pieces === 0 || numberOf(id) !== undefined)
  const parcels = (shipping?.parcels ?? []).map(parcel => ({
    class: parcel.class,
    // A reprint or a part weighs less than the parcel that was planned.
    grams: reprint === undefined && isWhole(parcel) ? parcel.grams : null,
    contents: Object.entries(parcel.lines).flatMap(([id, pieces]) => {
      const line = numberOf(id)
      return line === undefined || pieces === 0 ? [] : [{ line, pieces }]
    }),
  }))
  const { delivery, contact, greeting } = parseStoredAddress(order)
  return {
    orderNumber: order.number,
    channel: order.channel,
    locale: order.locale,
    country: order.country,
    orderedOn: dayInZone(LAB_TIME_ZONE, order.placedAt),
    address: delivery,
    phone: contact.phone,
    greeting: reprint === undefined ? greeting : '',
    seller: sellerOf(sellers, order),
    whitelabel: order.whitelabel?.isOn ? order.whitelabel : null,
    service: {
      option: shipping?.option ?? null,
      name: parseStoredReceipt(order).shippingName,
      carriers: shipping?.carriers ?? [],
      arriveBy: reprint === undefined ? (shipping?.day ?? null) : null,
    },
    lines,
    parcels: parcels.filter(({ contents }) => contents.length > 0),
    reprint: first.reprint,
    releasedAt: first.releasedAt,
  }
}
