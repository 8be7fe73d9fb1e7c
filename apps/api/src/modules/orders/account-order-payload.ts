import { createMomentFormatter, lineName, toTimeline } from '@passepartout/commerce/orders'
import { lastEventAt, parseStoredReceipt } from '@passepartout/commerce/stored-orders'
import type { AccountOrder } from '@passepartout/contracts'
import type { OrderEventRow, OrderLineRow, OrderRow } from '@passepartout/db'
import { money, toDisplayMoney } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'

interface OrderWithEvents {
  order: OrderRow
  lines: readonly OrderLineRow[]
  events: readonly OrderEventRow[]
  /** Token of the order's status page and images. */
  token: string
}

export function toAccountOrderPayload(
  context: Pick<CallContext, 'delivery'>,
  { order, lines, events, token }: OrderWithEvents,
): Omit<AccountOrder, 'statusPath' | 'invoiceUrl'> {
  const shown = createMomentFormatter(context, order)
  const arePhotosDeleted = lastEventAt(events, 'photos-deleted') !== undefined
  const done = toTimeline(events, shown).map(({ at }) => at !== null)
  const isOver = done.at(-1) === true || order.state === 'cancelled' || order.state === 'refunded'
  return {
    number: order.number,
    state: order.state,
    placedAt: shown(order.placedAt, 'date'),
    total: toDisplayMoney(money(order.total, order.currency), order.locale),
    arrives: isOver ? null : parseStoredReceipt(order).arrives,
    stepsDone: done.lastIndexOf(true) + 1,
    lines: lines.map(line => ({
      id: line.id,
      name: lineName(line),
      quantity: line.quantity,
      pictureUrl:
        line.document !== null && !arePhotosDeleted
          ? `/web-api/orders/${token}/lines/${line.id}/picture`
          : null,
    })),
  }
}
