import type { Language } from '@passepartout/domain'

/** Stop words: they say nothing about the object of a search. */
const FILLERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: setOf(
    'der die das den dem des ein eine einen einem einer und oder mit fur von zu zum zur im in am auf aus als ich wie was ist man wo',
  ),
  en: setOf('the a an and or with for of to in on at my your our i how what is do you where'),
  es: setOf('el la los las un una unos unas y o con para de del al en por mi tu que como es se donde'),
  fr: setOf('le la les l d un une des et ou avec pour de du au aux en sur mon ma votre que comment est je'),
  it: setOf('il lo la i gli le un uno una e o con per di del della dei da al in su che come mio tuo si'),
  nl: setOf('de het een en of met voor van te in op aan uit mijn je hoe wat is waar'),
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** A word as the index stores it: lower case without diacritics; `ß` is `ss`. */
export const normaliseWord = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')

/** The words of a text, in their order. A size is one word: `30 x 40` is `30x40`. */
export function tokenise(text: string): string[] {
  const sizes = text.replace(/(\d+(?:[.,]\d+)?)\s*[x×]\s*(\d+(?:[.,]\d+)?)/gi, '$1x$2')
  return sizes.match(/[\p{L}\p{M}\p{N}]+(?:[.,]\d+)?/gu) ?? []
}

/** Plural endings; a word keeps at least four characters. */
const ENDINGS: Readonly<Record<Language, RegExp>> = {
  de: /(?<=.{4})(?:en|er|es|e|n|s)$/,
  en: /(?<=.{4})(?:es|e|s)$/,
  es: /(?<=.{4})(?:es|e|s)$/,
  fr: /(?<=.{4})(?:es|e|s|x)$/,
  it: /(?<=.{4})(?:i[aeo]|[aeio])$/,
  nl: /(?<=.{4})(?:en|n|s|'s)$/,
}

/** A normalised word without its plural ending. */
export const stemOf = (word: string, language: Language): string => word.replace(ENDINGS[language], '')

/** The searchable words of a text: normalised, without stop words and endings. */
export const tokensOf = (text: string, language: Language): string[] =>
  tokenise(text)
    .map(normaliseWord)
    .filter(word => !FILLERS[language].has(word))
    .map(word => stemOf(word, language))

/** Folds the spelling without umlauts: `gruesse` for `grüße`, which is normalised to `grusse`. */
export const foldDigraphs = (word: string): string => word.replace(/ae|oe|ue/g, found => found[0] ?? found)

/** Shortest part of a compound that is worth finding by itself. */
const SHORTEST = 4

/**
 * The parts at the beginning and the end of a compound that are words by themselves elsewhere: `hochzeitskarten` is
 * found by `karten` and by `hochzeit`.
 */
export function compoundParts(word: string, known: ReadonlySet<string>): string[] {
  if (word.length < SHORTEST * 2) return []
  const parts: string[] = []
  for (let cut = SHORTEST; cut <= word.length - SHORTEST; cut++) {
    const head = word.slice(0, cut)
    const tail = word.slice(cut)
    if (known.has(tail)) parts.push(tail)
    if (known.has(head)) parts.push(head)
    else if (/[sn]$/.test(head) && known.has(head.slice(0, -1))) parts.push(head.slice(0, -1))
  }
  return [...new Set(parts)].filter(part => part !== word)
}
