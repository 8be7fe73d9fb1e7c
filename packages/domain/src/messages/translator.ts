import { formatMoney } from '../money/format-money.ts'
import type { Money } from '../money/money.ts'
import type { Language, Locale } from '../shops/locales.ts'
import type { Size } from '../sizes/dimension.ts'
import { formatDistance, formatSize } from '../sizes/format-size.ts'

/** One text per plural category of `count`; `other` always, the rest if the language has the category. */
export type PluralMessage = { other: string } & Partial<
  Record<'zero' | 'one' | 'two' | 'few' | 'many', string>
>
export type Message = string | PluralMessage
/** Messages by dotted key, by nested objects, or mixed. */
export interface MessageTree {
  readonly [key: string]: Message | MessageTree
}

export type MessageParams = Readonly<Record<string, string | number>>

export interface Translate {
  /** The text of a dotted key with its `{parameters}` filled in; numbers are formatted for the locale. */
  (key: string, params?: MessageParams): string
  has: (key: string) => boolean
  money: (amount: Money) => string
  size: (size: Size) => string
  /** A distance in a room, given in metres. */
  distance: (metres: number) => string
  readonly locale: Locale
}

export interface TranslatorOptions {
  locale: Locale
  /** Language of the plural rules, if the messages come from another language than the locale's. */
  language?: Language
  /** Called once per missing key. */
  onMissing?: (key: string, locale: Locale) => void
}

/**
 * Creates the translator of a locale. A missing key is displayed as its second segment (`cart.title` -> `title`) and
 * reported once, for five-character locales only (spec 8).
 */
export function createTranslator(
  messages: MessageTree,
  { locale, language, onMissing }: TranslatorOptions,
): Translate {
  const plural = new Intl.PluralRules(language ?? locale)
  const reported = new Set<string>()
  // Cached: a page uses some hundred texts, always the same ones.
  const found = new Map<string, Message>()
  const find = (key: string): Message | undefined => {
    const message = found.get(key) ?? findMessage(messages, key)
    if (message !== undefined) found.set(key, message)
    return message
  }

  const translate = (key: string, params: MessageParams = {}): string => {
    const message = find(key)
    if (message === undefined) {
      if (!reported.has(key) && locale.length === 5) onMissing?.(key, locale)
      reported.add(key)
      return key.split('.')[1] ?? key
    }
    return fillMessage(choose(message, plural, params), params, locale)
  }
  return Object.assign(translate, {
    has: (key: string) => find(key) !== undefined,
    money: (amount: Money) => formatMoney(amount, locale),
    size: (size: Size) => formatSize(size, locale),
    distance: (metres: number) => formatDistance(metres, locale),
    locale,
  })
}

const isTree = (value: Message | MessageTree | undefined): value is MessageTree => typeof value === 'object'

const isPlural = (value: Message | MessageTree): value is PluralMessage =>
  typeof value === 'object' && typeof value.other === 'string'

/** Flat keys win over nested ones; a key may be flat in any part (`cart: { 'lines.title': ... }`). */
function findMessage(tree: MessageTree, key: string): Message | undefined {
  const own = Object.hasOwn(tree, key) ? tree[key] : undefined
  if (typeof own === 'string' || (own && isPlural(own))) return own
  for (let dot = key.indexOf('.'); dot > 0; dot = key.indexOf('.', dot + 1)) {
    const head = key.slice(0, dot)
    const below = Object.hasOwn(tree, head) ? tree[head] : undefined
    const found = isTree(below) ? findMessage(below, key.slice(dot + 1)) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

function choose(message: Message, plural: Intl.PluralRules, params: MessageParams): string {
  if (typeof message === 'string') return message
  return message[plural.select(Number(params.count ?? 0))] ?? message.other
}

/** Fills in the `{parameters}` of a text; numbers are formatted for the locale, unknown braces stay unchanged. */
export function fillMessage(text: string, params: MessageParams, locale: Locale): string {
  if (!text.includes('{')) return text
  const filled = text.replace(/\{([\w-]+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    if (value === undefined) return whole
    // Runtimes differ in the Swiss grouping separator; ours is U+2019, as in prices.
    return typeof value === 'number' ? numberFormat(locale).format(value).replaceAll("'", '\u2019') : value
  })
  return locale.startsWith('it') ? filled.replace(BEFORE_A_VOWEL, bent) : filled
}

/** In Italian 8 and 11 begin with a vowel, so articles before them are elided: `entro l’11 dicembre`, `dell’8`. */
const BEFORE_A_VOWEL = /(?<!\p{L})(il|[dn]el|d?al|sul) (?=(?:8|11)(?!\d))/giu
const bent = (_: string, article: string) =>
  article.toLowerCase() === 'il' ? `${article.slice(1)}’` : `${article}l’`

const numberFormats = new Map<Locale, Intl.NumberFormat>()

function numberFormat(locale: Locale): Intl.NumberFormat {
  const known = numberFormats.get(locale)
  if (known) return known
  const made = new Intl.NumberFormat(locale)
  numberFormats.set(locale, made)
  return made
}
