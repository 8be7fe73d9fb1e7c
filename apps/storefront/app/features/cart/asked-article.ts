import type { addCartArticle, CallInput } from '@passepartout/contracts'
import { CURRENCIES } from '@passepartout/domain'

type Article = CallInput<NonNullable<typeof addCartArticle.shapes>>['body']
type Values = Readonly<Record<string, string>>

/** What a plain form says of an article; whatever is missing or odd is the API's to refuse. */
export function askedArticle(kind: Article['kind'], values: Values): Article {
  const { sku = '', quantity = '', delivery = '', message = '', lineId = '' } = values
  const shared = {
    quantity: Number(quantity),
    ...expectedPrice(values),
    ...(lineId ? { lineId } : {}),
  }
  return kind === 'accessory'
    ? { kind, sku, ...shared }
    : { kind, amount: askedAmount(values), delivery, message, ...shared }
}

/** What stands for an amount of one's own in the place of an offered one. */
export const OWN_AMOUNT = 'free'

/** An offered amount in minor units, else the one typed in whole ones. */
export function askedAmount({ amount = '', freeAmount = '' }: Values): number {
  return amount && amount !== OWN_AMOUNT
    ? Number(amount)
    : Math.round(Number(freeAmount.replace(',', '.')) * 100)
}

/** What the price on the page was the price of; a choice made since, without a script to answer it, has none. */
export const seenPrice = (choice: string, price: { amount: number; currency: string }): string =>
  `${choice} ${price.amount} ${price.currency}`

function expectedPrice(values: Values) {
  const { seen = '', sku, quantity = '' } = values
  const [choice, amount, currency] = seen.split(' ')
  const known = CURRENCIES.find(one => one === currency)
  if (!known || choice !== `${sku ?? askedAmount(values)}/${quantity}`) return {}
  return { expectedPrice: { amount: Number(amount), currency: known } }
}
