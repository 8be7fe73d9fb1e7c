import { typeset } from '../messages/typeset.ts'
import { contentLocales, type Locale, localeFacts } from '../shops/locales.ts'

/** What `localisedSchema` reads; apart from it, so that a browser that shows texts loads no schema library. */
export type LocalisedText = { readonly de: string; readonly en: string } & {
  readonly [key: string]: string | undefined
}

/** The text of a locale: its own, its language's, else English; set as the locale sets it. */
export function localised(texts: LocalisedText, locale: Locale): string {
  const own = contentLocales(locale).find(candidate => texts[candidate] !== undefined)
  return typeset(locale, (own && texts[own]) ?? texts[localeFacts(locale).language] ?? texts.en)
}
