import { toCsv } from '@passepartout/commerce/orders'
import type { OrderListFilter, OrderListRow } from '@passepartout/contracts/back-office'
import {
  type Database,
  listOrderPage,
  type OrderCursor,
  type OrderFilter,
  type OrderRow,
} from '@passepartout/db'
import { DAY_MS } from '@passepartout/domain'
import * as z from 'zod'
import { type BackOfficeHandler, refuse, succeed } from './back-office-context.ts'

const PAGE_SIZE = 50
/** Rows of the export that are read at once. */
const EXPORT_SIZE = 500

export const listOrders: BackOfficeHandler<'listOrders'> = async ({ db, now }, { query }) => {
  const { after: typed, ...filter } = query
  const after = typed === undefined ? undefined : parseCursor(typed)
  if (typed !== undefined && !after) return refuse('invalid-input')
  const page = { filter: toOrderFilter(filter), after, limit: PAGE_SIZE + 1, now }
  const found = await listOrderPage(db, page)
  const orders = found.slice(0, PAGE_SIZE)
  const last = orders.at(-1)
  return succeed({
    orders: orders.map(toOrderListRow),
    next: found.length > PAGE_SIZE && last ? formatCursor(last) : null,
  })
}

/** The view as CSV, a page at a time as fast as it is read: an export of a million rows needs the memory of 500. */
export const exportOrders: BackOfficeHandler<'exportOrders'> = async ({ db, now }, { query }) => {
  const pages = exportPages(db, toOrderFilter(query), now)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pages.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pages.return(undefined)
    },
  })
  const day = now.toISOString().slice(0, 10)
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="orders-${day}.csv"`,
  }
  return succeed(new Response(body, { headers }))
}

async function* exportPages(db: Database, filter: OrderFilter, now: Date): AsyncGenerator<string, undefined> {
  let after: OrderCursor | undefined
  for (let isFirst = true; ; isFirst = false) {
    const orders = await listOrderPage(db, { filter, after, limit: EXPORT_SIZE, now })
    const text = toCsv(orders.map(toCsvRow), { hasHeader: isFirst })
    if (text) yield text
    after = orders.at(-1)
    if (orders.length < EXPORT_SIZE) return undefined
  }
}

const toCsvRow = (order: OrderRow) => {
  const { number, state, placedAt, channel, country, name, email, paymentMethod, arrivesOn } =
    toOrderListRow(order)
  const { total, due, currency } = order
  return {
    ...{ number, state, placedAt, channel, country, name, email },
    ...{ total: total / 100, due: due / 100, currency, payment: paymentMethod, arrivesOn: arrivesOn ?? '' },
  }
}

const toOrderFilter = ({ state, payment, from, until, ...rest }: OrderListFilter): OrderFilter => ({
  ...rest,
  search: rest.search?.trim() || undefined,
  states: state ? [state] : undefined,
  paymentMethod: payment,
  from: from ? new Date(`${from}T00:00:00Z`) : undefined,
  // The last day counts too.
  until: until ? new Date(new Date(`${until}T00:00:00Z`).getTime() + DAY_MS) : undefined,
})

// Orders whose customer was erased have no delivery address.
const namedSchema = z.object({ delivery: z.object({ firstName: z.string(), lastName: z.string() }) })
const receiptSchema = z.object({ shipping: z.object({ day: z.string() }) })

/** The promised day of an order; null where nothing is shipped, and for orders from before it was stored. */
export const arrivesOnOf = ({ receipt }: Pick<OrderRow, 'receipt'>): string | null =>
  receiptSchema.safeParse(receipt).data?.shipping.day ?? null

/** The customer's name on the parcel. */
export const customerNameOf = ({ address }: Pick<OrderRow, 'address'>): string => {
  const { data } = namedSchema.safeParse(address)
  return data ? `${data.delivery.firstName} ${data.delivery.lastName}`.trim() : ''
}

export function toOrderListRow(order: Omit<OrderRow, 'tokenHash' | 'idempotencyKey'>): OrderListRow {
  const { number, state, placedAt, channel, country, email, total, currency, paymentMethod } = order
  return {
    ...{ number, state, channel, country, email, paymentMethod },
    placedAt: placedAt.toISOString(),
    name: customerNameOf(order),
    total: { amount: total, currency },
    arrivesOn: arrivesOnOf(order),
  }
}

const cursorSchema = z.tuple([z.iso.datetime(), z.uuid()])

const formatCursor = ({ placedAt, id }: OrderCursor): string =>
  Buffer.from(JSON.stringify([placedAt.toISOString(), id])).toString('base64url')

function parseCursor(text: string): OrderCursor | undefined {
  try {
    const { data } = cursorSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return data && { placedAt: new Date(data[0]), id: data[1] }
  } catch {
    return undefined
  }
}
