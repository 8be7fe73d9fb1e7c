import {
  formatMoneyFrom,
  type Money,
  money,
  type PartCode,
  type Price,
  type Shop,
  toDisplayMoney,
} from '@passepartout/domain'
import type { StartingPriceSource } from './price-product-for-shop.ts'

type AnyPrice = Price<PartCode> & { delivered?: Money | undefined }

/** The price payload of any product; `nameOf` labels its parts. */
export function toPricePayload(
  price: AnyPrice,
  { locale }: Shop,
  nameOf: (part: { code: PartCode; value: string }) => string,
) {
  const shown = (amount: Money) => toDisplayMoney(amount, locale)
  const taxed = (amount: Money) => toDisplayMoney(amount, locale, price.vatRate)
  return {
    quantity: price.quantity,
    priceCurrent: taxed(price.current),
    priceOriginal: shown(price.original),
    discountPercent: price.discountShare,
    referencePrice: price.referencePrice ? shown(price.referencePrice) : null,
    campaign: price.campaign ?? null,
    parts: price.parts.map(({ code, value, current, original }) => ({
      code,
      value,
      name: nameOf({ code, value }),
      priceCurrent: taxed(current),
      priceOriginal: taxed(original),
    })),
    total: taxed(price.total),
    totalOriginal: shown(price.totalOriginal),
    delivered: price.delivered ? shown(price.delivered) : null,
    vatRate: price.vatRate,
    vatIncluded: price.vatIncluded,
    priceSingle: taxed(price.single),
    quantityTiers: price.quantityTiers.map(({ from, unit }) => ({ from, price: taxed(unit) })),
    nextTier: nextTier(price, locale),
  }
}

function nextTier({ quantity, quantityTiers, current }: AnyPrice, locale: Shop['locale']) {
  const next = quantityTiers.find(({ from, unit }) => from > quantity && unit.amount < current.amount)
  if (!next) return null
  const saving = money((current.amount - next.unit.amount) * next.from, current.currency)
  return { from: next.from, price: toDisplayMoney(next.unit, locale), saving: toDisplayMoney(saving, locale) }
}

export const toStartingPrice = (
  { current, original, discountShare, vatRate }: StartingPriceSource,
  { locale }: Shop,
) => ({
  priceCurrent: toDisplayMoney(current, locale, vatRate),
  priceOriginal: toDisplayMoney(original, locale),
  discountPercent: discountShare,
  text: formatMoneyFrom(current, locale),
})
