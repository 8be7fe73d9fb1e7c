import { contentLocales, type Locale } from '@passepartout/domain'
import { calculator as de } from '../../messages/calculator.de.ts'
import { calculator as en } from '../../messages/calculator.en.ts'

type Key = keyof typeof de extends `calculator.${infer Name}` ? Name : never

/** The calculator's words as they travel to the browser: templates without their prefix. */
export type Texts = Readonly<Record<Key, string>>

const catalogues: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { de, en }

/** Words of a locale, or of the first one in its fallback chain that has some. */
export function textsFor(locale: Locale): Texts {
  const language = [locale, ...contentLocales(locale)]
    .map(candidate => candidate.slice(0, 2))
    .find(it => it in catalogues)
  const entries = Object.entries(catalogues[language ?? 'de'] ?? de)
  return Object.fromEntries(entries.map(([key, text]) => [key.slice('calculator.'.length), text])) as Texts
}
