import type { CallPayload } from '@passepartout/contracts'
import type { schemas } from '@passepartout/contracts/schemas'
import { type ProductConfiguration, toDisplayMoney, unitPriceProduct } from '@passepartout/domain'
import type { CallContext } from '../http/call-context.ts'

type Reference = CallPayload<typeof schemas.getCalculatorReference>

/** An option of a product form with the prices of its formats. */
export type FormOption = Omit<Reference['options'][number], 'context'>
type Format = FormOption['formats'][number]

/** The price of a product in a format; empty when it is not produced or sold so. */
export function pricedFormat(
  { catalogue, priceBook, shop, now }: CallContext,
  product: ProductConfiguration,
  { formatType, text }: Pick<Format, 'formatType' | 'text'>,
): Format[] {
  const price = unitPriceProduct(priceBook, catalogue, product, shop, now)
  if (!price.ok) return []
  return [
    {
      formatType,
      text,
      priceCurrent: toDisplayMoney(price.current, shop.locale, price.vatRate),
      priceOriginal: toDisplayMoney(price.original, shop.locale),
      discountPercent: price.discountShare,
    },
  ]
}

/** The requested format if available, else the middle one. */
export function defaultFormatOf(formats: readonly { formatType: string }[], wanted: string): string {
  const fits = formats.some(({ formatType }) => formatType === wanted)
  return fits ? wanted : (formats[Math.floor(formats.length / 2)]?.formatType ?? wanted)
}
