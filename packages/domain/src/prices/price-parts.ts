import { frameOf, materialOf, optionOf } from '../catalogue/lookup.ts'
import type { Catalogue } from '../catalogue/schema.ts'
import type { FrameConfiguration } from '../frame/configuration.ts'
import type { Shop } from '../shop/shop.ts'
import { areaMm2, parseDimension, type Size } from '../sizes/dimension.ts'
import { endingFor, reducedWithEnding, withEnding } from './endings.ts'
import type { PricePart } from './price-result.ts'
import type { Campaign, Curve, PriceList, Surcharge } from './schema.ts'

export interface PartAmount {
  code: PricePart['code']
  value: string
  original: number
  current: number
}

export interface PartsInput {
  list: PriceList
  catalogue: Catalogue
  configuration: FrameConfiguration
  shop: Shop
  campaign: Campaign | undefined
  /** Quantity discount of the list, in per cent. */
  tierPercent: number
}

/**
 * The parts of a price in minor units. The material carries the channel's price ending, everything else is rounded to
 * its step. A campaign reduces the material and its options; frame, glass and mat keep their price.
 */
export function priceParts(input: PartsInput): PartAmount[] {
  const { list, catalogue, configuration, shop } = input
  const size = parseDimension(configuration.formatType)
  const material = materialPart(input, size)
  const parts: PartAmount[] = [material]
  const add = (code: PartAmount['code'], value: string, original: number, current: number) => {
    if (original !== 0 || current !== 0) parts.push({ code, value, original, current })
  }

  for (const value of configuration.optionTypes) {
    const surcharge = optionPrice(list, configuration, value)
    if (!surcharge || optionOf(catalogue, value)?.group.needs) continue
    const price = (base: number) => surchargeAmount(list, shop, surcharge, size, base, list.steps.option)
    const original = price(material.original)
    add(
      'option',
      value,
      original,
      reducedOption(input.campaign, surcharge, original, price(material.current), list),
    )
  }
  if (configuration.frameType === undefined) return parts

  const mat = configuration.matSize ?? 0
  const framed = { widthMm: size.widthMm + 2 * mat, heightMm: size.heightMm + 2 * mat }
  const frame = frameOf(catalogue, configuration.frameType)
  const framePrice = frame && (list.frames[frame.finish.id] ?? list.frames[frame.kind.id])
  if (frame && framePrice) {
    const amount = surchargeAmount(list, shop, framePrice, framed, material.original, list.steps.frame)
    add('frame', frame.finish.id, amount, amount)
  }
  for (const value of configuration.optionTypes) {
    const surcharge = optionPrice(list, configuration, value)
    if (!surcharge || !optionOf(catalogue, value)?.group.needs) continue
    const amount = surchargeAmount(list, shop, surcharge, framed, material.original, list.steps.glass)
    add('glass', value, amount, amount)
  }
  const matPrice = configuration.matType && list.mats[configuration.matType]
  if (matPrice && configuration.matType) {
    const before = parts.reduce((sum, { original }) => sum + original, 0)
    const amount = surchargeAmount(list, shop, matPrice, framed, before, list.steps.mat)
    add('mat', configuration.matType, amount, amount)
  }
  return parts
}

function materialPart(
  { list, catalogue, configuration, shop, campaign, tierPercent }: PartsInput,
  size: Size,
): PartAmount {
  const { id } = materialOf(catalogue, configuration.materialType)
  const curve = curveOf(list, configuration)
  const euro = curve.base + (curve.perM2 * areaMm2(size)) / 1_000_000
  const exact = inCurrency(list, shop, euro) * (1 - tierPercent / 100)
  const ending = endingFor(list, shop.channel, shop.currency)
  const original = ending ? withEnding(exact, ending) : Math.round(exact)
  return { code: 'material', value: id, original, current: reduced(campaign, original, shop, ending) }
}

function reduced(
  campaign: Campaign | undefined,
  original: number,
  shop: Shop,
  ending: ReturnType<typeof endingFor>,
): number {
  if (!campaign) return original
  if ('amount' in campaign.reduction)
    return Math.max(0, original - (campaign.reduction.amount[shop.currency] ?? 0))
  const { percent } = campaign.reduction
  return ending ? reducedWithEnding(original, percent, ending) : Math.floor(original * (1 - percent / 100))
}

/** A share of the material falls with it; a fixed price falls by the campaign's per cent, an amount reduces no options. */
function reducedOption(
  campaign: Campaign | undefined,
  surcharge: Surcharge,
  original: number,
  ofReducedMaterial: number,
  { steps }: PriceList,
): number {
  if (!campaign || 'amount' in campaign.reduction) return original
  if (surcharge.percent !== undefined) return Math.min(original, ofReducedMaterial)
  const { percent } = campaign.reduction
  return Math.floor((original * (1 - percent / 100)) / steps.option + ROUNDING) * steps.option
}

const ROUNDING = 1e-6

/** A material may have its own price for an option: `gallerybond:druckverfahren-fineart-matt`. */
function optionPrice(
  list: PriceList,
  { materialType }: FrameConfiguration,
  value: string,
): Surcharge | undefined {
  return list.options[`${materialType}:${value}`] ?? list.options[value]
}

function curveOf(list: PriceList, { materialType, optionTypes }: FrameConfiguration): Curve {
  const special = list.optionCurves.find(
    ({ material, option }) => material === materialType && optionTypes.includes(option),
  )
  return special?.curve ?? list.curves[materialType]
}

function surchargeAmount(
  list: PriceList,
  shop: Shop,
  { fixed = 0, perM2 = 0, perMetre = 0, percent = 0 }: Surcharge,
  size: Size,
  base: number,
  step: number,
): number {
  const perimeterM = (2 * (size.widthMm + size.heightMm)) / 1000
  const euro = fixed + (perM2 * areaMm2(size)) / 1_000_000 + perMetre * perimeterM
  const exact = inCurrency(list, shop, euro) + (base * percent) / 100
  return Math.round(exact / step + ROUNDING) * step
}

/** Euro cents including VAT in minor units of the shop's currency: less VAT where the list says so, then by its factor. */
function inCurrency(list: PriceList, { currency }: Shop, euro: number): number {
  const { factorPercent, lessVatPercent } = list.currencies[currency]
  return (euro * factorPercent) / (100 + lessVatPercent)
}
