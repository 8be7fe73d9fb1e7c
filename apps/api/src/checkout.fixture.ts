import {
  type AddressStep,
  addCartArticle,
  addCartLine,
  type CallInput,
  type CallResult,
  type Checkout,
  type CheckoutAddress,
  getCheckout,
  placeOrder,
  putCheckoutAddress,
  putCheckoutPayment,
  putCheckoutShipping,
} from '@passepartout/contracts'
import type { schemas } from '@passepartout/contracts/schemas'
import { readyDraft } from './frame-design.fixture.ts'
import type { Visitor } from './shop.fixture.ts'

export const RIBBON = { kind: 'accessory', sku: 'satinband-gold', quantity: 50 } as const
export const VOUCHER = { kind: 'gift-voucher', amount: 5000, delivery: 'pdf', quantity: 1 } as const

export const HOME: CheckoutAddress = {
  country: 'de',
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: '',
  street: 'Treppenstraße 1',
  extra: '',
  postalCode: '34117',
  city: 'Kassel',
  region: '',
  kind: 'home',
}

export const step = (
  delivery: Partial<CheckoutAddress> = {},
  part: Partial<AddressStep> = {},
): AddressStep => ({
  contact: { email: 'ada@example.com', phone: '' },
  delivery: { ...HOME, ...delivery },
  invoice: null,
  vatNumber: '',
  greeting: '',
  ...part,
})

export function payloadOf<T>(result: CallResult<T>): T {
  if (!result.ok) throw new Error(`${result.status} ${result.code} ${JSON.stringify(result.errors)}`)
  return result.payload
}

export async function addCartArticleOnPage(
  { client }: Visitor,
  body: CallInput<(typeof schemas)['addCartArticle']>['body'] = RIBBON,
): Promise<string> {
  return payloadOf(await client.call(addCartArticle, { body })).lineId
}

/** Adds a poster with an uploaded photo to the cart. */
export async function addPoster(visitor: Visitor, quantity = 1) {
  const { id: draftId, revision: draftRevision, photo } = await readyDraft(visitor)
  const body = { draftId, draftRevision, quantity }
  return { photo, ...payloadOf(await visitor.client.call(addCartLine, { body })) }
}

export const getPage = async ({ client }: Visitor): Promise<Checkout> =>
  payloadOf(await client.call(getCheckout, {})).checkout

/** Completes all three steps, paying by transfer. */
export async function checkOut(visitor: Visitor, address: AddressStep = step()): Promise<Checkout> {
  const { client } = visitor
  payloadOf(await client.call(putCheckoutAddress, { body: address }))
  const { shipping } = await getPage(visitor)
  const option = shipping.options[0]?.id
  if (option) payloadOf(await client.call(putCheckoutShipping, { body: { option } }))
  const { payment } = await getPage(visitor)
  if (payment.chosen) return getPage(visitor)
  return payloadOf(await client.call(putCheckoutPayment, { body: { method: 'transfer' } })).checkout
}

export const order = (
  { client }: Visitor,
  { idempotencyKey, shown }: Pick<Checkout, 'idempotencyKey' | 'shown'>,
) => client.call(placeOrder, { body: { idempotencyKey, shown } })
