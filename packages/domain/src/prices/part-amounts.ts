import type { PriceAsk } from '../kinds/engine/rules.ts'
import { endingFor, reducedWithEnding, withEnding } from './endings.ts'
import type { PartCode } from './price-result.ts'
import type { QuantityDiscount } from './schema.ts'

/** One part of a price in minor units, with and without the day's campaign. */
export interface PartAmount<Code extends PartCode = PartCode> {
  code: Code
  value: string
  original: number
  current: number
}

type Money = Pick<PriceAsk, 'currencies' | 'shop'>
type Reducible = Money & Pick<PriceAsk, 'campaign'>

/** Euro cents including VAT in minor units of the shop's currency: less VAT where the rules say so, then by factor. */
export function inCurrency({ currencies, shop }: Money, euroCents: number): number {
  const { factorPercent, lessVatPercent } = currencies.currencies[shop.currency]
  return (euroCents * factorPercent) / (100 + lessVatPercent)
}

/** The main part of a price: it carries the channel's price ending and the whole of a campaign. */
export function leadPart<Code extends PartCode>(
  ask: Reducible,
  code: Code,
  value: string,
  euroCents: number,
  percentOff = 0,
): PartAmount<Code> {
  const exact = inCurrency(ask, euroCents) * (1 - percentOff / 100)
  const ending = endingFor(ask.currencies, ask.shop.channel, ask.shop.currency)
  const original = ending ? withEnding(exact, ending) : Math.round(exact)
  return { code, value, original, current: reducedLead(ask, original) }
}

function reducedLead({ campaign, currencies, shop }: Reducible, original: number): number {
  if (!campaign) return original
  if ('amount' in campaign.reduction) {
    return Math.max(0, original - (campaign.reduction.amount[shop.currency] ?? 0))
  }
  const { percent } = campaign.reduction
  const ending = endingFor(currencies, shop.channel, shop.currency)
  return ending ? reducedWithEnding(original, percent, ending) : Math.floor(original * (1 - percent / 100))
}

/** A part beside the main one, in steps of minor units; a campaign's per cent reduces it too, an amount does not. */
export function addedPart<Code extends PartCode>(
  ask: Reducible,
  code: Code,
  value: string,
  euroCents: number,
  { step = 5, percentOff = 0 }: { step?: number; percentOff?: number } = {},
): PartAmount<Code> {
  const original = inSteps(inCurrency(ask, euroCents) * (1 - percentOff / 100), step)
  return { code, value, original, current: reducedInSteps(ask, original, step) }
}

/** An amount less a campaign's per cent, down to a whole step. */
export function reducedInSteps({ campaign }: Pick<PriceAsk, 'campaign'>, original: number, step: number) {
  if (!campaign || 'amount' in campaign.reduction) return original
  return Math.floor((original * (1 - campaign.reduction.percent / 100)) / step + ROUNDING) * step
}

/** An exact amount in whole steps, halves up. */
export const inSteps = (exact: number, step: number): number => Math.round(exact / step + ROUNDING) * step

// A computed 55.999999 is 56.
const ROUNDING = 1e-6

/** What a quantity takes off the price of a piece, in per cent. */
export const percentOffAt = (tiers: readonly QuantityDiscount[], quantity: number): number =>
  Math.max(0, ...tiers.filter(({ from }) => from <= quantity).map(({ percentOff }) => percentOff))
