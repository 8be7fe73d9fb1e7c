import {
  type Channel,
  createTranslators,
  type ErrorCode,
  type Language,
  type Locale,
  type MessageSet,
  type Translate,
} from '@passepartout/domain'
import { de } from './de.ts'
import { deCh } from './de-ch.ts'
import { en } from './en.ts'
import { enUs } from './en-us.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { MessageKey, Messages } from './message-keys.ts'
import { nl } from './nl.ts'

export type { MessageKey } from './message-keys.ts'

/** Every error code has a message. */
de satisfies Record<ErrorCode, unknown>

/** The API's messages by language, and by locale where they differ. */
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

/** The translator of a locale and channel. */
export const translatorFor: (locale: Locale, channel?: Channel) => Translate = createTranslators(MESSAGES)

export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(de, key)
