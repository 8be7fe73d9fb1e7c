import {
  findActivePayment,
  findOrderById,
  listBankEntriesOfOrder,
  listOrderEvents,
  listOrderPayments,
} from '@passepartout/db'
import {
  createAwaitingOrder,
  daysLater,
  describeEachDatabase,
  type FakeStripe,
  PLACED_AT,
  readCatalogue,
  startFakeStripe,
} from '@passepartout/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createPayment,
  importStatement,
  type PaymentContext,
  reconcilePayments,
  requestRefund,
  retryPayment,
  sendRefund,
  startPayment,
} from './index.ts'
import { pollPayment } from './poll-payment.ts'
import { openStripe } from './providers/stripe-provider.ts'

const TIMES = 8
const RETURN = { returnUrl: 'http://passepartout.de.localhost:3000/bestellung/token' }
const ACCOUNT = 'DE52000000000012345678'

let stripe: FakeStripe
let sellers: PaymentContext['sellers']
beforeAll(async () => {
  stripe = await startFakeStripe()
  sellers = (await readCatalogue()).sellers
})
afterAll(() => stripe.close())

const atOnce = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: TIMES }, (_, index) => work(index)))

describeEachDatabase('payments at once', database => {
  const paid: string[] = []
  const context = (now = PLACED_AT): PaymentContext => ({
    db: database(),
    sellers,
    paymentProviders: { stripe: openStripe(stripe) },
    invoiceCustomers: [],
    orderHooks: { onPaid: async (_tx, { id }) => void paid.push(id) },
    now,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  })
  const kinds = async (id: string) => (await listOrderEvents(database(), id)).map(({ kind }) => kind)
  const sessionOf = async (id: string) =>
    (await findActivePayment(database(), id))?.reference ?? expect.unreachable()

  test('a statement taken in by many counts once', async () => {
    const one = await createAwaitingOrder(database())
    await database().transaction(tx => createPayment(tx, context(), one))
    const bytes = new TextEncoder().encode(
      `Datum;Betrag;Text\n25.11.2026;50,00;${one.number}\n25.11.2026;49,80;${one.number}`,
    )
    await atOnce(() => importStatement(context(), { bytes, account: ACCOUNT }))
    expect(await kinds(one.id)).toEqual(['placed', 'payment-awaited', 'payment-short', 'paid'])
    expect(await listBankEntriesOfOrder(database(), one.id)).toHaveLength(2)
    expect(paid.filter(id => id === one.id)).toHaveLength(1)
  })

  test('a payment at Stripe, asked about, told of and tended by many, is paid once', async () => {
    const one = await createAwaitingOrder(database(), { paymentMethod: 'stripe' })
    await atOnce(() => startPayment(context(), one, RETURN))
    stripe.pay(await sessionOf(one.id))
    const payment = (await findActivePayment(database(), one.id)) ?? expect.unreachable()
    await atOnce(index =>
      index % 2 === 0
        ? pollPayment(context(), payment)
        : reconcilePayments(context(daysLater(0.01))).then(() => undefined),
    )
    expect(await kinds(one.id)).toEqual(['placed', 'payment-awaited', 'paid'])
    expect(paid.filter(id => id === one.id)).toHaveLength(1)
  })

  test('whatever many choose, one attempt is open', async () => {
    const one = await createAwaitingOrder(database())
    await database().transaction(tx => createPayment(tx, context(), one))
    const tried = await atOnce(index =>
      retryPayment(context(), one, { method: index % 2 === 0 ? 'stripe' : 'transfer', ...RETURN }).then(
        () => 'tried',
        () => 'failed',
      ),
    )
    expect(new Set(tried)).toEqual(new Set(['tried']))
    const open = (await listOrderPayments(database(), one.id)).filter(({ state }) => state === 'open')
    expect(open).toHaveLength(1)
  })

  test('the clock of many processes cancels an order once, and money at the same moment is not lost', async () => {
    const one = await createAwaitingOrder(database())
    await database().transaction(tx => createPayment(tx, context(), one))
    const bytes = new TextEncoder().encode(`Datum;Betrag;Text\n25.11.2026;99,80;${one.number}`)
    await atOnce(async index => {
      if (index === 0) await importStatement(context(), { bytes, account: ACCOUNT })
      else await reconcilePayments(context(daysLater(20)))
    })
    const [entry] = await listBankEntriesOfOrder(database(), one.id)
    const state = (await findOrderById(database(), one.id))?.state
    expect([
      ['paid', 'matched'],
      ['cancelled', 'late'],
    ]).toContainEqual([state, entry?.state])
    expect(await kinds(one.id)).toHaveLength(3)
  })

  test('refunds by many never give back more than was paid', async () => {
    const one = await createAwaitingOrder(database(), { paymentMethod: 'stripe' })
    await startPayment(context(), one, RETURN)
    const session = await sessionOf(one.id)
    stripe.pay(session)
    await reconcilePayments(context(daysLater(0.01)))
    await atOnce(async index => {
      const asked = await database().transaction(tx =>
        requestRefund(tx, { orderId: one.id, amount: 3000, key: `r${index % 5}`, now: PLACED_AT }),
      )
      if (asked.ok) await sendRefund(context(), asked.refund, asked.payment)
    })
    const intent = stripe.sessions.get(session)?.intent
    const given = [...stripe.refunds.values()].filter(refund => refund.intent === intent)
    expect(given.reduce((sum, { amount }) => sum + amount, 0)).toBe(9000)
    expect((await findActivePayment(database(), one.id))?.refunded).toBe(9000)
    expect((await kinds(one.id)).filter(kind => kind === 'refunded-in-part')).toHaveLength(3)
  })
})
