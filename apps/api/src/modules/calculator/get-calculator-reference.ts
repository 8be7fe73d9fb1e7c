import { type CallPayload, getCalculatorReference } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { calculatedKind, isSoldBy } from '@passepartout/domain'
import { answer, type Refusal, refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { type CallRead, route } from '../../http/router.ts'
import type { Option } from '../../kinds/calculator-option.ts'
import { apiKind } from '../../kinds/registry.ts'
import { shownMoney } from '../prices/index.ts'
import { articleOfSku } from '../shop/index.ts'

type Query = CallRead<typeof schemas.getCalculatorReference>['query']
type Reference = CallPayload<typeof schemas.getCalculatorReference>

export const getCalculatorReferenceRoute = route(
  getCalculatorReference,
  schemas.getCalculatorReference,
  (context, { query }) => {
    const { product, values } = query
    const options = optionsFor(context, query)
    if ('refused' in options) return options
    const priced = options.filter(
      ({ value, formats }) => formats.length > 0 && (values?.includes(value) ?? true),
    )
    const first = priced[0]
    if (!first) return refuse('not-found')
    const sku = query.sku === undefined ? null : chosenBySku(context, query.sku, product, priced)
    const shared = {
      designId: query.designId ?? null,
      photoboxType: query.photoboxType ?? apiKind(calculatedKind(product)).photoboxType ?? null,
    }
    return answer({
      product,
      selectedValue: sku?.value ?? first.value,
      options: priced.map(option => ({ ...option, context: shared })),
      labels: labelsOf(priced),
      context: shared,
      sku,
    })
  },
  { isPublic: true },
)

/** The options of each calculator. */
function optionsFor(context: CallContext, query: Query): Option[] | Refusal {
  const kind = calculatedKind(query.product)
  if (!isSoldBy(context.shop.channel, kind)) return refuse('not-in-this-shop')
  return apiKind(kind).calculator?.(context, query) ?? refuse('not-found')
}

/** A SKU that the calculator does not offer chooses nothing; the page shows its own first choice. */
function chosenBySku(
  context: CallContext,
  sku: string,
  product: Query['product'],
  options: readonly Option[],
): Reference['sku'] {
  const article = articleOfSku(context, sku)
  const chosen = article && apiKind(article.kind).calculated?.(article.product)
  if (
    !chosen ||
    article.kind !== calculatedKind(product) ||
    !options.some(({ value }) => value === chosen.value)
  )
    return null
  const { locale } = context.shop
  return {
    sku,
    ...chosen,
    priceCurrent: shownMoney(article.price.current, locale, article.price.vatRate),
    priceOriginal: shownMoney(article.price.original, locale),
  }
}

/** The share that every format of an option is reduced by at least, such as `-15 %`. */
function labelsOf(options: readonly Option[]): Reference['labels'] {
  return options.flatMap(({ formats }, index) => {
    const least = Math.min(...formats.map(({ discountPercent }) => discountPercent))
    return least > 0 ? [{ index, text: `\u2212${least}\u00a0%`, backgroundColor: null, textColor: null }] : []
  })
}
