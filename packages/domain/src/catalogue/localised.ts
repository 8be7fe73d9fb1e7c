import { typeset } from '../messages/typeset.ts'
import { contentLocales, type Locale, localeFacts } from '../shops/locales.ts'

/** Result of `localisedSchema`, declared here so that browsers which show texts load no schema library. */
export type LocalisedText = { readonly de: string; readonly en: string } & {
  readonly [key: string]: string | undefined
}

/** The text of a locale, else of its language, else in English; typeset for the locale. */
export function localised(texts: LocalisedText, locale: Locale): string {
  const own = contentLocales(locale).find(candidate => texts[candidate] !== undefined)
  return typeset(locale, (own && texts[own]) ?? texts[localeFacts(locale).language] ?? texts.en)
}
