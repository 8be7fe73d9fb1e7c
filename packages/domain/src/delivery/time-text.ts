import { type Locale, localeFacts } from '../shops/locales.ts'

/** Hour and minute for `Intl.DateTimeFormat`: a full hour is told without minutes where readers do so (10 h, 10 Uhr, 4 a.m.). */
export function clockFormatOptions(locale: Locale, at: Date): Intl.DateTimeFormatOptions {
  const { language } = localeFacts(locale)
  const isTold = (language === 'fr' || language === 'de' || locale === 'en-US') && at.getUTCMinutes() === 0
  return isTold ? { hour: 'numeric' } : { hour: 'numeric', minute: '2-digit' }
}

/**
 * A written date whose day, and whose hour, stay on the line of the word that belongs to them; in French the first is the
 * 1er, a German time of day names its Uhr, and American hours are written as everywhere in the shop (4 a.m.).
 */
export function joinWithNoBreakSpaces(locale: Locale, text: string): string {
  if (locale === 'en-US') {
    return text
      .replace(/(?<=\p{Lu}\p{Ll}+) (?=\d)/gu, '\u00a0')
      .replace(/\s([AP])M\b/g, (_, half: string) => `\u00a0${half.toLowerCase()}.m.`)
  }
  const kept = text.replace(/(\d\.?) (?=\p{L})/gu, '$1\u00a0')
  const { language } = localeFacts(locale)
  if (language === 'de') return kept.replace(/\d:\d{2}$/, '$&\u00a0Uhr').replace(/\b0(?=\d\u00a0Uhr)/, '')
  return language === 'fr' ? kept.replace(/(?<!\d)1(?=\u00a0\p{L}{3})/gu, '1er') : kept
}
