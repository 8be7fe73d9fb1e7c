/// <reference path="./hyphen.d.ts" />
import createHyphenator from 'hyphen'
import { splitGermanCompound } from './german-compounds.ts'

/** Hyphenation points of a word: indexes of the characters (UTF-16) before which it may break, ascending. */
export type Hyphenator = (word: string) => readonly number[]

const MARK = '\u00ad'
/** Shorter words are not hyphenated. */
const LEAST_LETTERS = 6
/** Minimum length of a compound's part to be hyphenated. */
const LEAST_OF_PART = 4
const LETTERS = new RegExp(`[\\p{L}\\p{M}’']{${LEAST_LETTERS},}`, 'gu')
/** Email and web addresses: a hyphen would change them. */
const ADDRESS = /[@/\\]|[\p{L}\p{N}]\.[\p{L}\p{N}]/u
/** The package caches words without a limit; after this many the hyphenator is created again. */
const MOST_WORDS = 20_000
/** English words keep more characters after the last hyphen than the package's default: the patterns assume it. */
const AT_END = { 'en-GB': 3, 'en-US': 3 } as Readonly<Record<string, number>>

/** A Dutch vowel loses its trema at the beginning of a line. */
const TREMA = /[äëïöü]/i

/** TeX patterns by language; British and American English hyphenate differently. */
const PATTERNS = {
  de: () => import('hyphen/patterns/de-1996.js'),
  'en-GB': () => import('hyphen/patterns/en-gb.js'),
  'en-US': () => import('hyphen/patterns/en-us.js'),
  es: () => import('hyphen/patterns/es.js'),
  fr: () => import('hyphen/patterns/fr.js'),
  it: () => import('hyphen/patterns/it.js'),
  nl: () => import('hyphen/patterns/nl.js'),
}

/** The language whose rules hyphenate a locale; undefined where no patterns exist. */
export function hyphenationLanguage(locale: string): keyof typeof PATTERNS | undefined {
  const [language = ''] = locale.split('-')
  const name = language === 'en' ? (locale === 'en-US' ? 'en-US' : 'en-GB') : language
  return Object.hasOwn(PATTERNS, name) ? (name as keyof typeof PATTERNS) : undefined
}

/** Loads the patterns of a language on demand: German, the largest, is 141 KB compressed. */
export async function loadHyphenator(language: keyof typeof PATTERNS): Promise<Hyphenator> {
  const { default: patterns } = await PATTERNS[language]()
  const [levels, places, exceptions] = patterns
  const open = () =>
    // The package adds entries to the exceptions object it is given, hence the copy.
    createHyphenator([levels, places, { ...exceptions }], { hyphenChar: MARK, minWordLength: LEAST_OF_PART })
  let [hyphenate, words] = [open(), 0]
  const partsOf = (letters: string): string[] => {
    // The package would lower-case by the machine's language: Turkish changes I to another character than i.
    const small = letters.toLowerCase()
    if (small.length !== letters.length) return [letters]
    words += 1
    if (words > MOST_WORDS) [hyphenate, words] = [open(), 0]
    if (language !== 'de') return hyphenate(small).split(MARK)
    return splitGermanCompound(small).flatMap(part => withoutSingleCharacters(hyphenate(part).split(MARK)))
  }
  const isPlace = (word: string, at: number) => language !== 'nl' || !TREMA.test(word[at] ?? '')
  return word => {
    if (ADDRESS.test(word)) return []
    return [...word.matchAll(LETTERS)].flatMap(({ 0: letters, index }) => {
      const last = index + letters.length - (AT_END[language] ?? 0)
      const places: number[] = []
      let at = index
      for (const part of partsOf(letters).slice(0, -1)) {
        at += part.length
        if (at <= last && isPlace(word, at)) places.push(at)
      }
      return places
    })
  }
}

/**
 * German syllables of one character appear where patterns misread the joint of a compound: they are joined to their
 * neighbours.
 */
function withoutSingleCharacters(parts: string[]): string[] {
  const isLone = (part: string | undefined) => part?.length === 1
  return parts.reduce<string[]>((joined, part, at) => {
    if (at > 0 && (isLone(part) || isLone(parts[at - 1]))) joined[joined.length - 1] += part
    else joined.push(part)
    return joined
  }, [])
}
