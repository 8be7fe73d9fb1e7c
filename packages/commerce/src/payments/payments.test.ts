import { findOrder, listOrderEvents, type OrderRow } from '@passepartout/db'
import { AppError, creditorReference, type Locale, qrReferenceOf } from '@passepartout/domain'
import { PLACED_AT } from '@passepartout/testing'
import { describe, expect, test } from 'vitest'
import {
  availablePaymentMethods,
  createPayment,
  paymentStatusPayload,
  retryPayment,
  startPayment,
} from './index.ts'
import { usePaymentShop } from './payments.fixture.ts'

const { db, context, order, called } = usePaymentShop()

const RETURN = { returnUrl: 'http://passepartout.de.localhost:3000/bestellung/token' }
const begin = (one: OrderRow, part = {}) =>
  db().transaction(tx => createPayment(tx, context(PLACED_AT, part), one))
const again = async ({ number }: OrderRow) => (await findOrder(db(), number)) as OrderRow

describe('a transfer', () => {
  test('waits for its money and says where it goes', async () => {
    const one = await order()
    await begin(one)
    const { state, paymentUrl } = await startPayment(context(), one, RETURN)
    expect({ state, paymentUrl }).toEqual({ state: 'open', paymentUrl: null })
    const { slip } = await paymentStatusPayload(context(), await again(one))
    expect(slip).toMatchObject({
      kind: 'epc',
      recipient: 'Passepartout Muster GmbH',
      iban: 'DE52000000000012345678',
      reference: creditorReference(one.number),
      amount: { amount: 9980, currency: 'EUR' },
      payUntil: '2026-12-07',
    })
    expect((await again(one)).state).toBe('awaiting-payment')
    expect(called().paid).toEqual([])
  })

  test.each<[Locale, object]>([
    ['fr-CH', { kind: 'swiss-qr', iban: 'CH6131999000012345678' }],
    ['de-LI', { kind: 'swiss-qr', iban: 'CH6131999000012345678' }],
    [
      'en-GB',
      {
        ...{ kind: 'plain', iban: 'GB21TEST00000012345678', svg: null },
        domestic: { sortCode: '00-00-00', accountNumber: '12345678' },
      },
    ],
    ['nl-BE', { kind: 'epc', iban: 'DE52000000000012345678', domestic: null }],
  ])('in %s has the code of its country', async (locale, slip) => {
    const one = await order({ locale })
    await begin(one)
    const { payment } = { payment: await paymentStatusPayload(context(), await again(one)) }
    expect(payment.slip).toMatchObject(slip)
    if (locale === 'fr-CH') expect(payment.slip?.reference).toBe(qrReferenceOf(one.number))
  })

  test('begun twice is one', async () => {
    const one = await order()
    await begin(one)
    await startPayment(context(), one, RETURN)
    await startPayment(context(), one, RETURN)
    expect((await listOrderEvents(db(), one.id)).map(({ kind }) => kind)).toEqual([
      'placed',
      'payment-awaited',
    ])
  })

  test('can be begun after the order was written, where that was left undone', async () => {
    const one = await order()
    expect(await startPayment(context(), one, RETURN)).toMatchObject({ state: 'open' })
    expect((await again(one)).state).toBe('awaiting-payment')
  })
})

describe('an order', () => {
  test('that costs nothing is paid at once', async () => {
    const one = await order({ due: 0, paymentMethod: 'free' })
    await begin(one)
    expect((await again(one)).state).toBe('paid')
    expect(called().paid).toEqual([{ number: one.number, onAccount: false }])
    expect(await paymentStatusPayload(context(), await again(one))).toMatchObject({
      method: 'free',
      state: 'paid',
      options: [],
    })
  })

  test('on account is made before it is paid, for those who may', async () => {
    const trusted = { invoiceCustomers: ['mara@post.example'] }
    const one = await order({ paymentMethod: 'invoice', email: 'Mara@post.example' })
    await begin(one, trusted)
    expect((await again(one)).state).toBe('paid')
    expect(called().paid).toEqual([{ number: one.number, onAccount: true }])
    expect(await paymentStatusPayload(context(PLACED_AT, trusted), await again(one))).toMatchObject({
      state: 'open',
      slip: { reference: creditorReference(one.number) },
    })
  })

  test.each([
    ['on account by somebody else', { paymentMethod: 'invoice' as const }],
    ['for nothing that costs something', { paymentMethod: 'free' as const }],
    ['at a provider that there is not', { paymentMethod: 'stripe' as const }],
    ['by transfer where there is no account', { locale: 'en-US' as const }],
    ['by transfer that costs nothing', { due: 0 }],
  ])('is not taken %s', async (_, part) => {
    const one = await order(part)
    await expect(begin(one)).rejects.toThrow(AppError)
    expect((await again(one)).state).toBe('placed')
  })
})

test('a shop offers what it can take', () => {
  const due = { amount: 100, currency: 'EUR' as const }
  const german = { channel: 'passepartout', country: 'de', locale: 'de-DE' } as const
  const american = { channel: 'passepartout', country: 'com', locale: 'en-US' } as const
  const asked = { shop: german, due, email: 'mara@post.example' }
  const provider = { paymentProviders: { stripe: {} as never } }
  expect(availablePaymentMethods(context(), asked)).toEqual(['transfer'])
  expect(availablePaymentMethods(context(PLACED_AT, provider), asked)).toEqual(['transfer', 'stripe'])
  expect(availablePaymentMethods(context(), { ...asked, due: { amount: 0, currency: 'EUR' } })).toEqual([
    'free',
  ])
  const dollars = { ...asked, shop: american, due: { amount: 100, currency: 'USD' as const } }
  expect(availablePaymentMethods(context(), dollars)).toEqual([])
  expect(availablePaymentMethods(context(PLACED_AT, provider), dollars)).toEqual(['stripe'])
})

test('an order that waits can be paid on account after all, and not twice', async () => {
  const one = await order()
  await begin(one)
  const trusted = context(PLACED_AT, { invoiceCustomers: ['mara@post.example'] })
  expect(await retryPayment(context(), one, { method: 'invoice', ...RETURN })).toEqual({
    ok: false,
    reason: 'not-offered',
  })
  expect(await retryPayment(trusted, one, { method: 'invoice', ...RETURN })).toMatchObject({
    ok: true,
    state: 'open',
  })
  expect(await retryPayment(trusted, await again(one), { method: 'transfer', ...RETURN })).toEqual({
    ok: false,
    reason: 'not-awaited',
  })
})
