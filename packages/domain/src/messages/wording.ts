import type { Channel } from '../shops/channels.ts'
import { contentLocales, type Language, type Locale, localeFacts } from '../shops/locales.ts'
import { withToldNumbers } from './told-numbers.ts'
import { createTranslator, type Message, type MessageTree, type Translate } from './translator.ts'
import { typeset } from './typeset.ts'

type Variant<T> = Extract<keyof T, `${string}@${string}`>

/** The keys of texts that every language has; the variants of a channel are extra. */
type Key<T> = Exclude<Extract<keyof T, string>, Variant<T>>

/** The keys that one language's texts `T` set for the others: all of them, a channel's variants as each needs. */
export type LanguageMessages<T> = Readonly<
  Record<Key<T>, Message> & Partial<Record<Variant<T> | `${Key<T>}@${Channel}`, Message>>
>

/** What a locale says differently from its language. */
export type LocaleMessages<T> = Readonly<Partial<Record<keyof T, Message>>>

/**
 * All texts of a user interface. A language has every key; a locale only those it says differently from its language.
 * `key@channel` replaces `key` in that channel.
 */
export type MessageSet = Readonly<Partial<Record<Language | Locale, MessageTree>>>

/** What one locale reads in one channel: plain JSON, so that a page can carry it to the browser. */
export interface Wording {
  /** Whose plural rules the texts follow. */
  language: Language
  messages: Readonly<Record<string, Message>>
}

/**
 * The texts of a locale: its language's, its own differences on top, set as it sets them. A language without texts
 * borrows those of the next one in its fallback chain, English at last.
 */
export function wordingFor(all: MessageSet, locale: Locale, channel?: Channel): Wording {
  const chain = contentLocales(locale)
  const language = chain.map(one => localeFacts(one).language).find(one => all[one]) ?? 'en'
  const regional = chain.filter(one => localeFacts(one).language === language).reverse()
  const said: Record<string, Message> = Object.assign(
    {},
    ...[language, ...regional].map(one => flatten(all[one] ?? {})),
  )
  const messages: Record<string, Message> = {}
  for (const [key, message] of Object.entries<Message>(said)) {
    if (key.includes('@')) continue
    messages[key] = typesetMessage(locale, (channel && said[`${key}@${channel}`]) ?? message)
  }
  return { language, messages }
}

/** A translator per locale and channel, each made once. */
export function createTranslators(all: MessageSet) {
  const made = new Map<string, Translate>()
  return (locale: Locale, channel?: Channel, onMissing?: (key: string) => void): Translate => {
    const name = `${locale} ${channel ?? ''}`
    const known = made.get(name)
    if (known) return known
    const { messages, language } = wordingFor(all, locale, channel)
    const translate = createTranslator(messages, { locale, language, ...(onMissing && { onMissing }) })
    made.set(name, translate)
    return translate
  }
}

function flatten(tree: MessageTree, prefix = ''): Record<string, Message> {
  const flat: Record<string, Message> = {}
  for (const [key, value] of Object.entries(tree)) {
    if (isMessage(value)) flat[prefix + key] = value
    else Object.assign(flat, flatten(value, `${prefix}${key}.`))
  }
  return flat
}

const isMessage = (value: Message | MessageTree): value is Message =>
  typeof value === 'string' || typeof value.other === 'string'

function typesetMessage(locale: Locale, message: Message): Message {
  if (typeof message === 'string') return typeset(locale, withToldNumbers(message))
  const { other, ...forms } = message
  const rest = Object.entries(forms).map(([form, text]) => [form, typeset(locale, withToldNumbers(text))])
  return { ...Object.fromEntries(rest), other: typeset(locale, withToldNumbers(other)) }
}
