/// <reference path="./hyphen.d.ts" />
import createHyphenator from 'hyphen'
import { splitGermanCompound } from './german-compounds.ts'

/** Where a word may be parted: before these of its characters (UTF-16), in their order. */
export type Hyphenator = (word: string) => readonly number[]

const MARK = '\u00ad'
/** Shorter words stay whole. */
const LEAST_LETTERS = 6
/** Shorter parts of a compound do. */
const LEAST_OF_PART = 4
const LETTERS = new RegExp(`[\\p{L}\\p{M}’']{${LEAST_LETTERS},}`, 'gu')
/** Addresses of mail and pages: with a hyphen more they are others. */
const ADDRESS = /[@/\\]|[\p{L}\p{N}]\.[\p{L}\p{N}]/u
/** Words that the package remembers; it forgets none by itself. */
const MOST_WORDS = 20_000
/** English words keep more letters at their end than the package leaves: its patterns were made for that. */
const AT_END = { 'en-GB': 3, 'en-US': 3 } as Readonly<Record<string, number>>

/** A Dutch vowel would lose these dots at the beginning of a line. */
const TREMA = /[äëïöü]/i

/** Patterns of TeX, by language; British and American words are parted in other places. */
const PATTERNS = {
  de: () => import('hyphen/patterns/de-1996.js'),
  'en-GB': () => import('hyphen/patterns/en-gb.js'),
  'en-US': () => import('hyphen/patterns/en-us.js'),
  es: () => import('hyphen/patterns/es.js'),
  fr: () => import('hyphen/patterns/fr.js'),
  it: () => import('hyphen/patterns/it.js'),
  nl: () => import('hyphen/patterns/nl.js'),
}

/** The language by whose rules words of a locale are parted; nothing where the shop knows none. */
export function hyphenationLanguage(locale: string): keyof typeof PATTERNS | undefined {
  const [language = ''] = locale.split('-')
  const name = language === 'en' ? (locale === 'en-US' ? 'en-US' : 'en-GB') : language
  return Object.hasOwn(PATTERNS, name) ? (name as keyof typeof PATTERNS) : undefined
}

/** Reads the rules of a language. They are fetched only then: German ones are the largest, with 141 KB packed. */
export async function loadHyphenator(language: keyof typeof PATTERNS): Promise<Hyphenator> {
  const { default: patterns } = await PATTERNS[language]()
  const [levels, places, exceptions] = patterns
  const open = () =>
    // The package writes words beside the exceptions that it is given.
    createHyphenator([levels, places, { ...exceptions }], { hyphenChar: MARK, minWordLength: LEAST_OF_PART })
  let [hyphenate, words] = [open(), 0]
  const partsOf = (letters: string): string[] => {
    // The package would make small letters by the rules of the machine's language: in Turkish, I becomes another letter than i.
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

/** German syllables of one letter are where patterns take one part of a compound for another: what stands beside them stays with them. */
function withoutSingleCharacters(parts: string[]): string[] {
  const isLone = (part: string | undefined) => part?.length === 1
  return parts.reduce<string[]>((kept, part, at) => {
    if (at > 0 && (isLone(part) || isLone(parts[at - 1]))) kept[kept.length - 1] += part
    else kept.push(part)
    return kept
  }, [])
}
