import {
  type Channel,
  createTranslators,
  type ErrorCode,
  type Language,
  type Locale,
  type MessageSet,
  type PluralMessage,
  type Translate,
} from '@passepartout/domain'
import { de } from './de.ts'
import { deCh } from './de-ch.ts'
import { en } from './en.ts'
import { enUs } from './en-us.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

export type MessageKey = keyof typeof de
/** Every language has every key; a missing one does not compile. */
export type Messages = Readonly<Record<MessageKey, string | PluralMessage>>
/** What a locale says differently from its language. */
export type LocaleMessages = Readonly<Partial<Messages>>

/** What kartenliebe, which speaks to couples, says differently where a language cannot speak to both. */
export type CoupleMessages = Readonly<Partial<Record<`${MessageKey}@kartenliebe`, string | PluralMessage>>>

/** Every failure has its sentence. */
de satisfies Record<ErrorCode, unknown>

/** The API's texts, by language and by what a locale says differently. */
export const MESSAGES = {
  de,
  en,
  es,
  fr,
  it,
  nl,
  'de-CH': deCh,
  'de-LI': deCh,
  'en-US': enUs,
} satisfies MessageSet & Record<Language, Messages>

/** The API's texts in a locale, as a channel speaks to its customers. */
export const translatorFor: (locale: Locale, channel?: Channel) => Translate = createTranslators(MESSAGES)

export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(de, key)
