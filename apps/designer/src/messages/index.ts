import type { Channel, Locale, MessageSet, Wording } from '@passepartout/domain'
import { wordingFor } from '@passepartout/domain'
import { readMessages } from '@passepartout/domain/node/read-messages'

/** Messages of the designer by language, and the variants of locales. */
export const MESSAGES: MessageSet = readMessages(import.meta.dirname)

/** Messages of a shop. Server side only: the page embeds its own. */
export const wordsFor = (shop: { locale: Locale; channel: Channel }): Wording =>
  wordingFor(MESSAGES, shop.locale, shop.channel)
