import { type Channel, createTranslators, type Locale, type Translate } from '@passepartout/domain'
import { readMessages } from '@passepartout/domain/node/read-messages'

type TranslatorOf = (locale: Locale, channel: Channel) => Translate

const readAreas = (...areas: string[]): TranslatorOf =>
  createTranslators(readMessages(import.meta.dirname, areas))

/** Texts of a channel's emails about accounts in a locale. */
export const accountLetterTranslator = readAreas('accounts')

/** Texts of a channel's emails about orders in a locale. */
export const orderLetterTranslator = readAreas('letters', 'care')

/** Texts of a channel's emails about shared designs in a locale. */
export const shareLetterTranslator = readAreas('shares')

/** Texts of a channel's emails about guest books in a locale. */
export const guestBookTranslator = readAreas('guest-books')

/** Texts of a channel's documents in a locale. */
export const documentTranslator = readAreas('documents')
