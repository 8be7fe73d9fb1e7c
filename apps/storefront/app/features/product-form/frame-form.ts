import { type CallPayload, getFramePrices } from '@passepartout/contracts'
import type { schemas } from '@passepartout/contracts/schemas'
import {
  type Catalogue,
  checkProduct,
  deliveryItemOf,
  type FrameWithoutPrintConfiguration,
  formatMoney,
  formatSize,
  formatsOf,
  frameOf,
  localised,
  materialsForFrame,
  matOf,
  money,
  netOfGross,
  normaliseProduct,
  parseDimension,
  parseFrameDesignerQuery,
  type Shop,
} from '@passepartout/domain'
import { translatorFor } from '../../messages/index.ts'
import type { LoadContext } from '../../platform/block.ts'
import { expectedPriceFields } from '../cart/expected-price-fields.ts'
import { framePriceFields, GLASS_FIELD, matValue, parseMatFields } from '../product-kinds/mat-fields.ts'
import type { ConfiguredPrice, ProductForm, Section } from './product-form.ts'

type Answer = CallPayload<(typeof schemas)['getFramePrices']>
type Shown = Answer['frames'][number]

const MOST = 99

/** Product form of a frame without print: profile and colour, size, mat; priced by the shop's own list of frames. */
export async function frameForm(context: LoadContext): Promise<ProductForm | undefined> {
  const { api, query, catalogue, shop, log } = context
  const translate = translatorFor(shop, log)
  const { configuration, corrections } = requestedFrame(query, catalogue, shop)
  const { frameType, formatType, matType, matSize, optionTypes } = configuration
  const fetchPrice = (mat: Pick<FrameWithoutPrintConfiguration, 'matType' | 'matSize'>) =>
    api.call(getFramePrices, { query: { formatType, ...mat, ...(optionTypes && { optionTypes }) } })
  const [bare, matted] = await Promise.all([
    fetchPrice({ matType: 'mat-none', matSize: 0 }),
    matType === 'mat-none' ? undefined : fetchPrice({ matType, matSize }),
  ])
  if (!bare.ok) return undefined
  // A frame that takes no mat has the price without one.
  const priced = new Map(
    [...bare.payload.frames, ...(matted?.ok ? matted.payload.frames : [])].map(one => [one.frameType, one]),
  )
  const chosen = priced.get(frameType)
  const quantity = quantityOf(query)
  return {
    sections: [
      formatSection(configuration, { catalogue, shop, legend: translate('frame-alone.format') }),
      ...catalogue.frames.map(({ name, text, finishes }): Section => {
        const prices = finishes.flatMap(finish => priced.get(finish.id) ?? [])
        return {
          look: 'swatches',
          name: 'frameType',
          legend: localised(name, shop.locale),
          hint: [
            priceLine(prices, price => `${translate('shop.from')} ${price}`) ??
              translate('frame-alone.not-in-size'),
            localised(text, shop.locale),
          ].join(' · '),
          choices: finishes.map(finish => ({
            value: finish.id,
            name: localised(finish.name, shop.locale),
            chosen: finish.id === frameType,
            swatch: finish.colour,
            price: priced.get(finish.id)?.priceCurrent.text,
            net: priced.get(finish.id)?.priceCurrent.net,
            refusal: priced.has(finish.id) ? undefined : translate('frame-alone.not-in-size'),
          })),
        }
      }),
      ...matSection(configuration, { catalogue, shop, legend: translate('calculator.mat') }),
      ...glassSection(configuration, { catalogue, shop }),
      {
        look: 'number',
        name: 'quantity',
        legend: translate('configurator.quantity'),
        value: quantity,
        min: 1,
        max: MOST,
      },
    ],
    hiddenFields: [],
    corrections: corrections.length > 0 ? [translate('frame-alone.corrected')] : [],
    price: chosen && priceOf(chosen, bare.payload, quantity, shop),
    facts: [],
    designer: undefined,
    ...(chosen && {
      order: {
        form: 'frame' as const,
        isAddedByAddress: true as const,
        seen: expectedPriceFields(
          framePriceFields(cartFields(configuration, quantity, catalogue)),
          chosen.priceCurrent,
        ),
      },
    }),
    delivery: deliveryItemOf('frame', { frameType }),
  }
}

interface Offer {
  catalogue: Catalogue
  shop: Shop
  legend: string
}

/** The configuration that the address requests, corrected to an existing frame. */
export function requestedFrame(query: URLSearchParams, catalogue: Catalogue, shop: Shop) {
  const given = Object.fromEntries(
    ['frameType', 'formatType', 'matType', 'matSize'].flatMap(name => {
      const value = query.get(name)
      return value ? [[name, value]] : []
    }),
  )
  const { frameType, formatType } = given
  const { optionTypes } = parseFrameDesignerQuery(query)
  const input = {
    ...(frameType ? { frameType } : {}),
    ...(formatType ? { formatType } : {}),
    ...parseMatFields(given),
    ...(optionTypes ? { optionTypes } : {}),
  }
  return normaliseProduct(catalogue, 'frame', input, shop, new Date())
}

function quantityOf(query: URLSearchParams): number {
  const quantity = Number(query.get('quantity'))
  return Number.isSafeInteger(quantity) && quantity >= 1 ? Math.min(quantity, MOST) : 1
}

/** Sizes of prints that this frame is made for; a custom size stays among them. */
function formatSection(
  configuration: FrameWithoutPrintConfiguration,
  { catalogue, shop, legend }: Offer,
): Section {
  const { frameType, formatType } = configuration
  const kind = frameOf(catalogue, frameType)?.kind
  const listed = (kind ? materialsForFrame(catalogue, kind) : []).flatMap(material =>
    formatsOf(catalogue, material, shop),
  )
  const made = (format: string) =>
    checkProduct(
      catalogue,
      { kind: 'frame', frameType, formatType: format, matType: 'mat-none', matSize: 0 },
      shop,
    ).ok
  const area = (format: string) => {
    const { widthMm, heightMm } = parseDimension(format)
    return widthMm * heightMm
  }
  const formats = [...new Set([formatType, ...listed.filter(made)])].toSorted(
    (a, b) => area(a) - area(b) || a.localeCompare(b, 'en'),
  )
  return {
    look: 'select',
    name: 'formatType',
    legend,
    options: formats.map(value => ({
      value,
      name: formatSize(parseDimension(value), shop.locale),
      chosen: value === formatType,
    })),
  }
}

function matSection(
  configuration: FrameWithoutPrintConfiguration,
  { catalogue, shop, legend }: Offer,
): Section[] {
  const mats = frameOf(catalogue, configuration.frameType)?.kind.mats ?? []
  const choices = mats.flatMap(id => {
    const mat = matOf(catalogue, id)
    return (mat?.sizesMm ?? []).flatMap(matSize => {
      const offered = { ...configuration, matType: id, matSize }
      if (!mat || !checkProduct(catalogue, offered, shop).ok) return []
      const chosen = id === configuration.matType && matSize === configuration.matSize
      return [{ value: matValue(id, matSize), name: localised(mat.name, shop.locale), chosen }]
    })
  })
  return choices.length > 1 ? [{ look: 'cards', name: 'matType', legend, choices }] : []
}

const glasses = ({ options }: Catalogue) => options.filter(({ needs }) => needs === 'glazed-frame')

/** The default glass of every glazed frame; none for an open frame. */
const plainGlass = (catalogue: Catalogue, frameType: string): string | undefined =>
  frameOf(catalogue, frameType)?.kind.glazed ? glasses(catalogue)[0]?.values[0]?.id : undefined

/** The glass of a glazed frame; the first is the default of every one. */
function glassSection(
  configuration: FrameWithoutPrintConfiguration,
  { catalogue, shop }: Omit<Offer, 'legend'>,
): Section[] {
  const chosen = configuration.optionTypes?.[0] ?? plainGlass(catalogue, configuration.frameType)
  return chosen === undefined
    ? []
    : glasses(catalogue).map(({ name, values }) => ({
        look: 'cards' as const,
        name: GLASS_FIELD,
        legend: localised(name, shop.locale),
        choices: values.map(({ id, name, text }) => ({
          value: id,
          name: localised(name, shop.locale),
          text: text && localised(text, shop.locale),
          chosen: id === chosen,
        })),
      }))
}

const cartFields = (
  { frameType, formatType, matType, matSize, optionTypes }: FrameWithoutPrintConfiguration,
  quantity: number,
  catalogue: Catalogue,
) => ({
  frameType,
  formatType,
  matType: matValue(matType, matSize),
  [GLASS_FIELD]: optionTypes?.[0] ?? plainGlass(catalogue, frameType) ?? '',
  quantity: String(quantity),
})

/** Price of the frames of one profile; the lowest if they differ. */
function priceLine(prices: readonly Shown[], from: (price: string) => string): string | undefined {
  const [cheapest, ...others] = prices.map(one => one.priceCurrent).toSorted((a, b) => a.amount - b.amount)
  if (!cheapest) return undefined
  return others.every(({ amount }) => amount === cheapest.amount) ? cheapest.text : from(cheapest.text)
}

function priceOf(
  { priceCurrent }: Shown,
  { vatRate, vatIncluded }: Answer,
  quantity: number,
  shop: Shop,
): ConfiguredPrice {
  const amount = priceCurrent.amount * quantity
  const total = formatMoney(money(amount, shop.currency), shop.locale)
  return {
    quantity,
    unit: { current: priceCurrent.text, original: undefined, net: priceCurrent.net },
    unitAmount: priceCurrent,
    total: {
      current: total,
      original: undefined,
      net: vatIncluded ? netOfGross(amount, vatRate) : undefined,
    },
    discountPercent: 0,
    reference: undefined,
    vat: { rate: vatRate, included: vatIncluded },
    parts: [],
    nextTier: undefined,
  }
}
