import { getOrCreate } from '../memoization/memoize.ts'
import { type Locale, localeFacts } from '../shops/locales.ts'

const formats = getOrCreate<Intl.DateTimeFormat>(200)

/** `Intl.DateTimeFormat`, created once for each locale and options: creating one takes longer than a small block. */
export const dateTimeFormat = (locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  formats(`${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options))

/**
 * Options for hour and minute in `Intl.DateTimeFormat`. Full hours have no minutes in locales that write them so (10 h,
 * 10 Uhr, 4 a.m.).
 */
export function clockFormatOptions(locale: Locale, at: Date): Intl.DateTimeFormatOptions {
  const { language } = localeFacts(locale)
  const isTold = (language === 'fr' || language === 'de' || locale === 'en-US') && at.getUTCMinutes() === 0
  return isTold ? { hour: 'numeric' } : { hour: 'numeric', minute: '2-digit' }
}

/**
 * Joins day and hour in a written date to the word they belong to with no-break spaces. French writes the first as 1er,
 * a German time ends in Uhr, and American hours follow the shop's notation (4 a.m.).
 */
export function joinWithNoBreakSpaces(locale: Locale, text: string): string {
  if (locale === 'en-US') {
    return text
      .replace(/(?<=\p{Lu}\p{Ll}+) (?=\d)/gu, '\u00a0')
      .replace(/\s([AP])M\b/g, (_, half: string) => `\u00a0${half.toLowerCase()}.m.`)
  }
  const joined = text.replace(/(\d\.?) (?=\p{L})/gu, '$1\u00a0')
  const { language } = localeFacts(locale)
  if (language === 'de') return joined.replace(/\d:\d{2}$/, '$&\u00a0Uhr').replace(/\b0(?=\d\u00a0Uhr)/, '')
  return language === 'fr' ? joined.replace(/(?<!\d)1(?=\u00a0\p{L}{3})/gu, '1er') : joined
}
