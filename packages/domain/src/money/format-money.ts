import { memoize } from '../memoization/memoize.ts'
import { type Currency, type Language, type Locale, localeFacts } from '../shops/locales.ts'
import type { Money } from './money.ts'

const FROM: Record<Language, string> = { de: 'ab', en: 'from', es: 'desde', fr: 'dès', it: 'da', nl: 'vanaf' }

const writers = new Map<string, (amount: number) => string>()

/**
 * Money as the locale writes it: two decimals, symbol or code where the locale puts it, Swiss grouping with
 * the apostrophe U+2019 whatever the runtime's locale data says (specification, "Rules").
 */
export function formatMoney({ amount, currency }: Money, locale: Locale): string {
  const key = `${locale} ${currency}`
  const writer = writers.get(key) ?? memoize(moneyWriter(locale, currency))
  writers.set(key, writer)
  // Nothing is not less than nothing.
  return writer(amount + 0)
}

function moneyWriter(locale: Locale, currency: Currency): (amount: number) => string {
  // Italian groups from 10,000 on only; the specification says the apostrophe of every thousand in francs.
  const useGrouping = currency === 'CHF' ? ('always' as const) : ('auto' as const)
  const format = new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency, minimumFractionDigits: 2, useGrouping },
  })
  return amount => {
    // Only thousands are grouped.
    if (currency !== 'CHF' || Math.abs(amount) < 100_000) return format.format(amount / 100)
    return format
      .formatToParts(amount / 100)
      .map(part => (part.type === 'group' ? '\u2019' : part.value))
      .join('')
  }
}

/** `ab 16,95 €`: the lowest price of several, in the language of the locale. */
export function formatMoneyFrom(amount: Money, locale: Locale): string {
  return `${FROM[localeFacts(locale).language]}\u00a0${formatMoney(amount, locale)}`
}
