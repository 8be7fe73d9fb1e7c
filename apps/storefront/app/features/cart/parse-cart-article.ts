import type { CartArticleInput } from '@passepartout/contracts'
import { CURRENCIES, type UndesignedKind } from '@passepartout/domain'
import { storefrontKindAdapter } from '../product-kinds/registry.ts'
import type { Values } from '../product-kinds/storefront-kind-adapter.ts'

/** Reads a cart line from a plain form; the API refuses missing and invalid values. */
export function parseCartArticle(kind: UndesignedKind, values: Values): CartArticleInput {
  const { quantity = '', lineId = '' } = values
  const { article } = storefrontKindAdapter(kind)
  return {
    kind,
    ...article?.query(values),
    quantity: Number(quantity),
    ...expectedPrice(article?.choice(values), values),
    ...(lineId ? { lineId } : {}),
  } as CartArticleInput
}

function expectedPrice(choice: string | undefined, { seen = '' }: Values) {
  const [seenChoice, amount, currency] = seen.split(' ')
  const known = CURRENCIES.find(one => one === currency)
  if (!known || seenChoice !== choice) return {}
  return { expectedPrice: { amount: Number(amount), currency: known } }
}
