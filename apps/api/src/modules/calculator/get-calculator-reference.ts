import { type CallPayload, getCalculatorReference } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  type Configurator,
  frameOf,
  isSoldBy,
  type PhotoboxType,
  type ProductConfiguration,
} from '@passepartout/domain'
import { answer, type Refusal, refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { type CallRead, route } from '../../http/router.ts'
import { shownMoney } from '../prices/index.ts'
import { articleOfSku } from '../shop/index.ts'
import type { Option } from './calculator-option.ts'
import { collageOptions } from './collage-options.ts'
import { materialOption, materialsFor } from './frame-options.ts'
import { photobookOptions } from './photobook-options.ts'
import { photoboxOptions, photoprintOptions } from './photobox-options.ts'

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
      photoboxType: query.photoboxType ?? PHOTOBOX_TYPE[product] ?? null,
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

const PHOTOBOX_TYPE: Partial<Record<Query['product'], PhotoboxType>> = {
  photobox: 'small',
  photoprint: 'photoprint',
}

/** Whose designer's products a calculator is about, where not every channel sells them. */
const DESIGNER: Partial<Record<Query['product'], Configurator>> = {
  'photo-frame': 'photo-frame',
  'framed-material': 'photo-frame',
  photobox: 'photobox',
  photoprint: 'photobox',
}

/** The options of each calculator. */
function optionsFor(context: CallContext, query: Query): Option[] | Refusal {
  const about = DESIGNER[query.product]
  if (about && !isSoldBy(context.shop.channel, about)) return refuse('not-in-this-shop')
  switch (query.product) {
    case 'photo-frame':
    case 'framed-material':
      return pictureOptions(context, query)
    case 'collage':
      return collageOptions(context, query.designId) ?? refuse('not-found')
    case 'photobox':
      return photoboxOptions(context)
    case 'photoprint':
      return photoprintOptions(context)
    case 'photobook':
      return photobookOptions(context)
  }
}

function pictureOptions(context: CallContext, { product, values, frameType }: Query): Option[] | Refusal {
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
function chosenBySku(
  context: CallContext,
  sku: string,
  product: Query['product'],
  options: readonly Option[],
): Reference['sku'] {
  const article = articleOfSku(context, sku)
  const chosen = article && optionOfArticle(article.product)
  const kind = product === 'framed-material' ? 'photo-frame' : product
  if (!chosen || article.kind !== kind || !options.some(({ value }) => value === chosen.value)) return null
  const { locale } = context.shop
  return {
    sku,
    ...chosen,
    priceCurrent: shownMoney(article.price.current, locale),
    priceOriginal: shownMoney(article.price.original, locale),
  }
}

/** The option and the format by which calculators show an article. */
function optionOfArticle(product: ProductConfiguration) {
  switch (product.kind) {
    case 'photo-frame':
    case 'collage':
      return { value: product.materialType, formatType: product.formatType }
    case 'photobox':
      return { value: product.boxSize, formatType: product.photoFormat }
    case 'photoprint':
      return { value: product.printType, formatType: product.photoFormat }
    case 'photobook': {
      const { photobookPrinting, photobookCover, photobookFormat } = product
      return { value: `${photobookPrinting}-${photobookCover}`, formatType: photobookFormat }
    }
    default:
      return undefined
  }
}

/** The share that every format of an option is reduced by at least, such as `-15 %`. */
function labelsOf(options: readonly Option[]): Reference['labels'] {
  return options.flatMap(({ formats }, index) => {
    const least = Math.min(...formats.map(({ discountPercent }) => discountPercent))
    return least > 0 ? [{ index, text: `\u2212${least}\u00a0%`, backgroundColor: null, textColor: null }] : []
  })
}
