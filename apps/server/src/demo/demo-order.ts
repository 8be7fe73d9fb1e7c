import { randomUUID } from 'node:crypto'
import {
  addOrderNote,
  addPayment,
  type Database,
  DEMO_ACTOR,
  insertOrder,
  type NewOrderLine,
  type PaymentRow,
  skipOrderEvents,
} from '@passepartout/db'
import { type Channel, creditorReference, formatMoney, type Locale, money } from '@passepartout/domain'
import { choose, DEMO, type DemoTown, pick } from './demo-data.ts'
import { applyDemoMoves } from './demo-moves.ts'
import { ageInHours, courseOf } from './order-courses.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const CHANGE_MS = HOUR_MS / 2
/** Days until the promised day. */
const PROMISE_DAYS = 6
/** Minor units. */
const SHIPPING = 595

/** One order of a demo with its history. The same index gives the same order but for its number. */
export async function createDemoOrder(db: Database, index: number, now: Date): Promise<void> {
  const course = courseOf(index)
  const placedAt = new Date(now.getTime() - ageInHours(course, index) * HOUR_MS)
  const place = pick(DEMO.places, index, 'place')
  const channel = pick(['passepartout', 'kartenliebe'] as const, index, 'channel')
  const lines = createLines(index, channel, place)
  const total = lines.reduce((sum, line) => sum + line.total, SHIPPING)
  const address = addressOf(place, index)
  await db.transaction(async tx => {
    const order = await insertOrder(
      tx,
      {
        ...{ id: randomUUID(), idempotencyKey: randomUUID(), visitorId: null, token: randomUUID() },
        ...{ channel, country: place.country, locale: place.locale, currency: 'EUR' },
        ...{ email: address.contact.email, address, total, due: total, paymentMethod: 'transfer' },
        receipt: receiptOf(lines, place, new Date(placedAt.getTime() + PROMISE_DAYS * DAY_MS)),
        ...{ placedAt, changeUntil: new Date(placedAt.getTime() + CHANGE_MS) },
      },
      lines,
    )
    const { moves } = course
    const state: PaymentRow['state'] = moves.includes('paid')
      ? 'paid'
      : moves.includes('cancelled')
        ? 'cancelled'
        : 'open'
    const payment = await addPayment(tx, {
      ...{ orderId: order.id, method: 'transfer', state, amount: total, currency: 'EUR', now: placedAt },
      reference: creditorReference(order.number),
    })
    await addOrderNote(tx, {
      ...{ id: randomUUID(), orderId: order.id, actor: DEMO_ACTOR, text: DEMO.note, createdAt: placedAt },
    })
    const { firstName, lastName } = address.delivery
    const customer = `${firstName} ${lastName}`
    await applyDemoMoves(tx, { order, payment, customer, lines: lines.length, index, moves, now })
    await skipOrderEvents(tx, { orderId: order.id, now })
  })
}

/** Up to three different products of a shop. */
function createLines(index: number, channel: Channel, place: DemoTown): NewOrderLine[] {
  const products = DEMO.products[channel]
  const first = choose(index, 'product', products.length)
  return Array.from({ length: 1 + choose(index, 'lines', 3) }, (_, line) => {
    const product = products[(first + line) % products.length]
    if (!product) throw new Error(`The demo has no product for ${channel}`)
    const { kind, title, name, price, from } = product
    const quantity = from ? from + 5 * choose(index, `quantity ${line}`, 12) : 1
    const total = price * quantity
    return {
      ...{ id: randomUUID(), kind, title, configuration: { kind }, document: null },
      description: [{ label: DEMO.productLabel, value: name }],
      ...{ contentHash: `demo-${index}-${line}`, quantity, unitPrice: price, total, totalOriginal: total },
      ...{ discount: 0, vatRate: String(DEMO.vatRates[place.country]), isPersonalised: false, photoIds: [] },
    }
  })
}

/** The address step of the checkout. Nobody reads mail at example.com (RFC 2606). */
function addressOf(place: DemoTown, index: number) {
  const firstName = pick(DEMO.firstNames, index, 'first name')
  const lastName = pick(DEMO.lastNames, index, 'last name')
  const mailbox = `${firstName}.${lastName}`
    .normalize('NFKD')
    .replace('ß', 'ss')
    .replace(/[^\w.]/g, '')
    .toLowerCase()
  const { country, postalCode, city, street } = place
  return {
    contact: { email: `${mailbox}@example.com`, phone: '' },
    delivery: {
      ...{ country, firstName, lastName, company: '', extra: '', region: '', kind: 'home' },
      ...{ street: `${street} ${1 + choose(index, 'house', 120)}`, postalCode, city },
    },
    ...{ invoice: null, vatNumber: '', greeting: '' },
  }
}

/** As the checkout stores it, with all that an invoice needs. */
function receiptOf(lines: readonly NewOrderLine[], { locale, country }: DemoTown, arrives: Date) {
  const total = lines.reduce((sum, line) => sum + line.total, SHIPPING)
  const rate = DEMO.vatRates[country]
  const shown = (amount: number) => {
    const text = formatMoney(money(amount, 'EUR'), locale)
    return { amount, currency: 'EUR', text }
  }
  return {
    sums: {
      ...{ goods: shown(total - SHIPPING), discounts: [], shipping: shown(SHIPPING), total: shown(total) },
      taxes: [{ name: DEMO.taxName, rate, amount: shown(Math.round((total * rate) / (100 + rate))) }],
      ...{ vatIncluded: true, taxNote: null, vouchers: [], due: shown(total) },
    },
    ...{ tax: { kind: 'included' }, lines: lines.map(() => ({ relief: 0 })), promotion: null },
    ...{ shippingName: DEMO.shippingName, arrives: formatDay(arrives, locale), moneyBy: null },
    shipping: {
      ...{ option: 'standard', carriers: ['dhl'], amount: SHIPPING, relief: 0 },
      day: arrives.toISOString().slice(0, 10),
    },
  }
}

const formatDay = (day: Date, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(day)
