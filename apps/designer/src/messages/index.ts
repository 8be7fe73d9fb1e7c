import { type Channel, type Locale, type MessageSet, type Wording, wordingFor } from '@passepartout/domain'
import { de } from './de.ts'
import { deAt } from './de-at.ts'
import { deCh } from './de-ch.ts'
import { en } from './en.ts'
import { enUs } from './en-us.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { frBe } from './fr-be.ts'
import { frCh } from './fr-ch.ts'
import { it } from './it.ts'
import { itCh } from './it-ch.ts'
import { nl } from './nl.ts'

/** Messages of the designer by language, and the variants of locales. */
export const MESSAGES = {
  de,
  'de-AT': deAt,
  'de-CH': deCh,
  'de-LI': deCh,
  en,
  'en-US': enUs,
  es,
  fr,
  'fr-BE': frBe,
  'fr-CH': frCh,
  it,
  'it-CH': itCh,
  nl,
} satisfies MessageSet

/** Messages of a shop. Server side only: the page embeds its own. */
export const wordsFor = (shop: { locale: Locale; channel: Channel }): Wording =>
  wordingFor(MESSAGES, shop.locale, shop.channel)
