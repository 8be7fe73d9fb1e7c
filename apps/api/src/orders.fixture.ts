import { randomBytes, randomUUID } from 'node:crypto'
import type { StoredReceipt } from '@passepartout/commerce/stored-orders'
import type { AddressStep } from '@passepartout/contracts'
import {
  findOrderById,
  insertOrder,
  listOrderLines,
  type NewOrder,
  type NewOrderLine,
  type OrderRow,
  touchVisitor,
  transitionOrder,
} from '@passepartout/db'
import { formatMoney, localeFacts, money, type OrderTransition } from '@passepartout/domain'
import { ADDRESS_DE } from '@passepartout/testing'
import { POSTER, posterDocument, type UploadedPhoto } from './frame-design.fixture.ts'
import type { TestShop } from './shop.fixture.ts'

export const NOON = new Date('2026-11-21T12:00:00.000Z')
const CHANGE_MS = 30 * 60_000

/** A poster with a photo or an empty slot, and a ribbon. */
export const posterLine = (photo?: UploadedPhoto, part: Partial<NewOrderLine> = {}): NewOrderLine => ({
  id: randomUUID(),
  kind: 'photo-frame',
  title: 'Drei Wochen Berge',
  description: [
    { label: 'Produkt', value: 'Poster, 60 × 40 cm' },
    { label: 'Papier', value: 'matt' },
  ],
  configuration: POSTER,
  contentHash: 'hash',
  document: posterDocument(photo),
  quantity: 1,
  unitPrice: 4990,
  total: 4990,
  totalOriginal: 4990,
  discount: 0,
  vatRate: '19',
  isPersonalised: true,
  photoIds: photo ? [photo.id] : [],
  ...part,
})

export const ribbonLine = (): NewOrderLine => ({
  ...posterLine(),
  kind: 'accessory',
  title: '',
  description: [{ label: 'Produkt', value: 'Satinband, Gold' }],
  configuration: { kind: 'accessory', sku: 'satinband-gold' },
  document: null,
  isPersonalised: false,
  quantity: 50,
  unitPrice: 62,
  total: 3100,
  totalOriginal: 3100,
})

const receiptOf = (total: number, locale: OrderRow['locale']): StoredReceipt => {
  const { currency } = localeFacts(locale)
  const shown = (amount: number) => ({ amount, currency, text: formatMoney(money(amount, currency), locale) })
  return {
    sums: {
      goods: shown(total - 595),
      discounts: [],
      shipping: shown(595),
      total: shown(total),
      taxes: [{ name: 'MwSt.', rate: 19, amount: shown(Math.round((total * 19) / 119)) }],
      vatIncluded: true,
      taxNote: null,
      vouchers: [],
      due: shown(total),
    },
    shippingName: 'Standard mit DHL',
    arrives: 'Freitag, 27. November',
    moneyBy: null,
  }
}

export interface PlacedOrder {
  order: OrderRow
  token: string
  lineIds: string[]
  /** Applies order transitions as the lab. */
  move(...moves: OrderTransition[]): Promise<void>
  now(): Promise<OrderRow>
}

/** An order as the checkout creates it: by Mara in Germany, to be paid by transfer. */
export async function placedOrder(
  { db }: Pick<TestShop, 'db'>,
  {
    lines = [posterLine(), ribbonLine()],
    address = ADDRESS_DE,
    at = NOON,
    ...part
  }: Partial<NewOrder> & { lines?: NewOrderLine[]; address?: AddressStep; at?: Date } = {},
): Promise<PlacedOrder> {
  const token = part.token ?? randomBytes(18).toString('base64url')
  const locale = part.locale ?? 'de-DE'
  const total = lines.reduce((sum, line) => sum + line.total, 595)
  if (part.visitorId) await touchVisitor(db, { id: part.visitorId, channel: 'passepartout', now: at })
  const order = await insertOrder(
    db,
    {
      id: randomUUID(),
      idempotencyKey: randomUUID(),
      visitorId: null,
      channel: 'passepartout',
      country: localeFacts(locale).country,
      locale,
      currency: localeFacts(locale).currency,
      email: address.contact.email,
      address,
      receipt: receiptOf(total, locale),
      total,
      due: total,
      paymentMethod: 'transfer',
      token,
      changeUntil: new Date(at.getTime() + CHANGE_MS),
      placedAt: at,
      ...part,
    },
    lines,
  )
  const lineIds = (await listOrderLines(db, order.id)).map(({ id }) => id)
  return {
    order,
    token,
    lineIds,
    move: async (...moves) => {
      for (const move of moves) {
        const moved = await transitionOrder(db, { orderId: order.id, move, actor: 'plant', now: at })
        if (!moved.ok) throw new Error(`${move} is not allowed from ${moved.state}`)
      }
    },
    now: async () => (await findOrderById(db, order.id)) ?? order,
  }
}

/** The transitions of an order that was paid, produced, shipped and delivered. */
export const TRANSITIONS_TO_DELIVERED = [
  'payment-awaited',
  'paid',
  'production-started',
  'parcel-shipped',
  'delivered',
] as const satisfies readonly OrderTransition[]
