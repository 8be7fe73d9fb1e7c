import { type Channel, createTranslators, type Locale, type Translate } from '@passepartout/domain'
import { de } from './documents.de.ts'
import { deAt } from './documents.de-at.ts'
import { deCh } from './documents.de-ch.ts'
import { deLi } from './documents.de-li.ts'
import { en } from './documents.en.ts'
import { enUs } from './documents.en-us.ts'
import { es } from './documents.es.ts'
import { fr } from './documents.fr.ts'
import { frBe } from './documents.fr-be.ts'
import { frCh } from './documents.fr-ch.ts'
import { it } from './documents.it.ts'
import { itCh } from './documents.it-ch.ts'
import { nl } from './documents.nl.ts'

/** The words of a channel's documents in a locale. */
export const documentTranslator: (locale: Locale, channel: Channel) => Translate = createTranslators({
  ...{ de, en, es, fr, it, nl },
  ...{
    'de-AT': deAt,
    'de-CH': deCh,
    'de-LI': deLi,
    'en-US': enUs,
    'fr-BE': frBe,
    'fr-CH': frCh,
    'it-CH': itCh,
  },
})
