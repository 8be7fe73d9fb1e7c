import type { Channel } from '../shops/channels.ts'
import type { Currency } from '../shops/locales.ts'
import type { CurrencyRules } from './schema.ts'

type Ending = CurrencyRules['endings'][number]

export function priceEndingsFor(
  rules: CurrencyRules,
  channel: Channel,
  currency: Currency,
): Ending | undefined {
  return rules.endings.find(
    ({ channels, currencies }) =>
      (channels?.includes(channel) ?? true) && (currencies?.includes(currency) ?? true),
  )
}

const withPriceEnding = (units: number, { fromUnits, low, high }: Ending): number =>
  Math.max(0, units) * 100 + (units >= fromUnits ? high : low)

/**
 * A calculated amount with the channel's price ending: its whole units with the low cents below 50 and the high cents
 * from 50 on (95 and 90, or as the list says).
 */
export const roundToPriceEnding = (amount: number, ending: Ending): number =>
  withPriceEnding(Math.floor((amount + ROUNDING) / 100), ending)

// Treats a calculated 55.999999 as 56.
const ROUNDING = 1e-6

/**
 * A reduced price: of all prices with an allowed ending the one nearest to the exact reduction whose displayed discount
 * (whole per cent, halves up) is not below the campaign's. So "15 %" on the page is never less.
 */
export function roundDiscountToPriceEnding(original: number, percent: number, ending: Ending): number {
  const exact = original * (1 - percent / 100)
  const units = Math.floor(exact / 100)
  const candidates = [units + 1, units, units - 1, units - 2]
    .filter(candidate => candidate >= 0)
    .map(candidate => withPriceEnding(candidate, ending))
    .filter(candidate => candidate < original && displayedDiscount(original, candidate) >= percent)
  const best = candidates.sort((a, b) => Math.abs(a - exact) - Math.abs(b - exact))[0]
  return best ?? Math.floor(exact)
}

const displayedDiscount = (original: number, current: number): number =>
  Math.floor((200 * (original - current) + original) / (2 * original))
