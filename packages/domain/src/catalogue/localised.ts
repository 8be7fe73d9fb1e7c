import { z } from 'zod'
import { contentLocales, LANGUAGES, LOCALES, type Locale, localeFacts } from '../shop/locales.ts'

const text = z.string().min(1)
const optional = Object.fromEntries([...LANGUAGES, ...LOCALES].map(key => [key, text.optional()]))

/** A text per language; a locale may have its own (`en-US`). German and English are complete. */
export const localisedSchema = z.strictObject({ ...optional, de: text, en: text })
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
