import { type Database, insertOrder, type NewOrder, type OrderRow } from '@passepartout/db'
import { DAY_MS, localeFacts } from '@passepartout/domain'
import { ADDRESS_DE } from './address-de.ts'

export const PLACED_AT = new Date('2026-11-23T09:00:00.000Z')
export const daysLater = (days: number, from = PLACED_AT): Date => new Date(from.getTime() + days * DAY_MS)

/** Calls of the order hooks, by order number. */
export interface HookCalls {
  paid: { number: string; onAccount: boolean }[]
  reminded: string[]
  unpaid: string[]
}

/** Order hooks that record their calls. */
export function recordOrderHooks() {
  const called: HookCalls = { paid: [], reminded: [], unpaid: [] }
  return {
    called: () => called,
    clear: () => {
      for (const list of Object.values(called)) list.splice(0)
    },
    orderHooks: {
      onPaid: async (_tx: Database, { number }: OrderRow, { onAccount }: { onAccount: boolean }) =>
        void called.paid.push({ number, onAccount }),
      onReminder: async (_tx: Database, { number }: OrderRow) => void called.reminded.push(number),
      onUnpaid: async (_tx: Database, { number }: OrderRow) => void called.unpaid.push(number),
    },
  }
}

/** Creates an order of one line as the checkout does. */
export function createAwaitingOrder(
  db: Database,
  { locale = 'de-DE', ...part }: Partial<NewOrder> = {},
): Promise<OrderRow> {
  const { country, currency } = localeFacts(locale)
  return insertOrder(
    db,
    {
      id: crypto.randomUUID(),
      idempotencyKey: crypto.randomUUID(),
      visitorId: null,
      channel: 'passepartout',
      country,
      locale,
      currency,
      email: 'mara@post.example',
      address: ADDRESS_DE,
      receipt: {},
      total: 9980,
      due: 9980,
      paymentMethod: 'transfer',
      token: crypto.randomUUID(),
      changeUntil: PLACED_AT,
      placedAt: PLACED_AT,
      ...part,
    },
    [
      {
        id: crypto.randomUUID(),
        kind: 'photo-frame',
        title: 'Drei Wochen Berge',
        description: [],
        configuration: {},
        contentHash: 'hash',
        document: {},
        quantity: 1,
        unitPrice: 9980,
        total: 9980,
        totalOriginal: 9980,
        discount: 0,
        vatRate: '19',
        isPersonalised: true,
        photoIds: [],
      },
    ],
  )
}
