import { type Channel, createTranslators, type Locale, type Translate } from '@passepartout/domain'
import { de } from './de.ts'
import { en } from './en.ts'
import { enUs } from './en-us.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

/** Texts of emails by language. */
export const EMAIL_TEXTS = { de, en, 'en-US': enUs, es, fr, it, nl }

/** The translator of a channel's emails in a locale. */
export const emailTranslator: (locale: Locale, channel: Channel) => Translate = createTranslators(EMAIL_TEXTS)
