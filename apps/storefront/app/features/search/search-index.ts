import type { Language } from '@passepartout/domain'
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import { SEARCH_GROUPS, type SearchEntry, type SearchGroup } from './search-entry.ts'
import { FUZZY_FROM, isFuzzyMatch, mourningReadings } from './spelling-distance.ts'
import synonyms from './synonyms.json' with { type: 'json' }
import {
  compoundParts,
  foldDigraphs,
  normaliseWord,
  stemOf,
  tokenise,
  tokensOf,
} from './text-normalisation.ts'

export interface SearchMatches {
  /** Best first. */
  entries: SearchEntry[]
  /** Words of the query that were read as other words. */
  readAs: { term: string; read: string }[]
}

export interface SearchIndex {
  /** All entries that match a query; `exact` takes every word as it is written. */
  find(question: string, options?: { exact?: boolean }): SearchMatches
  /** Titles that begin with the query, at most `count`. */
  complete(question: string, count: number): string[]
  entries: readonly SearchEntry[]
}

/** Longest query that is searched, in characters; more would add nothing. */
export const MAX_QUERY_LENGTH = 100
const MOST_WORDS = 8

/** Synonyms of a title count nearly as much as the title itself; synonyms of the text around it, little. */
const BOOST = { title: 4, meant: 3.5, keywords: 1, touched: 0.5, text: 0.7 }
const GROUP_BOOST: Readonly<Record<SearchGroup, number>> = {
  products: 1.6,
  designs: 0.8,
  guides: 1,
  questions: 0.6,
}
/** The page of a whole kind ranks above the pages of its parts. */
const WHOLE_KIND = 2
/** The words of a group are synonyms: each finds all others. `mourning` names a group by its first word. */
const { mourning: MOURNING, ...GROUPS } = synonyms as Readonly<
  Record<Language, readonly (readonly string[])[]>
> & {
  mourning: Readonly<Record<Language, string>>
}
/** Longest time that requests wait for an index that is being built, in milliseconds. */
const SLICE_MS = 8

/** Yields to other work after each slice of time, for `rests` times as long as it worked. */
export function yieldPeriodically(rests: number): () => Promise<void> {
  let began = performance.now()
  return async () => {
    const worked = performance.now() - began
    if (worked < SLICE_MS) return
    await new Promise(resolve => setTimeout(resolve, rests * worked))
    began = performance.now()
  }
}

/**
 * Builds an index over the entries of one shop; queries read nothing else. It is built in slices of time, because a
 * running shop builds it again every few minutes.
 */
export async function createSearchIndex(
  entries: readonly SearchEntry[],
  language: Language,
  { rests = 0 }: { rests?: number } = {},
): Promise<SearchIndex> {
  const breathe = yieldPeriodically(rests)
  const plain = (text: string) => tokensOf(text, language)
  const meaning = synonymsOf(language, plain)
  const index = new MiniSearch<IndexedEntry>({
    fields: ['title', 'meant', 'keywords', 'touched', 'text'],
    tokenize: text => text.split(' '),
    processTerm: term => term || null,
  })
  const read: Record<'title' | 'text' | 'keywords', string[]>[] = []
  const known = new Set<string>()
  for (const { title, text, keywords } of entries) {
    const words = { title: plain(title), text: plain(text), keywords: plain(keywords) }
    read.push(words)
    for (const word of Object.values(words).flat()) known.add(word)
    await breathe()
  }
  const withParts = (words: readonly string[]) => words.flatMap(word => [word, ...compoundParts(word, known)])
  const meantBy = (words: readonly string[]) => {
    const joined = ` ${words.join(' ')} `
    return meaning.filter(group => group.some(name => joined.includes(` ${name} `))).flat()
  }
  const terms = new Set(meaning.flat(2).flatMap(name => name.split(' ')))
  for (const [id, words] of read.entries()) {
    const found = {
      title: withParts(words.title),
      text: withParts(words.text),
      keywords: withParts(words.keywords),
    }
    for (const term of Object.values(found).flat()) terms.add(term)
    index.add({
      id,
      title: found.title.join(' '),
      text: found.text.join(' '),
      keywords: found.keywords.join(' '),
      meant: meantBy(words.title).join(' '),
      touched: meantBy(words.keywords).join(' '),
    })
    await breathe()
  }
  const titles = read.map(({ title }) => title.join(' '))
  /** The shop's spelling of a word, at its first occurrence, by stem. */
  const spelling = new Map<string, string>()
  const completions: { title: string; plain: string }[] = []
  for (const { group, title, keywords } of entries) {
    for (const word of tokenise(`${title} ${keywords}`)) {
      const stem = stemOf(normaliseWord(word), language)
      if (!spelling.has(stem)) spelling.set(stem, word)
    }
    if (group === 'products' || group === 'designs') completions.push({ title, plain: normaliseWord(title) })
    await breathe()
  }

  const mournedAs = mourningReadings(meaning, plain(MOURNING[language]).join(' '), terms)

  const readWords = (question: string, exact: boolean): AskedWord[] => {
    const words = plain(question.slice(0, MAX_QUERY_LENGTH)).slice(0, MOST_WORDS)
    return words.flatMap(word => {
      if (terms.has(word)) return [{ word }]
      const bare = foldDigraphs(word)
      if (bare !== word && terms.has(bare)) return [{ word: bare }]
      const parts = compoundParts(word, terms)
      if (parts.length > 1) return parts.map(part => ({ word: part }))
      const mourned = exact ? undefined : mournedAs(word)
      return [mourned ? { word: mourned, typed: word } : { word }]
    })
  }

  /** The best title equals the query, or a synonym of it; next is one that contains a synonym. */
  const likenessTo = (question: string): ((title: string) => number) => {
    const names = meaning.filter(group => group.includes(question)).flat()
    return title => {
      if (title === question) return 8
      if (names.includes(title)) return 7
      return names.some(name => ` ${title} `.includes(` ${name} `)) ? 5 : 1
    }
  }

  return {
    entries,
    find(question, { exact = false } = {}) {
      const queryWords = readWords(question, exact)
      const words = queryWords.map(({ word }) => word)
      if (words.length === 0) return { entries: [], readAs: [] }
      const last = words.at(-1)
      const likeness = likenessTo(words.join(' '))
      const options: SearchOptions = {
        boost: BOOST,
        prefix: term => term === last && term.length > 1,
        fuzzy: term =>
          exact || terms.has(term) || term.length < FUZZY_FROM ? false : term.length < 7 ? 1 : 2,
      }
      const typed = normaliseWord(tokenise(question).at(-1) ?? '')
      const goesOn = goesOnAsTyped(last && terms.has(last) ? last : undefined, typed)
      const all = index
        .search(words.join(' '), { ...options, combineWith: 'AND' })
        .filter(result => haveSameInitials(result) && goesOn(result))
      const results =
        all.length > 0
          ? all
          : index
              .search(words.join(' '), { ...options, fuzzy: false, combineWith: 'OR' })
              .filter(({ queryTerms }) => queryTerms.length >= words.length / 2)
      // An entry is weighted once for each match, not for each matching word.
      for (const result of results)
        result.score *= weightOf(entries[result.id]) * likeness(titles[result.id] ?? '')
      results.sort((a, b) => b.score - a.score)
      return {
        entries: results.flatMap(({ id }) => entries[id] ?? []),
        readAs: queryWords.flatMap(({ word, typed }) => {
          const read = typed ? word : terms.has(word) ? undefined : bestInterpretation(word, results)
          return read ? [{ term: typed ?? word, read: spelling.get(read) ?? read }] : []
        }),
      }
    },
    complete(question, count) {
      const begun = normaliseWord(question.trim())
      if (begun.length < 2) return []
      const fitting = completions.filter(({ plain }) => plain.startsWith(begun) && plain !== begun)
      return [...new Set(fitting.map(({ title }) => title))].slice(0, count)
    },
  }
}

/** A word to search for, and how it was typed if it was read as another one. */
interface AskedWord {
  word: string
  typed?: string
}

interface IndexedEntry {
  id: number
  title: string
  text: string
  keywords: string
  /** Synonyms of the title, and of words in the keywords. */
  meant: string
  touched: string
}

function weightOf(entry: SearchEntry | undefined): number {
  if (!entry) return 0
  const isWhole =
    entry.group === 'products' && typeof entry.link === 'string' && !entry.link.slice(1).includes('/')
  return GROUP_BOOST[entry.group] * (isWhole ? WHOLE_KIND : 1)
}

/** Groups of normalised words; an entry of several words contains spaces. */
const synonymsOf = (language: Language, plain: (text: string) => string[]): string[][] =>
  GROUPS[language].map(group => group.map(word => plain(word).join(' ')))

/** Typing errors spare the first character of a word: `teile` does not match `zeile`. */
const haveSameInitials = ({ terms, queryTerms }: SearchResult): boolean =>
  queryTerms.every(queryTerm => terms.some(term => term[0] === queryTerm[0]))

/**
 * Words that begin with the stem of the last word must continue it as it was typed: a query for `trauer` must not find
 * `trauung`.
 */
const goesOnAsTyped =
  (last: string | undefined, typed: string) =>
  ({ terms, queryTerms }: SearchResult): boolean =>
    !last ||
    !typed.startsWith(last) ||
    !queryTerms.includes(last) ||
    terms.some(term => term === last || term.startsWith(typed) || !term.startsWith(last))

/** The other word that one of the best three results was found by. */
function bestInterpretation(word: string, results: readonly SearchResult[]): string | undefined {
  for (const { terms, queryTerms, match } of results.slice(0, 3)) {
    if (!queryTerms.includes(word)) continue
    const other = terms.filter(term => term in match && !term.startsWith(word) && isFuzzyMatch(term, word))
    if (other[0]) return other[0]
  }
  return undefined
}

/** Number of entries in each group. */
export const countGroups = (entries: readonly SearchEntry[]): Readonly<Record<SearchGroup, number>> =>
  Object.fromEntries(
    SEARCH_GROUPS.map(group => [group, entries.filter(entry => entry.group === group).length]),
  ) as Record<SearchGroup, number>
