import { type Locale, localeFacts } from '@passepartout/domain'

type QuotePair = readonly [opening: string, closing: string]

/** Double and single quotes in print, by language. Typed double quotes stay double on British cards. */
const QUOTES: Readonly<Record<string, { double: QuotePair; single: QuotePair }>> = {
  de: { double: ['„', '“'], single: ['‚', '’'] },
  'de-CH': { double: ['«', '»'], single: ['‹', '’'] },
  'de-LI': { double: ['«', '»'], single: ['‹', '’'] },
  fr: { double: ['«\u202f', '\u202f»'], single: ['‘', '’'] },
  'fr-CH': { double: ['«', '»'], single: ['‹', '’'] },
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

function withSmartTypography(before: string, locale: Locale): string | undefined {
  const { double, single } = QUOTES[locale] ?? QUOTES[localeFacts(locale).language] ?? DEFAULT_QUOTES
  const head = before.slice(0, -1)
  const side = head === '' || /[\s([{–—-]$|[„“‚‘«‹]\u202f?$/.test(head) ? 0 : 1
  if (before.endsWith('"')) return head + double[side]
  if (before.endsWith("'")) return head + single[side]
  if (/\s-{1,2} $/.test(before)) return before.replace(/-{1,2} $/, '– ')
  if (/\S--$/.test(before)) return before.replace(/--$/, '–')
  if (before.endsWith('...')) return `${before.slice(0, -3)}…`
  if (/(?:^|\s)\d{1,2}(?:[.:]\d{2})?-\d$/.test(before)) return before.replace(/-(\d)$/, '–$1')
  return undefined
}
