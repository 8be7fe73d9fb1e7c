import { type Channel, createTranslators, type Locale, type Translate } from '@passepartout/domain'
import { de } from './de.ts'
import { en } from './en.ts'
import { enUs } from './en-us.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

/** What mails say, by language. */
export const LETTERS = { de, en, 'en-US': enUs, es, fr, it, nl }

/** The words of a channel's mails in a locale. */
export const letterTranslator: (locale: Locale, channel: Channel) => Translate = createTranslators(LETTERS)
