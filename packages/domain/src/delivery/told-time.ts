import { type Locale, localeFacts } from '../shop/locales.ts'

/** Hour and minute for `Intl.DateTimeFormat`: a full hour is told without minutes where the language does so (10 h). */
export function clockOptions(locale: Locale, at: Date): Intl.DateTimeFormatOptions {
  const isTold = localeFacts(locale).language === 'fr' && at.getUTCMinutes() === 0
  return isTold ? { hour: 'numeric' } : { hour: 'numeric', minute: '2-digit' }
}

/** A written date whose day, and whose hour, stay on the line of the word that follows them. */
export const keepTogether = (text: string): string => text.replace(/(\d\.?) (?=\p{L})/gu, '$1\u00a0')
