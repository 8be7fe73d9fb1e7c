import type { Channel } from '../shops/channels.ts'
import { contentLocales, type Language, type Locale, localeFacts } from '../shops/locales.ts'
import { withTextNumbers } from './text-numbers.ts'
import { createTranslator, type Message, type MessageTree, type Translate } from './translator.ts'
import { typeset } from './typeset.ts'

type Variant<T> = Extract<keyof T, `${string}@${string}`>

/** Keys that every language must have; variants of a channel are optional. */
type Key<T> = Exclude<Extract<keyof T, string>, Variant<T>>

/** The message type that one language's texts `T` define for the others: all keys, and channel variants as needed. */
export type LanguageMessages<T> = Readonly<
  Record<Key<T>, Message> & Partial<Record<Variant<T> | `${Key<T>}@${Channel}`, Message>>
>

/** The messages of a locale that differ from its language. */
export type LocaleMessages<T> = Readonly<Partial<Record<keyof T, Message>>>

/**
 * All texts of a user interface. A language has every key, a locale only those that differ. `key@channel` replaces
 * `key` in that channel.
 */
export type MessageSet = Readonly<Partial<Record<Language | Locale, MessageTree>>>

/** The messages of one locale in one channel: plain JSON, so that a page can embed it for the browser. */
export interface Wording {
  /** Language of the plural rules. */
  language: Language
  messages: Readonly<Record<string, Message>>
}

/**
 * The messages of a locale: those of its language, overridden by its own, typeset for the locale. A language without
 * texts uses those of the next one in its fallback chain, finally English.
 */
export function wordingFor(all: MessageSet, locale: Locale, channel?: Channel): Wording {
  const chain = contentLocales(locale)
  const language = chain.map(one => localeFacts(one).language).find(one => all[one]) ?? 'en'
  const regional = chain.filter(one => localeFacts(one).language === language).reverse()
  const wordings: Record<string, Message> = Object.assign(
    {},
    ...[language, ...regional].map(one => flatten(all[one] ?? {})),
  )
  const messages: Record<string, Message> = {}
  for (const [key, message] of Object.entries<Message>(wordings)) {
    if (key.includes('@')) continue
    messages[key] = typesetMessage(locale, (channel && wordings[`${key}@${channel}`]) ?? message)
  }
  return { language, messages }
}

/** Creates translators by locale and channel, each once. */
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
  if (typeof message === 'string') return typeset(locale, withTextNumbers(message))
  const { other, ...forms } = message
  const rest = Object.entries(forms).map(([form, text]) => [form, typeset(locale, withTextNumbers(text))])
  return { ...Object.fromEntries(rest), other: typeset(locale, withTextNumbers(other)) }
}
