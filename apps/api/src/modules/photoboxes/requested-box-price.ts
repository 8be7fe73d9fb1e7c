import {
  definitionOf,
  normaliseProduct,
  type PhotoboxConfiguration,
  type PhotoprintConfiguration,
  type ProductInput,
  photoboxChoices,
  photoprintChoices,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { named } from '../listing/index.ts'
import {
  pricePartLabels,
  priceProductForShop,
  pricesByChoice,
  requestedProduct,
  toChoicePayloads,
  toPricePayload,
} from '../prices/index.ts'
import { photoboxLink } from './photobox-link.ts'

const PARTS = { box: 'photobox-sizes', print: 'photo-formats', format: 'photo-formats' } as const

/** The requested box: its price with all parts, and the alternatives of each choice. */
export async function requestedBoxPrice(context: CallContext, input: ProductInput, amount: number) {
  const { catalogue, shop, translate, now } = context
  const product = requestedProduct(context, 'photobox', input)
  if (!product.ok) return product
  const price = await priceProductForShop(context, product.configuration, amount)
  if (!price.ok) return price
  const { kind: _kind, ...configuration } = product.configuration
  const choices = photoboxChoices(catalogue, product.configuration, shop)
  const complete = (changed: PhotoboxConfiguration) =>
    normaliseProduct(catalogue, 'photobox', { ...changed }, shop, now).configuration
  const priceWith = pricesByChoice(context, product.configuration, amount, complete)
  const { sizes, quantity } = definitionOf(catalogue, 'photobox')
  return {
    ok: true,
    chosen: {
      configuration: { photoboxType: 'small', ...configuration },
      ...toPricePayload(price, shop, pricePartLabels(catalogue, shop, PARTS)),
      choices: {
        boxSize: toChoicePayloads<string>(
          choices.boxSize,
          translate,
          value => named(context, 'photobox-sizes')(value).name,
          shop,
          priceWith('boxSize'),
        ),
        photoFormat: toChoicePayloads<string>(
          choices.photoFormat,
          translate,
          value => named(context, 'photo-formats')(value).name,
          shop,
          priceWith('photoFormat'),
        ),
        photos: choices.photos,
        amount: quantity,
      },
      designerUrl: photoboxLink(shop, {
        photoboxType: 'small',
        photoboxFormat: configuration.photoFormat,
        photoboxQuantityMax: sizes.find(({ id }) => id === configuration.boxSize)?.photos.max,
        boxSize: configuration.boxSize,
        photos: configuration.photos,
        amount,
      }),
    },
  } as const
}

/** The requested prints without a box: price and alternatives. */
export async function requestedPrintPrice(context: CallContext, input: ProductInput, amount: number) {
  const { catalogue, shop, translate, now } = context
  const product = requestedProduct(context, 'photoprint', input)
  if (!product.ok) return product
  const price = await priceProductForShop(context, product.configuration, amount)
  if (!price.ok) return price
  const { kind: _kind, ...configuration } = product.configuration
  const choices = photoprintChoices(catalogue, product.configuration, shop)
  const complete = (changed: PhotoprintConfiguration) =>
    normaliseProduct(catalogue, 'photoprint', { ...changed }, shop, now).configuration
  const priceWith = pricesByChoice(context, product.configuration, amount, complete)
  return {
    ok: true,
    chosen: {
      configuration: { photoboxType: 'photoprint', ...configuration },
      ...toPricePayload(price, shop, pricePartLabels(catalogue, shop, PARTS)),
      choices: {
        printType: toChoicePayloads<string>(
          choices.printType,
          translate,
          value => named(context, 'print-types')(value).name,
          shop,
          priceWith('printType'),
        ),
        photoFormat: toChoicePayloads<string>(
          choices.photoFormat,
          translate,
          value => named(context, 'photo-formats')(value).name,
          shop,
          priceWith('photoFormat'),
        ),
        amount: definitionOf(catalogue, 'photoprint').quantity,
      },
      designerUrl: photoboxLink(shop, {
        photoboxType: 'photoprint',
        photoboxFormat: configuration.photoFormat,
        printType: configuration.printType,
        amount,
      }),
    },
  } as const
}
