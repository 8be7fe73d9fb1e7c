import type { Database, OrderRow } from '@passepartout/db'

/** Hooks of the order and payment states. Each runs in the transaction of its change and fails with it. */
export interface OrderHooks {
  /** The order was stored. */
  onPlaced?: (tx: Database, order: OrderRow) => Promise<void>
  /** The order may be produced: it is paid, or produced on account. */
  onPaid?: (tx: Database, order: OrderRow, how: { onAccount: boolean }) => Promise<void>
  /** A bank transfer is still missing. Without this hook no reminder is sent. */
  onReminder?: (tx: Database, order: OrderRow) => Promise<void>
  onUnpaid?: (tx: Database, order: OrderRow) => Promise<void>
}
