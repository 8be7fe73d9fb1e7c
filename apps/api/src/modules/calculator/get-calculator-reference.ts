import { type CallPayload, getCalculatorReference } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { frameOf } from '@passepartout/domain'
import { answer, type Refusal, refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { type CallRead, route } from '../../http/router.ts'
import { shownMoney } from '../prices/index.ts'
import { articleOfSku } from '../shop/index.ts'
import { materialOption, materialsFor } from './frame-options.ts'

type Schemas = typeof schemas.getCalculatorReference
type Query = CallRead<Schemas>['query']
type Reference = CallPayload<Schemas>
export type Option = Omit<Reference['options'][number], 'context'>

export const getCalculatorReferenceRoute = route(
  getCalculatorReference,
  schemas.getCalculatorReference,
  (context, { query }) => {
    const options = optionsFor(context, query)
    if ('refused' in options) return options
    const priced = options.filter(({ formats }) => formats.length > 0)
    const first = priced[0]
    if (!first) return refuse('not-found')
    const sku = query.sku === undefined ? null : chosenBySku(context, query.sku, priced)
    const shared = { designId: query.designId ?? null, photoboxType: query.photoboxType ?? null }
    return answer({
      product: query.product,
      selectedValue: sku?.value ?? first.value,
      options: priced.map(option => ({ ...option, context: shared })),
      labels: labelsOf(priced),
      context: shared,
      sku,
    })
  },
  { isPublic: true },
)

/** The options of each calculator; a calculator of another product is another line here. */
function optionsFor(context: CallContext, { product, values, frameType }: Query): Option[] | Refusal {
  const { catalogue, translate } = context
  if (frameType !== undefined && !frameOf(catalogue, frameType)) {
    return refuse('invalid-configuration', {
      errors: { frameType: [translate('problem.unknown-frame', { value: frameType })] },
    })
  }
  const frame = product === 'framed-material' ? (frameType ?? 'holzrahmen') : frameType
  return materialsFor(catalogue, frame, values).map(material => materialOption(context, material, frame))
}

/** A SKU that the calculator does not offer chooses nothing; the page shows its own first choice. */
function chosenBySku(context: CallContext, sku: string, options: readonly Option[]): Reference['sku'] {
  const article = articleOfSku(context, sku)
  if (!article) return null
  const { configuration, price } = article
  const option = options.find(({ value }) => value === configuration.materialType)
  if (!option) return null
  const { locale } = context.shop
  return {
    sku,
    value: option.value,
    formatType: String(configuration.formatType),
    priceCurrent: shownMoney(price.current, locale),
    priceOriginal: shownMoney(price.original, locale),
  }
}

/** The share that every format of an option is reduced by at least, such as `-15 %`. */
function labelsOf(options: readonly Option[]): Reference['labels'] {
  return options.flatMap(({ formats }, index) => {
    const least = Math.min(...formats.map(({ discountPercent }) => discountPercent))
    return least > 0 ? [{ index, text: `\u2212${least}\u00a0%`, backgroundColor: null, textColor: null }] : []
  })
}
