import { type CallPayload, getProductFormReference } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { isSoldInChannel, kindOfForm, toDisplayMoney } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, refuse, success } from '../../http/call-result.ts'
import { type ParsedInput, route } from '../../http/router.ts'
import type { FormOption } from '../../kinds/form-option.ts'
import { apiKindAdapter } from '../../kinds/registry.ts'
import { findArticleBySku } from '../shop/index.ts'

type Query = ParsedInput<typeof schemas.getCalculatorReference>['query']
type Reference = CallPayload<typeof schemas.getCalculatorReference>

export const getProductFormReferenceRoute = route(
  getProductFormReference,
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
      photoboxType: query.photoboxType ?? apiKindAdapter(kindOfForm(product)).photoboxType ?? null,
    }
    return success({
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

function optionsFor(context: CallContext, query: Query): FormOption[] | Refusal {
  const kind = kindOfForm(query.product)
  if (!isSoldInChannel(context.shop.channel, kind)) return refuse('not-in-this-shop')
  return apiKindAdapter(kind).calculator?.(context, query) ?? refuse('not-found')
}

/** A SKU that the product form does not offer selects nothing; the page shows its own first option. */
function chosenBySku(
  context: CallContext,
  sku: string,
  product: Query['product'],
  options: readonly FormOption[],
): Reference['sku'] {
  const article = findArticleBySku(context, sku)
  const chosen = article && apiKindAdapter(article.kind).calculated?.(article.product)
  if (!chosen || article.kind !== kindOfForm(product) || !options.some(({ value }) => value === chosen.value))
    return null
  const { locale } = context.shop
  return {
    sku,
    ...chosen,
    priceCurrent: toDisplayMoney(article.price.current, locale, article.price.vatRate),
    priceOriginal: toDisplayMoney(article.price.original, locale),
  }
}

/** The smallest discount over all formats of an option, such as `-15 %`. */
function labelsOf(options: readonly FormOption[]): Reference['labels'] {
  return options.flatMap(({ formats }, index) => {
    const least = Math.min(...formats.map(({ discountPercent }) => discountPercent))
    return least > 0 ? [{ index, text: `\u2212${least}\u00a0%`, backgroundColor: null, textColor: null }] : []
  })
}
