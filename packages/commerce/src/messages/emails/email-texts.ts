import { type Channel, createTranslators, type Locale, type Translate } from '@passepartout/domain'
import { readMessages } from '@passepartout/domain/node/read-messages'

/** Texts of emails by language. */
export const EMAIL_TEXTS = readMessages(import.meta.dirname)

/** The translator of a channel's emails in a locale. */
export const emailTranslator: (locale: Locale, channel: Channel) => Translate = createTranslators(EMAIL_TEXTS)
