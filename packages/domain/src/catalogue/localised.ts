import { contentLocales, type Locale, localeFacts } from '../shop/locales.ts'

/** What `localisedSchema` reads; apart from it, so that a browser that shows texts loads no schema library. */
export type LocalisedText = { readonly de: string; readonly en: string } & {
  readonly [key: string]: string | undefined
}

/** The text of a locale: its own, its language's, else English. */
export function localised(texts: LocalisedText, locale: Locale): string {
  for (const candidate of contentLocales(locale)) {
    const found = texts[candidate]
    if (found !== undefined) return found
  }
  return texts[localeFacts(locale).language] ?? texts.en
}
