import { type Channel, createTranslators, type Locale, type Translate } from '@passepartout/domain'
import { de } from './guest-books.de.ts'
import { en } from './guest-books.en.ts'
import { es } from './guest-books.es.ts'
import { fr } from './guest-books.fr.ts'
import { it } from './guest-books.it.ts'
import { nl } from './guest-books.nl.ts'

/** The words of a channel's mails about guest books in a locale. */
export const guestBookTranslator: (locale: Locale, channel: Channel) => Translate = createTranslators({
  ...{ de, en, es, fr, it, nl },
})
