import { getFramePrices } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  type Catalogue,
  defaultFormat,
  defaultMaterial,
  FRAME_PRICE_PARTS,
  frameOf,
  localised,
  materialOf,
  money,
  normaliseFrameConfiguration,
  normaliseProduct,
  optionOf,
  priceFrame,
  priceFrameWithoutPrint,
  priceProduct,
  type Shop,
  sumMoney,
  toDisplayMoney,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { success } from '../../http/call-result.ts'
import { type ParsedInput, route } from '../../http/router.ts'
import { refuseConfiguration } from './configuration-refusal.ts'
import { requestedConfiguration } from './requested-configuration.ts'

export const getFramePricesRoute = route(
  getFramePrices,
  schemas.getFramePrices,
  (context, { query }) => {
    const { catalogue, priceBook, shop, translate, now } = context
    const { materialType: wanted, formatType: size, optionTypes: options } = query
    if (wanted === undefined) return framesWithoutPrint(context, query)
    const picture = { materialType: wanted, formatType: size, optionTypes: options }
    const requested = requestedConfiguration(catalogue, picture, shop)
    if (!requested.ok) return refuseConfiguration(requested.problems, translate)
    const { materialType, formatType, optionTypes } = requested.configuration
    const shown = (amount: number) => toDisplayMoney(money(amount, shop.currency), shop.locale)
    const kinds = catalogue.frames.filter(({ id }) => materialOf(catalogue, materialType).frames.includes(id))
    const frames = kinds.flatMap(kind =>
      kind.finishes.flatMap(finish => {
        const input = { materialType, formatType, optionTypes, frameType: finish.id }
        const { configuration, corrections } = normaliseFrameConfiguration(catalogue, input, shop)
        // A frame that does not exist in this size is left out; options that are incompatible with a frame are ignored.
        if (corrections.some(({ field }) => field !== 'optionTypes')) return []
        const price = priceFrame(priceBook, catalogue, configuration, shop, { at: now })
        if (!price.ok) return []
        const framing = price.parts.filter(({ code }) => FRAME_PRICE_PARTS.includes(code))
        return [
          {
            frameType: finish.id,
            name: localised(kind.name, shop.locale),
            finish: localised(finish.name, shop.locale),
            priceCurrent: toDisplayMoney(price.current, shop.locale, price.vatRate),
            priceOriginal: shown(price.original.amount),
            discountPercent: price.discountShare,
            surcharge: toDisplayMoney(
              sumMoney(
                framing.map(({ current }) => current),
                shop.currency,
              ),
              shop.locale,
            ),
          },
        ]
      }),
    )
    const bare = priceFrame(priceBook, catalogue, requested.configuration, shop, { at: now })
    if (!bare.ok) return refuseConfiguration(bare.problems, translate)
    const { vatRate, vatIncluded } = bare
    return success({ materialType, formatType, frames, vatRate, vatIncluded })
  },
  { isPublic: true, about: 'photo-frame' },
)

type Query = ParsedInput<typeof schemas.getFramePrices>['query']

/** The frames without print for a size. Unknown frames, formats and mats are refused. */
function framesWithoutPrint({ catalogue, priceBook, shop, translate, now }: CallContext, query: Query) {
  const { formatType = usualFormat(catalogue, shop), frameType, matType, matSize } = query
  const { optionTypes = [] } = query
  const isGlass = (value: string) => optionOf(catalogue, value)?.group.needs === 'glazed-frame'
  const option = optionTypes.find(value => !isGlass(value))
  if (option !== undefined)
    return refuseConfiguration(
      [{ field: 'optionTypes', code: 'option-not-for-material', value: option }],
      translate,
    )
  const requested = frameType === undefined ? undefined : frameOf(catalogue, frameType)
  if (frameType !== undefined && !requested)
    return refuseConfiguration([{ field: 'frameType', code: 'unknown-frame', value: frameType }], translate)
  const frames = catalogue.frames.flatMap(kind =>
    kind.finishes.flatMap(finish => {
      if (requested && requested.finish.id !== finish.id) return []
      // A frame without glass is offered unchanged, whichever glass the others have.
      const glass = kind.glazed ? optionTypes : []
      const alone = { frameType: finish.id, formatType, matType, matSize, optionTypes: glass }
      const amount = priceFrameWithoutPrint(priceBook, catalogue, alone, shop, now)
      if (!amount) return []
      const name = localised(kind.name, shop.locale)
      return [{ frameType: finish.id, name, finish: localised(finish.name, shop.locale), amount }]
    }),
  )
  const [first] = frames
  const made =
    first && normaliseProduct(catalogue, 'frame', { frameType: first.frameType, formatType }, shop, now)
  const price = made && priceProduct(priceBook, catalogue, made.configuration, shop, { at: now })
  if (price?.ok) {
    const { vatRate, vatIncluded } = price
    const shown = frames.map(({ amount, ...frame }) => {
      const price = toDisplayMoney(amount, shop.locale, vatRate)
      return { ...frame, priceCurrent: price, priceOriginal: price, discountPercent: 0, surcharge: price }
    })
    return success({ materialType: null, formatType, frames: shown, vatRate, vatIncluded })
  }
  return refuseConfiguration([{ field: 'formatType', code: 'unknown-format', value: formatType }], translate)
}

/** The default format of the default material, for which most frames exist. */
const usualFormat = (catalogue: Catalogue, shop: Shop) => defaultFormat(defaultMaterial(catalogue), shop)
