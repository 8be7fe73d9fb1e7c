import { type Locale, localeFacts } from '../shops/locales.ts'

const SWISS = new Set<string>(['ch', 'li'])
const UNIT = /(?<=[\d}]) (?=(?:mm|cm|m|g\/m²|gsm|MB|GB|%|Uhr|uur|h)(?![\p{L}\d]))/gu

/** A label followed by a colon. French has a narrow space before the colon. */
export const withColon = (locale: Locale, label: string): string =>
  localeFacts(locale).language === 'fr' ? `${label}\u202f:` : `${label}:`

/** Brands and feasts, which are always capitalised. */
const NAMES = new Set(
  'Forex Gallery Hahnemühle Noël Pâques Christmas Easter Navidad Pascua Natale Pasqua Kerst Kerstmis Pasen'.split(
    ' ',
  ),
)
const WORD = /^\p{Lu}(?=\p{Ll}+(?![\p{L}\p{N}-]))/u

/**
 * The parts of a compound name: `Cadre en bois, chêne`. Each part is capitalised when it is alone in a list. After
 * another part only German keeps the capital; in other languages only brands, feasts and words such as `Alu-Dibond` or
 * `A4` do.
 */
export function inOneName(locale: Locale, [first, ...others]: readonly string[]): string[] {
  if (first === undefined) return []
  const isCapital = localeFacts(locale).language === 'de'
  const behind = (part: string) =>
    isCapital || NAMES.has(part.split(/[ ,]/)[0] ?? '')
      ? part
      : part.replace(WORD, letter => letter.toLocaleLowerCase(locale))
  return [first, ...others.map(behind)]
}

/**
 * Typesets a text for a locale: no-break spaces between number and unit; for German in Switzerland and Liechtenstein ss
 * instead of ß, and «guillemets» as quotes.
 */
export function typeset(locale: Locale, text: string): string {
  const joined = text.replace(UNIT, '\u00a0')
  const { language, country } = localeFacts(locale)
  if (language !== 'de' || !SWISS.has(country)) return joined
  return joined
    .replaceAll('ß', 'ss')
    .replaceAll('ẞ', 'SS')
    .replace(/„([^“]*)“/g, '«$1»')
    .replace(/‚([^‘]*)‘/g, '‹$1›')
}
