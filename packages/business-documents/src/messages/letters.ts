import { type Channel, createTranslators, type Locale, type Translate } from '@passepartout/domain'
import * as care from './care.ts'
import { de } from './letters.de.ts'
import { en } from './letters.en.ts'
import { enUs } from './letters.en-us.ts'
import { es } from './letters.es.ts'
import { fr } from './letters.fr.ts'
import { it } from './letters.it.ts'
import { nl } from './letters.nl.ts'

/** The words of a channel's mails about orders in a locale. */
export const orderLetterTranslator: (locale: Locale, channel: Channel) => Translate = createTranslators({
  de: { ...de, ...care.de },
  en: { ...en, ...care.en },
  es: { ...es, ...care.es },
  fr: { ...fr, ...care.fr },
  it: { ...it, ...care.it },
  nl: { ...nl, ...care.nl },
  'en-US': { ...enUs, ...care.enUs },
})
