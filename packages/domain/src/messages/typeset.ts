import { type Locale, localeFacts } from '../shops/locales.ts'

const SWISS = new Set<string>(['ch', 'li'])
const UNIT = /(?<=[\d}]) (?=(?:mm|cm|m|g\/m²|gsm|MB|GB|%|Uhr|uur|h)(?![\p{L}\d]))/gu

/** A label before its value. French sets a narrow space before the colon. */
export const withColon = (locale: Locale, label: string): string =>
  localeFacts(locale).language === 'fr' ? `${label}\u202f:` : `${label}:`

/** Names of makers and feasts, which keep their capital wherever they stand. */
const NAMES = new Set(
  'Forex Gallery Hahnemühle Noël Pâques Christmas Easter Navidad Pascua Natale Pasqua Kerst Kerstmis Pasen'.split(
    ' ',
  ),
)
const WORD = /^\p{Lu}(?=\p{Ll}+(?![\p{L}\p{N}-]))/u

/**
 * The parts of a name that is read in one breath: `Cadre en bois, chêne`. Each part may stand alone in a list, with a capital;
 * behind another one only German keeps it, and every language what is no common word (`Alu-Dibond`, `A4`).
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
