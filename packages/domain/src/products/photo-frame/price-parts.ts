import { frameOf, materialOf, optionOf } from '../../catalogue/lookup.ts'
import {
  discountedToStep,
  mainPricePart,
  type PartAmount,
  quantityDiscountAt,
  roundToStep,
  toShopCurrency,
} from '../../prices/part-amounts.ts'
import type { FramePartCode } from '../../prices/price-result.ts'
import { areaMm2, parseDimension, type Size } from '../../sizes/dimension.ts'
import type { PricingInput } from '../shared/rules.ts'
import type { FrameConfiguration } from './configuration.ts'
import type { Curve, PriceList, Surcharge } from './schema.ts'

type FramePart = PartAmount<FramePartCode>

/**
 * The parts of a price in minor units. The material has the channel's price ending, the other parts are rounded to
 * their step. A campaign reduces the material and its options; frame, glass and mat keep their price.
 */
export function priceParts(input: PricingInput<FrameConfiguration, PriceList>): FramePart[] {
  const { list, catalogue, configuration } = input
  const size = parseDimension(configuration.formatType)
  const material = materialPart(input, size)
  const parts: FramePart[] = [material]
  const add = (code: FramePart['code'], value: string, original: number, current: number) => {
    if (original !== 0 || current !== 0) parts.push({ code, value, original, current })
  }

  for (const value of configuration.optionTypes) {
    const surcharge = optionPrice(list, configuration, value)
    if (!surcharge || optionOf(catalogue, value)?.group.needs) continue
    const price = (base: number) => surchargeAmount(input, surcharge, size, base, list.steps.option)
    const original = price(material.original)
    add('option', value, original, reducedOption(input, surcharge, original, price(material.current)))
  }
  if (configuration.frameType === undefined) return parts

  const mat = configuration.matSize ?? 0
  const framed = { widthMm: size.widthMm + 2 * mat, heightMm: size.heightMm + 2 * mat }
  const frame = frameOf(catalogue, configuration.frameType)
  const framePrice = frame && (list.frames[frame.finish.id] ?? list.frames[frame.kind.id])
  if (frame && framePrice) {
    const amount = surchargeAmount(input, framePrice, framed, material.original, list.steps.frame)
    add('frame', frame.finish.id, amount, amount)
  }
  for (const value of configuration.optionTypes) {
    const surcharge = optionPrice(list, configuration, value)
    if (!surcharge || !optionOf(catalogue, value)?.group.needs) continue
    const amount = surchargeAmount(input, surcharge, framed, material.original, list.steps.glass)
    add('glass', value, amount, amount)
  }
  const matPrice = configuration.matType && list.mats[configuration.matType]
  if (matPrice && configuration.matType) {
    const before = parts.reduce((sum, { original }) => sum + original, 0)
    const amount = surchargeAmount(input, matPrice, framed, before, list.steps.mat)
    add('mat', configuration.matType, amount, amount)
  }
  return parts
}

function materialPart(input: PricingInput<FrameConfiguration, PriceList>, size: Size): FramePart {
  const { list, catalogue, configuration } = input
  const { id } = materialOf(catalogue, configuration.materialType)
  const curve = curveOf(list, configuration)
  const percentOff = quantityDiscountAt(list.quantityTiers[configuration.materialType] ?? [], input.quantity)
  return mainPricePart(
    input,
    'material',
    id,
    curve.base + (curve.perM2 * areaMm2(size)) / 1_000_000,
    percentOff,
  )
}

/**
 * A percentage of the material is reduced with it; a fixed price is reduced by a campaign's percentage, but not by its
 * amount.
 */
function reducedOption(
  input: PricingInput<FrameConfiguration, PriceList>,
  { percent }: Surcharge,
  original: number,
  ofReducedMaterial: number,
): number {
  const { campaign, list } = input
  if (campaign && 'percent' in campaign.reduction && percent !== undefined)
    return Math.min(original, ofReducedMaterial)
  return discountedToStep(input, original, list.steps.option)
}

/** The price of an option; a material may have its own: `gallerybond:druckverfahren-fineart-matt`. */
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
  const curve = special?.curve ?? list.curves[materialType]
  if (!curve) throw new RangeError(`The price list has no curve for "${materialType}".`)
  return curve
}

function surchargeAmount(
  input: PricingInput<FrameConfiguration, PriceList>,
  { fixed = 0, perM2 = 0, perMetre = 0, percent = 0 }: Surcharge,
  size: Size,
  base: number,
  step: number,
): number {
  const perimeterM = (2 * (size.widthMm + size.heightMm)) / 1000
  const euro = fixed + (perM2 * areaMm2(size)) / 1_000_000 + perMetre * perimeterM
  return roundToStep(toShopCurrency(input, euro) + (base * percent) / 100, step)
}
