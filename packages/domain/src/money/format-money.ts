import { memoize } from '../memoization/memoize.ts'
import { type Currency, type Language, type Locale, localeFacts } from '../shops/locales.ts'
import type { Money } from './money.ts'

const FROM: Record<Language, string> = { de: 'ab', en: 'from', es: 'desde', fr: 'dès', it: 'da', nl: 'vanaf' }

const writers = new Map<string, (amount: number) => string>()

/**
 * Formats money for a locale: two decimals, symbol or code in the locale's position, Swiss grouping with the apostrophe
 * U+2019 regardless of the runtime's locale data (specification, "Rules").
 */
export function formatMoney({ amount, currency }: Money, locale: Locale): string {
  const key = `${locale} ${currency}`
  const writer = writers.get(key) ?? memoize(moneyWriter(locale, currency))
  writers.set(key, writer)
  // Turns -0 into 0.
  return writer(amount + 0)
}

function moneyWriter(locale: Locale, currency: Currency): (amount: number) => string {
  // Italian groups digits only from 10,000 on; the specification requires the apostrophe from 1,000 francs on.
  const useGrouping = currency === 'CHF' ? ('always' as const) : ('auto' as const)
  const format = new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency, minimumFractionDigits: 2, useGrouping },
  })
  return amount => {
    // Below 1,000 francs there is nothing to group.
    if (currency !== 'CHF' || Math.abs(amount) < 100_000) return format.format(amount / 100)
    return format
      .formatToParts(amount / 100)
      .map(part => (part.type === 'group' ? '\u2019' : part.value))
      .join('')
  }
}

/** `ab 16,95 €`: the lowest of several prices, in the language of the locale. */
export function formatMoneyFrom(amount: Money, locale: Locale): string {
  return `${FROM[localeFacts(locale).language]}\u00a0${formatMoney(amount, locale)}`
}
