import type { Misspelling } from '@passepartout/document'
import type { SpellChecker } from './create-spell-checker.ts'

/** Available dictionaries; one per language for all countries, except English. */
const DICTIONARIES = ['de', 'en', 'en-gb', 'fr', 'it', 'es', 'nl'] as const
export type DictionaryName = (typeof DICTIONARIES)[number]

export function dictionaryFor(locale: string): DictionaryName | null {
  if (/^en-(?!US)/.test(locale)) return 'en-gb'
  const language = locale.slice(0, 2)
  return DICTIONARIES.find(name => name === language) ?? null
}

/** Maximum of words checked; longer texts are no card. */
const MOST_WORDS = 2_000
/** Maximum of reported words: more hints do not help, and suggestions for each take a tenth of a second. */
const MOST_MISSPELT = 12

/** Swiss spelling has ss for the dictionary's ß. */
const toSwissSpelling = (speller: SpellChecker): SpellChecker => ({
  knows: word => speller.knows(word) || eszettVariants(word).some(way => speller.knows(way)),
  suggest: word => speller.suggest(word).map(one => one.replaceAll('ß', 'ss')),
})

/** The word with some or all ss replaced by ß. */
function eszettVariants(word: string): string[] {
  const [first = '', ...rest] = word.split('ss')
  return rest
    .slice(0, 3)
    .reduce<string[]>((ways, part) => ways.flatMap(way => [`${way}ss${part}`, `${way}ß${part}`]), [first])
}

/** Words missing from the dictionary, with its nearest suggestions. */
export function spellcheckWords(
  speller: SpellChecker,
  words: readonly string[],
  locale: string,
): Misspelling[] {
  const used = locale.endsWith('-CH') || locale.endsWith('-LI') ? toSwissSpelling(speller) : speller
  const misspelt: Misspelling[] = []
  for (const word of words.slice(0, MOST_WORDS)) {
    if (misspelt.length >= MOST_MISSPELT) break
    // Dictionaries use the straight apostrophe; texts are set with the curved one.
    const plain = word.replaceAll('’', "'").replaceAll('‑', '-')
    if (used.knows(plain)) continue
    const suggestions = used
      .suggest(plain)
      .map(one => one.replaceAll("'", '’'))
      .filter(one => one !== word && !one.endsWith('-'))
    misspelt.push({ word, suggestions })
  }
  return misspelt
}
