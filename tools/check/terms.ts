import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Messages } from './messages.ts'
import { textsByLanguage, textsOfLocale } from './texts.ts'

/** By language or locale: words as regular expressions, with the replacement or the reason. */
export type RefusedWords = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface Terms {
  /** By language. */
  never: RefusedWords
  /** By locale, for texts in their final form for its readers. */
  neverIn: RefusedWords
  /** By language, for messages of the system only, not pages. */
  neverInMessages: RefusedWords
}

export const readTerms = (root: string): Terms =>
  JSON.parse(readFileSync(join(root, 'tools/check/terms.json'), 'utf8'))

/** Words in texts, by language and locale, that the glossary replaces. */
export function checkTerms(file: string, content: unknown, terms: Terms, isMessages = false): string[] {
  const { never, neverIn, neverInMessages } = terms
  const found = [...textsByLanguage(content)].flatMap(({ language, text }) => {
    const spoken = language.slice(0, 2)
    const words = isMessages ? { ...never[spoken], ...neverInMessages[spoken] } : never[spoken]
    return refusedWordsIn(text, words).map(word => `${file} [${language}]: ${word}`)
  })
  const local = Object.entries(neverIn).flatMap(([locale, words]) =>
    [...textsOfLocale(content, locale)].flatMap(text =>
      refusedWordsIn(text, words).map(word => `${file} [${locale}]: ${word}`),
    ),
  )
  return [...new Set([...found, ...local])]
}

function refusedWordsIn(text: string, words: Readonly<Record<string, string>> = {}): string[] {
  return Object.entries(words).flatMap(([word, instead]) => {
    const [match] = new RegExp(`(?<![\\p{L}])(?:${word})(?![\\p{L}])`, 'u').exec(text) ?? []
    return match ? [`"${match}" (${instead})`] : []
  })
}

/** Messages in the form of content: each text under its language keys. */
export function byKey(languages: ReadonlyMap<string, Messages>): Record<string, Record<string, unknown>> {
  const texts: Record<string, Record<string, unknown>> = {}
  for (const [language, messages] of languages) {
    for (const [key, text] of Object.entries(messages)) texts[key] = { ...texts[key], [language]: text }
  }
  return texts
}
