import { type Locale, localeFacts } from '../shop/locales.ts'

const SWISS = new Set<string>(['ch', 'li'])
const UNIT = /(?<=[\d}]) (?=(?:mm|cm|m|g\/m²|gsm|MB|GB|%|Uhr)(?![\p{L}\d]))/gu

/** A label before its value. French sets a narrow space before the colon. */
export const withColon = (locale: Locale, label: string): string =>
  localeFacts(locale).language === 'fr' ? `${label}\u202f:` : `${label}:`

/**
 * Text as the locale sets it: a unit keeps to its number, and German in Switzerland and Liechtenstein has no ß and
 * quotes with «guillemets».
 */
export function typeset(locale: Locale, text: string): string {
  const kept = text.replace(UNIT, '\u00a0')
  const { language, country } = localeFacts(locale)
  if (language !== 'de' || !SWISS.has(country)) return kept
  return kept
    .replaceAll('ß', 'ss')
    .replaceAll('ẞ', 'SS')
    .replace(/„([^“]*)“/g, '«$1»')
    .replace(/‚([^‘]*)‘/g, '‹$1›')
}
