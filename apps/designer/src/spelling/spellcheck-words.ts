import type { Misspelling } from '@passepartout/document'
import type { SpellChecker } from './create-spell-checker.ts'

/** Dictionaries that are served; what is spoken in several countries is one, but for English. */
const DICTIONARIES = ['de', 'en', 'en-gb', 'fr', 'it', 'es', 'nl'] as const
export type DictionaryName = (typeof DICTIONARIES)[number]

export function dictionaryFor(locale: string): DictionaryName | null {
  if (/^en-(?!US)/.test(locale)) return 'en-gb'
  const language = locale.slice(0, 2)
  return DICTIONARIES.find(name => name === language) ?? null
}

/** So many words of a card are looked at; what is longer is no card. */
const MOST_WORDS = 2_000
/** More hints than this help nobody, and the nearest words of each take a tenth of a second. */
const MOST_MISSPELT = 12

/** Switzerland writes ss where the dictionary has ß. */
const toSwissSpelling = (speller: SpellChecker): SpellChecker => ({
  knows: word => speller.knows(word) || eszettVariants(word).some(way => speller.knows(way)),
  suggest: word => speller.suggest(word).map(one => one.replaceAll('ß', 'ss')),
})

/** The word with some or all of its ss as ß. */
function eszettVariants(word: string): string[] {
  const [first = '', ...rest] = word.split('ss')
  return rest
    .slice(0, 3)
    .reduce<string[]>((ways, part) => ways.flatMap(way => [`${way}ss${part}`, `${way}ß${part}`]), [first])
}

/** Which of these words the dictionary does not have, with the nearest that it has. */
export function spellcheckWords(
  speller: SpellChecker,
  words: readonly string[],
  locale: string,
): Misspelling[] {
  const used = locale.endsWith('-CH') || locale.endsWith('-LI') ? toSwissSpelling(speller) : speller
  const misspelt: Misspelling[] = []
  for (const word of words.slice(0, MOST_WORDS)) {
    if (misspelt.length >= MOST_MISSPELT) break
    // Dictionaries have the straight apostrophe; texts are set with the curved one.
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
