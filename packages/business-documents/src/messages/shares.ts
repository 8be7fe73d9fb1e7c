import { type Channel, createTranslators, type Locale, type Translate } from '@passepartout/domain'
import { de } from './shares.de.ts'
import { en } from './shares.en.ts'
import { es } from './shares.es.ts'
import { fr } from './shares.fr.ts'
import { it } from './shares.it.ts'
import { nl } from './shares.nl.ts'

/** The words of a channel's mails about shared designs in a locale. */
export const shareLetterTranslator: (locale: Locale, channel: Channel) => Translate = createTranslators({
  ...{ de, en, es, fr, it, nl },
})
