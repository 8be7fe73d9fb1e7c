import { allocateAmount, type Money, money } from '@passepartout/domain'
import { declarePieces, valueByDestination } from './declared-parcels.ts'
import type { TicketData } from './line-ticket.ts'
import type { OrderTicket } from './order-ticket.ts'
import type { ProductionOrder, ShippedLine } from './production-order.ts'

/** A parcel to the order's address. */
export type PlannedParcel = Pick<OrderTicket['parcels'][number], 'class' | 'grams' | 'contents' | 'customs'>

/**
 * The parcels of an order with their customs tables; where none were planned, one with all that goes to its address.
 * The checkout plans parcels for quoting even where every copy goes to a recipient: then there are none.
 */
export function planParcels(order: ProductionOrder, data: TicketData): PlannedParcel[] {
  const all = order.lines.flatMap(line => {
    const pieces = line.copies - line.recipients.reduce((sum, { copies }) => sum + copies, 0)
    return pieces > 0 ? [{ line: line.lineNumber, pieces }] : []
  })
  if (all.length === 0) return []
  const planned = order.parcels.length > 0 ? order.parcels : [{ class: null, grams: null, contents: all }]
  const values = new Map(order.lines.map(line => [line.lineNumber, valuesByParcel(line, planned)]))
  return planned.map((parcel, index) => {
    const rows = parcel.contents.flatMap(({ line, pieces }) => {
      const found = order.lines.find(({ lineNumber }) => lineNumber === line)
      const value = values.get(line)?.[index]
      if (!found || !value) return []
      const customs = declarePieces(found, { country: order.country, pieces, value }, data)
      return customs ? [{ line, ...customs }] : []
    })
    const customs =
      rows.length > 0 ? { rows, netGrams: sum(rows, 'netGrams'), value: totalValue(rows) } : undefined
    return { ...parcel, contents: [...parcel.contents], ...(customs && { customs }) }
  })
}

/** A line's value in each parcel to the order's address. The shares add up exactly. */
function valuesByParcel(
  line: ShippedLine,
  parcels: readonly Pick<ProductionOrder['parcels'][number], 'contents'>[],
): Money[] {
  const pieces = parcels.map(
    ({ contents }) => contents.find(({ line: number }) => number === line.lineNumber)?.pieces ?? 0,
  )
  const { own } = valueByDestination(line)
  const unplanned = Math.max(0, own.pieces - pieces.reduce((total, count) => total + count, 0))
  const shares = allocateAmount(own.value.amount, [...pieces, unplanned])
  return pieces.map((_, index) => money(shares[index] ?? 0, line.value.currency))
}

const sum = (rows: readonly { netGrams: number }[], key: 'netGrams') =>
  rows.reduce((total, row) => total + row[key], 0)

const totalValue = (rows: readonly { value: Money }[]): Money => ({
  amount: rows.reduce((total, { value }) => total + value.amount, 0),
  currency: rows[0]?.value.currency ?? 'EUR',
})
