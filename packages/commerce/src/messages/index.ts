import {
  type Channel,
  createTranslators,
  type Locale,
  type MessageSet,
  type Translate,
} from '@passepartout/domain'
import { readMessages } from '@passepartout/domain/node/read-messages'
import type payments from './payments.de.json'
import type vouchers from './vouchers.de.json'

/** Keys of the messages of commerce. The check "messages" finds a language that lacks one. */
export type CommerceMessageKey = keyof (typeof payments & typeof vouchers)

/** The messages of commerce by language, and by locale where they differ. */
export const COMMERCE_MESSAGES: MessageSet = readMessages(import.meta.dirname)

/** The translator of a locale and channel. */
export const translatorFor: (locale: Locale, channel?: Channel) => Translate =
  createTranslators(COMMERCE_MESSAGES)

export { emailTranslator } from './emails/email-texts.ts'
