import { type Currency, type Money, toDisplayMoney } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, refuse } from '../../http/call-result.ts'

/** Refuses when the customer saw another price than today's: a changed price is displayed, never applied silently. */
export function refusePriceMismatch(
  { shop, translate }: Pick<CallContext, 'shop' | 'translate'>,
  current: Money,
  expected: { amount: number; currency: Currency } | undefined,
): Refusal | undefined {
  if (!expected) return undefined
  if (expected.amount === current.amount && expected.currency === current.currency) return undefined
  const price = toDisplayMoney(current, shop.locale)
  const errors = { expectedPrice: [translate('field.price', { price: price.text })] }
  return refuse('price-changed', { params: { price: price.text }, errors, details: { price } })
}
