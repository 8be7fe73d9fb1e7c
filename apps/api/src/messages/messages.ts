import {
  createTranslator,
  type ErrorCode,
  type Language,
  type Locale,
  localeFacts,
  type PluralMessage,
  type Translate,
} from '@passepartout/domain'
import { de } from './de.ts'
import { en } from './en.ts'

export type MessageKey = keyof typeof de
/** Every language has every key; a missing one does not compile. */
export type Messages = Readonly<Record<MessageKey, string | PluralMessage>>

/** Every failure has its sentence. */
de satisfies Record<ErrorCode, unknown>

/** The languages that have texts of their own so far; the others read English. */
const BY_LANGUAGE: Partial<Record<Language, Messages>> = { de, en }

const translators = new Map<Locale, Translate>()

/** The API's texts in a locale. */
export function translatorFor(locale: Locale): Translate {
  let translate = translators.get(locale)
  if (!translate) {
    translate = createTranslator(BY_LANGUAGE[localeFacts(locale).language] ?? en, { locale })
    translators.set(locale, translate)
  }
  return translate
}

export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(de, key)
