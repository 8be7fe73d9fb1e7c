import { type Channel, createTranslators, type Locale, type Translate } from '@passepartout/domain'
import { de } from './accounts.de.ts'
import { en } from './accounts.en.ts'
import { enUs } from './accounts.en-us.ts'
import { es } from './accounts.es.ts'
import { fr } from './accounts.fr.ts'
import { it } from './accounts.it.ts'
import { nl } from './accounts.nl.ts'

/** The words of a channel's mails about accounts in a locale. */
export const accountLetterTranslator: (locale: Locale, channel: Channel) => Translate = createTranslators({
  ...{ de, en, es, fr, it, nl, 'en-US': enUs },
})
