import { COMMERCE_MESSAGES } from '@passepartout/commerce/messages'
import {
  type Channel,
  createTranslators,
  type Locale,
  type MessageSet,
  mergeMessageSets,
  type Translate,
} from '@passepartout/domain'
import { readMessages } from '@passepartout/domain/node/read-messages'
import type { MessageKey } from './message-keys.ts'

export type { MessageKey } from './message-keys.ts'

/** The API's messages and those of commerce by language, and by locale where they differ. */
export const MESSAGES: MessageSet = mergeMessageSets(readMessages(import.meta.dirname), COMMERCE_MESSAGES)

/** The translator of a locale and channel. */
export const translatorFor: (locale: Locale, channel?: Channel) => Translate = createTranslators(MESSAGES)

export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(MESSAGES.de ?? {}, key)
