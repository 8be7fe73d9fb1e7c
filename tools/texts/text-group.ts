/** A remark for the translator. */
export interface Note {
  category: 'description' | 'channel' | 'language'
  text: string
}

/** One text to translate: a message, or one plural form of it. */
export interface Text {
  /** The message's key, and after `#` the plural form: `cart.lines#one`. */
  key: string
  german: string
  /** The translation as it is read now. */
  current?: string
  /** Placeholders that a translation must have, and those it may have. */
  required: readonly string[]
  allowed: readonly string[]
  notes: readonly Note[]
}

/** The texts of one area in one language. */
export interface TextGroup {
  /** The file of the translations, below the root. */
  file: string
  note?: string
  texts: readonly Text[]
}

/** New translations of a group's texts, by key. */
export type Translations = ReadonlyMap<string, string>

/** A value that the shop fills in (`{count}`, `{=shareDays}`), or the target of a link: `](story:…)`. */
export const PLACEHOLDER = /\{=?[\w-]+\}|\]\([^)\s]*\)/g

/** A file or key as the id of an XLIFF element, which every tool keeps: letters, digits and `.:_-` only. */
export const xliffId = (name: string): string => name.replace(/[^\w.-]/g, ':')

/** The distinct placeholders of texts. */
export const placeholdersOf = (...texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap(text => text.match(PLACEHOLDER) ?? [])),
]
