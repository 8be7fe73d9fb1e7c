import {
  type CollageConfiguration,
  checkProduct,
  defaultFormat,
  definitionOf,
  frameChoices,
  frameOf,
  groupOf,
  localised,
  type Money,
  materialOf,
  normaliseProduct,
  optionOf,
  type ProductChoice,
  type ProductInput,
  priceProduct,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { priceProductForShop, requestedProduct, toChoicePayloads, toPricePayload } from '../prices/index.ts'
import { collageLink } from './collage-link.ts'
import { formatName, partName } from './collage-names.ts'
import type { CollageOffer } from './collage-offers.ts'

/** The requested collage: its price with all parts, and the alternatives of each choice. */
export async function requestedCollagePrice(
  context: CallContext,
  design: CollageOffer,
  input: ProductInput,
  quantity: number,
) {
  const collage = requestedCollage(context, design, input)
  if (!collage.ok) return collage
  const price = await priceProductForShop(context, collage.configuration, quantity)
  if (!price.ok) return price
  const { kind: _kind, ...configuration } = collage.configuration
  return {
    ok: true,
    chosen: {
      configuration,
      ...toPricePayload(price, context.shop, partName(context, configuration)),
      choices: choicesFor(context, collage.configuration, design.collage.formats),
      designerUrl: collageLink(context.shop, configuration),
    },
  } as const
}

/** Missing fields get values compatible with the others; given values that are unavailable are problems. */
function requestedCollage(context: CallContext, { collage }: CollageOffer, input: ProductInput) {
  const { catalogue, shop, now } = context
  const { designId, formats } = collage
  const { formatType } = input
  const start = normaliseProduct(catalogue, 'collage', { ...input, designId }, shop, now).configuration
  const usual = defaultFormat(materialOf(catalogue, start.materialType), shop)
  const first = [usual, ...formats].find(
    format => formats.includes(format) && checkProduct(catalogue, { ...start, formatType: format }, shop).ok,
  )
  const wanted = { ...input, designId, formatType: formatType ?? first ?? formats[0] }
  const { configuration } = normaliseProduct(catalogue, 'collage', wanted, shop, now)
  return requestedProduct(context, 'collage', {
    ...wanted,
    optionTypes: input.optionTypes ?? configuration.optionTypes,
  })
}

function choicesFor(context: CallContext, configuration: CollageConfiguration, formats: readonly string[]) {
  const { catalogue, priceBook, shop, translate, now } = context
  const { locale } = shop
  const complete = (changed: CollageConfiguration) =>
    normaliseProduct(catalogue, 'collage', { ...changed }, shop, now).configuration
  const priceOf = (changed: CollageConfiguration): Money | undefined => {
    const price = priceProduct(priceBook, catalogue, complete(changed), shop, { at: now })
    return price.ok ? price.current : undefined
  }
  const judged = (value: string, chosen: boolean, changed: CollageConfiguration): ProductChoice => {
    const check = checkProduct(catalogue, changed, shop)
    const code = check.ok ? undefined : check.problems[0]?.code
    return { value, chosen, allowed: check.ok, ...(code === undefined ? {} : { code }) }
  }
  const { materialType, formatType, optionTypes, frameType } = configuration
  const { frameType: _frame, matType: _mat, matSize: _size, ...unframed } = configuration
  const offered = frameChoices(catalogue, configuration, shop)
  return {
    materialType: toChoicePayloads(
      definitionOf(catalogue, 'collage').materials.map(value => {
        const changed = complete({ ...configuration, materialType: value as typeof materialType })
        return judged(value, value === materialType, { ...changed, formatType })
      }),
      translate,
      value => localised(materialOf(catalogue, value as typeof materialType).name, locale),
      shop,
      value => priceOf({ ...configuration, materialType: value as typeof materialType }),
    ),
    formatType: toChoicePayloads(
      formats.map(value => judged(value, value === formatType, { ...configuration, formatType: value })),
      translate,
      value => formatName(value, locale),
      shop,
      value => priceOf({ ...configuration, formatType: value }),
    ),
    options: offered.options.map(({ group, choices }) => {
      const others = optionTypes.filter(option => !choices.some(({ value }) => value === option))
      return {
        group,
        name: localised(groupOf(catalogue, group)?.name ?? { de: group, en: group }, locale),
        choices: toChoicePayloads<string>(
          choices,
          translate,
          value => localised(optionOf(catalogue, value)?.value.name ?? { de: value, en: value }, locale),
          shop,
          value => priceOf({ ...configuration, optionTypes: [...others, value] }),
        ),
      }
    }),
    frameType: toChoicePayloads(
      offered.frames.length === 0
        ? []
        : [
            judged('', frameType === undefined, complete(unframed)),
            ...offered.frames.flatMap(({ finishes }) => finishes),
          ],
      translate,
      value => {
        const frame = frameOf(catalogue, value)
        return frame
          ? `${localised(frame.kind.name, locale)}, ${localised(frame.finish.name, locale)}`
          : translate('collage.frame-none')
      },
      shop,
      value => {
        const finish = frameOf(catalogue, value)?.finish.id
        return priceOf(finish ? { ...configuration, frameType: finish } : unframed)
      },
    ),
  }
}
