import { type Locale, localeFacts } from '@passepartout/domain'

type QuotePair = readonly [opening: string, closing: string]

/** Double and single quotes in print, by language. Typed double quotes stay double on British cards. */
const QUOTES: Readonly<Record<string, { double: QuotePair; single: QuotePair }>> = {
  de: { double: ['„', '“'], single: ['‚', '‘'] },
  'de-CH': { double: ['«', '»'], single: ['‹', '›'] },
  'de-LI': { double: ['«', '»'], single: ['‹', '›'] },
  fr: { double: ['«\u202f', '\u202f»'], single: ['‘', '’'] },
  'fr-CH': { double: ['«', '»'], single: ['‹', '›'] },
  it: { double: ['«', '»'], single: ['‘', '’'] },
  es: { double: ['«', '»'], single: ['‘', '’'] },
}
const DEFAULT_QUOTES = { double: ['“', '”'], single: ['‘', '’'] } as const

export interface TypingState {
  text: string
  /** Position of the caret afterwards. */
  caret: number
}

/**
 * Corrects the typography of the text typed before the caret: quotes of the language, an apostrophe, a dash between
 * spaces and between numbers, an ellipsis for three dots. `undefined` if nothing changes.
 */
export function smartTypography(text: string, caret: number, locale: Locale): TypingState | undefined {
  const set = withSmartTypography(text.slice(0, caret), locale)
  return set === undefined ? undefined : { text: set + text.slice(caret), caret: set.length }
}

/** The text with the quotes and apostrophes of the language, as for a text that was pasted or filled in. */
export const withTypographicQuotes = (text: string, locale: Locale): string =>
  [...text].reduce((head, sign) => head + (quoteAfter(head, sign, locale) ?? sign), '')

const APOSTROPHE = '’'

/** The quote or apostrophe that a straight one after this text stands for; `undefined` for any other sign. */
function quoteAfter(head: string, sign: string, locale: Locale): string | undefined {
  if (sign !== '"' && sign !== "'") return undefined
  const { double, single } = QUOTES[locale] ?? QUOTES[localeFacts(locale).language] ?? DEFAULT_QUOTES
  const [opening, closing] = sign === '"' ? double : single
  if (head === '' || /[\s([{–—-]$|[„“‚‘«‹]\u202f?$/.test(head)) return opening
  if (sign === '"') return closing
  const isOpen = head.lastIndexOf(opening) > head.lastIndexOf(closing)
  return isOpen ? closing : APOSTROPHE
}

function withSmartTypography(before: string, locale: Locale): string | undefined {
  const head = before.slice(0, -1)
  const quote = quoteAfter(head, before.slice(-1), locale)
  if (quote !== undefined) return head + quote
  if (/\s-{1,2} $/.test(before)) return before.replace(/-{1,2} $/, '– ')
  if (/\S--$/.test(before)) return before.replace(/--$/, '–')
  if (before.endsWith('...')) return `${before.slice(0, -3)}…`
  if (/(?:^|\s)\d{1,2}(?:[.:]\d{2})?-\d$/.test(before)) return before.replace(/-(\d)$/, '–$1')
  return undefined
}
