import { type Locale, localeFacts } from '../shop/locales.ts'

/** Hour and minute for `Intl.DateTimeFormat`: a full hour is told without minutes where the language does so (10 h). */
export function clockOptions(locale: Locale, at: Date): Intl.DateTimeFormatOptions {
  const isTold = localeFacts(locale).language === 'fr' && at.getUTCMinutes() === 0
  return isTold ? { hour: 'numeric' } : { hour: 'numeric', minute: '2-digit' }
}

/** A written date whose day, and whose hour, stay on the line of the word that follows them; in French the first is the 1er. */
export function keepTogether(locale: Locale, text: string): string {
  const kept = text.replace(/(\d\.?) (?=\p{L})/gu, '$1\u00a0')
  return localeFacts(locale).language === 'fr' ? kept.replace(/(?<!\d)1(?=\u00a0\p{L}{3})/gu, '1er') : kept
}
