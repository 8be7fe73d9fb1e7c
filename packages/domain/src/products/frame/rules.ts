import { defaultFormat, formatsOf, isOfferedFormat } from '../../catalogue/formats.ts'
import { defaultMaterial, frameOf, materialsForFrame, optionOf } from '../../catalogue/lookup.ts'
import type { Catalogue } from '../../catalogue/schema.ts'
import type { FrameType, MatType } from '../../catalogue/vocabulary.ts'
import { priceEndingsFor, roundToPriceEnding } from '../../prices/endings.ts'
import type { PartAmount } from '../../prices/part-amounts.ts'
import type { FramePartCode } from '../../prices/price-result.ts'
import { LOCALES } from '../../shops/locales.ts'
import { type Shop, shopFor } from '../../shops/shop.ts'
import type { FrameConfiguration, FrameConfigurationInput } from '../photo-frame/configuration.ts'
import { normaliseFrameConfiguration } from '../photo-frame/normalise-configuration.ts'
import { priceParts } from '../photo-frame/price-parts.ts'
import { frameOuterSize } from '../photo-frame/print-geometry.ts'
import { frameInput } from '../photo-frame/rules.ts'
import type { PriceList } from '../photo-frame/schema.ts'
import { framingGrams } from '../photo-frame/shipping-unit.ts'
import type { PricingInput, ProductCorrection, ProductProblem, ProductRules } from '../shared/rules.ts'
import { frameFacts } from './facts.ts'

export interface FrameWithoutPrintConfiguration {
  kind: 'frame'
  frameType: FrameType
  /** Width x height in mm of the picture that fits. */
  formatType: string
  matType: MatType
  /** Millimetres; 0 without mat. */
  matSize: number
  /** Glass better than the clear acrylic of every glazed frame: at most one value. */
  optionTypes?: string[]
}

/** Price parts of a picture that belong to its frame. */
export const FRAME_PRICE_PARTS: readonly FramePartCode[] = ['frame', 'glass', 'mat']

const SKU = /^frame-([a-z]+(?:-[a-z]+)*)-([1-9]\d{0,5}x[1-9]\d{0,5})$/

const CODES: Readonly<Record<string, string>> = {
  matSize: 'unknown-mat-size',
  optionTypes: 'option-not-for-material',
}

/**
 * A frame without print costs as much as frame, glass and mat add to a picture, with the channel's price ending.
 * Campaigns for pictures do not apply.
 */
export const frameRules: ProductRules<FrameWithoutPrintConfiguration, PriceList> = {
  kind: 'frame',
  listsOf: 'photo-frame',
  vatClass: () => 'wall-art',
  normalise(catalogue, input, shop) {
    const given = frameInput(input)
    const known = given.frameType === undefined ? undefined : frameOf(catalogue, given.frameType)
    const finish = (known ?? frameOf(catalogue, catalogue.frames[0]?.default ?? ''))?.finish
    if (!finish) throw new RangeError('The catalogue has no frames.')
    const frameType = finish.id
    const corrections: ProductCorrection[] = []
    if (!known && given.frameType !== undefined)
      corrections.push({ field: 'frameType', given: given.frameType.slice(0, 80), used: frameType })
    const usual = standardFormats(catalogue, frameType, shop)
    const formats = given.formatType === undefined ? usual : [given.formatType, ...usual]
    for (const formatType of formats) {
      const around = wallArtWithFrame(catalogue, { ...given, frameType, formatType }, shop)
      if (!around) continue
      const { matType = 'mat-none', matSize = 0, formatType: used } = around.picture
      if (given.formatType !== undefined && formatType !== given.formatType)
        corrections.push({ field: 'formatType', given: given.formatType.slice(0, 80), used })
      return {
        configuration: {
          kind: 'frame',
          frameType,
          formatType: used,
          matType,
          matSize,
          ...betterGlass(catalogue, around.picture.optionTypes),
        },
        corrections: [...corrections, ...around.corrections],
      }
    }
    throw new RangeError(`No material goes with the frame "${frameType}" in a usual format.`)
  },
  check(catalogue, { frameType, formatType, matType, matSize, optionTypes }, shop) {
    const problem = (field: string, code: string, value: string): ProductProblem => ({ field, code, value })
    const problems = frameFacts.channels.some(channel => channel === shop.channel)
      ? []
      : [problem('kind', 'not-sold-here', shop.channel)]
    const around = frameOf(catalogue, frameType)
      ? wallArtWithFrame(catalogue, { frameType, formatType, matType, matSize, optionTypes }, shop)
      : undefined
    if (!frameOf(catalogue, frameType)) problems.push(problem('frameType', 'unknown-frame', frameType))
    else if (!around) problems.push(problem('formatType', 'unknown-format', formatType))
    for (const { field, given } of around?.corrections ?? [])
      problems.push(problem(field, CODES[field] ?? 'mat-not-for-frame', given))
    return problems.length > 0 ? { ok: false, problems } : { ok: true }
  },
  parts: framePriceParts,
  campaignIds: () => [],
  sku: {
    of: ({ frameType, formatType }) => `frame-${frameType}-${formatType}`,
    read: (catalogue, sku) => {
      const [, frameType = '', formatType] = SKU.exec(sku) ?? []
      const frame = frameOf(catalogue, frameType)
      return frame && { frameType: frame.finish.id, formatType }
    },
  },
  parcel(catalogue, alone) {
    const picture = {
      ...alone,
      materialType: (materialsFor(catalogue, alone.frameType)[0] ?? defaultMaterial(catalogue)).id,
      optionTypes: [],
    }
    const outer = frameOuterSize(catalogue, picture)
    return { form: 'flat', grams: Math.ceil(framingGrams(catalogue, picture)), ...outer }
  },
  /** Custom sizes are made for one customer; standard sizes can be returned. */
  isWithdrawable: (catalogue, { frameType, formatType }) =>
    materialsFor(catalogue, frameType).some(material =>
      LOCALES.some(locale =>
        isOfferedFormat(catalogue, material, shopFor('passepartout', locale), formatType),
      ),
    ),
  *enumerate(catalogue, shop) {
    for (const { finishes } of catalogue.frames) {
      for (const { id: frameType } of finishes) {
        const formats = standardFormats(catalogue, frameType, shop)
        const formatType = formats.find(format =>
          wallArtWithFrame(catalogue, { frameType, formatType: format }, shop),
        )
        if (formatType) yield { kind: 'frame', frameType, formatType, matType: 'mat-none', matSize: 0 }
      }
    }
  },
}

const materialsFor = (catalogue: Catalogue, frameType: string) => {
  const kind = frameOf(catalogue, frameType)?.kind
  return kind ? materialsForFrame(catalogue, kind) : []
}

/** The first format of pictures on paper, which most frames are made for; then all formats that the frame supports. */
const standardFormats = (catalogue: Catalogue, frameType: string, shop: Shop): string[] => [
  defaultFormat(defaultMaterial(catalogue), shop),
  ...materialsFor(catalogue, frameType).flatMap(material => formatsOf(catalogue, material, shop)),
]

/** The glass that costs more than the clear acrylic, as a field of the configuration. */
function betterGlass(
  catalogue: Catalogue,
  optionTypes: readonly string[],
): Pick<FrameWithoutPrintConfiguration, 'optionTypes'> {
  const better = optionTypes.filter(value => {
    const group = optionOf(catalogue, value)?.group
    return group?.needs === 'glazed-frame' && group.values[0]?.id !== value
  })
  return better.length > 0 ? { optionTypes: better } : {}
}

/**
 * A picture that the frame could hold, and the corrections of its mat and glass; `undefined` if the frame is not made
 * in this size.
 */
function wallArtWithFrame(
  catalogue: Catalogue,
  input: Omit<FrameConfigurationInput, 'materialType'>,
  shop: Shop,
): { picture: FrameConfiguration; corrections: ProductCorrection[] } | undefined {
  const { frameType, formatType, matType, matSize } = input
  // Drops options that belong to a picture.
  const optionTypes = input.optionTypes?.filter(
    value => optionOf(catalogue, value)?.group.needs === 'glazed-frame',
  )
  const strange = (input.optionTypes ?? []).filter(value => !optionTypes?.includes(value))
  let fits: ReturnType<typeof wallArtWithFrame>
  for (const { id: materialType } of materialsFor(catalogue, frameType ?? '')) {
    const requested = { materialType, frameType, formatType, matType, matSize, optionTypes }
    const { configuration: picture, corrections } = normaliseFrameConfiguration(catalogue, requested, shop)
    if (corrections.some(({ field }) => field === 'formatType' || field === 'frameType')) continue
    const missed = corrections.filter(
      ({ field, given }) => field !== 'optionTypes' || optionTypes?.includes(given),
    )
    const found = {
      picture,
      corrections: [
        ...missed,
        ...strange.map(given => ({ field: 'optionTypes', given: given.slice(0, 80), used: undefined })),
      ],
    }
    if (!missed.some(({ field }) => field === 'optionTypes')) return found
    fits ??= found
  }
  return fits
}

/** The framing parts of a picture's price; the channel's price ending applies to the frame. */
function framePriceParts(input: PricingInput<FrameWithoutPrintConfiguration, PriceList>): PartAmount[] {
  const { catalogue, configuration, currencies, shop } = input
  const around = wallArtWithFrame(catalogue, configuration, shop)
  if (!around) throw new RangeError(`The frame "${configuration.frameType}" is not made in this size.`)
  const [frame, ...others] = priceParts({ ...input, configuration: around.picture, campaign: undefined })
    .filter(({ code }) => FRAME_PRICE_PARTS.includes(code))
    .map(part => ({ ...part, current: part.original }))
  if (!frame) return []
  const beside = others.reduce((sum, { original }) => sum + original, 0)
  const ending = priceEndingsFor(currencies, shop.channel, shop.currency)
  const amount = ending ? roundToPriceEnding(frame.original + beside, ending) - beside : frame.original
  return [{ ...frame, original: amount, current: amount }, ...others]
}
