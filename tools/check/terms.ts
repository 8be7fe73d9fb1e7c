import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Messages } from './messages.ts'

/** By language: words as regular expressions, and what to write instead or why. */
export type NeverWords = Readonly<Record<string, Readonly<Record<string, string>>>>

export const readNeverWords = (root: string): NeverWords =>
  JSON.parse(readFileSync(join(root, 'tools/check/terms.json'), 'utf8')).never

/** Words in texts for customers that the glossary has another word for. `file` is named in each problem. */
export function checkTerms(file: string, language: string, texts: unknown, never: NeverWords): string[] {
  const words = Object.entries(never[language.slice(0, 2).toLowerCase()] ?? {})
  const found = textsIn(texts).flatMap(text =>
    words.flatMap(([word, instead]) => {
      const [said] = new RegExp(`(?<![\\p{L}])(?:${word})(?![\\p{L}])`, 'u').exec(text) ?? []
      return said ? [`${file} [${language}]: "${said}" (${instead})`] : []
    }),
  )
  return [...new Set(found)]
}

/** The same for a JSON file whose texts lie under the keys of languages and locales. */
export function checkTermsOfFile(file: string, content: unknown, never: NeverWords): string[] {
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) =>
    // Addresses stay as they were given out.
    key === 'slug'
      ? []
      : LANGUAGE.test(key) && key.slice(0, 2) in never
        ? checkTerms(file, key, value, never)
        : checkTermsOfFile(file, value, never),
  )
}

/** The same for messages by area and language. */
export const checkTermsOfMessages = (
  folder: string,
  areas: ReadonlyMap<string, ReadonlyMap<string, Messages>>,
  never: NeverWords,
): string[] =>
  [...areas].flatMap(([area, languages]) =>
    [...languages].flatMap(([language, messages]) =>
      checkTerms(`${folder}/${area || 'messages'}`, language, messages, never),
    ),
  )

const LANGUAGE = /^[a-z]{2}(?:-[a-zA-Z]{2})?$/
const ADDRESS = /\]\((?:story|https?):[^)]*\)/g

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(ADDRESS, ']')]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
