import { type Database, insertOrder, type NewOrder, type OrderRow } from '@passepartout/db'
import { localeFacts } from '@passepartout/domain'
import { beforeEach } from 'vitest'
import { ADDRESS_DE } from '../../address.fixture.ts'
import type { OrderHooks } from '../../deps.ts'
import { useShop } from '../../shop.fixture.ts'
import type { PaymentContext } from './index.ts'

export const PLACED_AT = new Date('2026-11-23T09:00:00.000Z')
export const DAY_MS = 86_400_000
export const daysLater = (days: number, from = PLACED_AT): Date => new Date(from.getTime() + days * DAY_MS)

/** Calls of the order hooks, by order number. */
export interface HookCalls {
  paid: { number: string; onAccount: boolean }[]
  reminded: string[]
  unpaid: string[]
}

interface Options {
  paymentProviders?: () => PaymentContext['paymentProviders']
  clock?: () => Date
}

/** A shop with payable orders, and a payment context for any time. */
export function usePaymentShop({ paymentProviders = () => ({}), clock = () => PLACED_AT }: Options = {}) {
  const called: HookCalls = { paid: [], reminded: [], unpaid: [] }
  const orderHooks: Required<Omit<OrderHooks, 'onPlaced'>> = {
    onPaid: async (_tx, { number }, { onAccount }) => void called.paid.push({ number, onAccount }),
    onReminder: async (_tx, { number }) => void called.reminded.push(number),
    onUnpaid: async (_tx, { number }) => void called.unpaid.push(number),
  }
  const shop = useShop({
    orderHooks,
    clock,
    // A getter, because the test's own provider is created later.
    get paymentProviders() {
      return paymentProviders()
    },
  })
  beforeEach(() => {
    for (const list of Object.values(called)) list.splice(0)
  })

  return {
    shop,
    called: () => called,
    context(now: Date = clock(), other: Partial<PaymentContext> = {}): PaymentContext {
      const { deps } = shop()
      return { ...deps, sellers: deps.sellers(), now, ...other }
    },
    order: (part?: Partial<NewOrder>) => createAwaitingOrder(shop().db, part),
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
