import { getPhotoboxPrices } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  channelProblems,
  definitionOf,
  type PartCode,
  PHOTO_FORMATS,
  PHOTOBOX_SIZES,
  PHOTOBOX_TYPES,
  PRINT_TYPES,
  type Price,
  type ProductConfiguration,
  type ProductProblem,
  priceProduct,
  toDisplayMoney,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { refuse, success } from '../../http/call-result.ts'
import { type ParsedInput, route } from '../../http/router.ts'
import { named } from '../listing/index.ts'
import { refuseConfiguration } from '../prices/index.ts'
import { requestedBoxPrice, requestedPrintPrice } from './requested-box-price.ts'

type Query = ParsedInput<typeof schemas.getPhotoboxPrices>['query']

export const getPhotoboxPricesRoute = route(
  getPhotoboxPrices,
  schemas.getPhotoboxPrices,
  async (context, { query }) => {
    const { catalogue, shop, translate } = context
    if (channelProblems(definitionOf(catalogue, 'photobox'), shop).length > 0) return refuse('not-found')
    const problems = findUnknownIds(query)
    if (problems.length > 0) return refuseConfiguration(problems, translate)
    const choice = await choiceOf(context, query)
    if (choice && !choice.ok) return refuseConfiguration(choice.problems, translate)
    const boxes = query.photoboxType === 'photoprint' ? [] : boxPrices(context, query)
    const prints = query.photoboxType === 'small' ? [] : printPrices(context, query)
    const first = boxes[0]?.price ?? prints[0]?.price
    if (!first) return refuse('not-found')
    return success({
      boxes: boxes.map(({ price, ...box }) => ({ ...box, ...shown(price, context) })),
      prints: prints.map(({ price, ...print }) => ({ ...print, ...shown(price, context) })),
      vatRate: first.vatRate,
      vatIncluded: first.vatIncluded,
      chosen: choice?.chosen ?? null,
    })
  },
  { isPublic: true, about: 'photobox' },
)

/** The type determines whether a box or prints are meant; without a box size, the number of photos selects the box. */
function choiceOf(context: CallContext, { photoboxType, amount = 1, ...input }: Query) {
  const size = input.boxSize ? {} : { photoboxQuantityMax: input.photos }
  if (photoboxType === 'small') return requestedBoxPrice(context, { ...input, ...size }, amount)
  return photoboxType === 'photoprint' ? requestedPrintPrice(context, input, amount) : undefined
}

function findUnknownIds({ photoboxType, boxSize, printType, photoFormat }: Query): ProductProblem[] {
  const choice = [
    ['photoboxType', photoboxType, PHOTOBOX_TYPES, 'other'],
    ['boxSize', boxSize, PHOTOBOX_SIZES, 'unknown-box-size'],
    ['printType', printType, PRINT_TYPES, 'unknown-print-type'],
    ['photoFormat', photoFormat, PHOTO_FORMATS, 'unknown-format'],
  ] as const
  return choice.flatMap(([field, value, known, code]) =>
    value === undefined || known.some(one => one === value) ? [] : [{ field, code, value }],
  )
}

/** Box sizes that do not hold the photos or lack the format are left out. */
function boxPrices(context: CallContext, { boxSize, photoFormat, photos: wanted }: Query) {
  const { sizes } = definitionOf(context.catalogue, 'photobox')
  return sizes
    .filter(({ id }) => boxSize === undefined || id === boxSize)
    .flatMap(({ id, formats, photos: { min } }) =>
      formats
        .filter(format => photoFormat === undefined || format === photoFormat)
        .flatMap(format => {
          const photos = wanted ?? min
          const box = { kind: 'photobox', boxSize: id, photoFormat: format, photos } as const
          const { name: sizeName } = named(context, 'photobox-sizes')(id)
          return priced(context, box, { boxSize: id, sizeName, photos, photoFormat: format })
        }),
    )
}

function printPrices(context: CallContext, { printType, photoFormat }: Query) {
  const { types } = definitionOf(context.catalogue, 'photoprint')
  return types
    .filter(({ id }) => printType === undefined || id === printType)
    .flatMap(({ id, formats }) =>
      formats
        .filter(format => photoFormat === undefined || format === photoFormat)
        .flatMap(format => {
          const print = { kind: 'photoprint', printType: id, photoFormat: format } as const
          const { name: typeName } = named(context, 'print-types')(id)
          return priced(context, print, { printType: id, typeName, photoFormat: format })
        }),
    )
}

function priced<Facts extends { photoFormat: string }>(
  context: CallContext,
  configuration: ProductConfiguration,
  facts: Facts,
): (Facts & { name: string; price: Price<PartCode> })[] {
  const { catalogue, priceBook, shop, now } = context
  const price = priceProduct(priceBook, catalogue, configuration, shop, { at: now })
  const { name } = named(context, 'photo-formats')(facts.photoFormat)
  return price.ok ? [{ ...facts, name, price }] : []
}

const shown = (price: Price<PartCode>, { shop: { locale } }: CallContext) => ({
  priceCurrent: toDisplayMoney(price.current, locale, price.vatRate),
  priceOriginal: toDisplayMoney(price.original, locale),
  discountPercent: price.discountShare,
  quantityTiers: price.quantityTiers.map(({ from, unit }) => ({
    from,
    price: toDisplayMoney(unit, locale, price.vatRate),
  })),
})
