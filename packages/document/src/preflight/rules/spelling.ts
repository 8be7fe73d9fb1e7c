import { textOf, withText } from '../../elements/text/edit-text.ts'
import type { TextElement, TextRole } from '../../elements/text/text.ts'
import type { Document } from '../../model.ts'
import { keepAsIs, type TextRule, textFinding, textRepair } from '../text-check.ts'

/** Roles that are not spell-checked: names of people and places, numbers, initials. */
const UNJUDGED: readonly TextRole[] = [
  ...(['names', 'first-name', 'second-name', 'initials', 'sender'] as const),
  ...(['age', 'place', 'time'] as const),
]
const NAMES: readonly TextRole[] = ['names', 'first-name', 'second-name', 'sender', 'place']

/** Words, with apostrophes and hyphens inside. */
const WORD = /[\p{L}\p{M}]+(?:['’‑-][\p{L}\p{M}]+)*/gu
/** Shorter words are often abbreviations. */
const SHORTEST = 3
const MOST_SUGGESTIONS = 3

/** Field names, web addresses and email addresses are not spell-checked. */
const NO_WORDS = /\{[^}]*\}|\S*[@/]\S*|\bwww\.\S*|\S+\.(?:de|at|ch|com|net|org|eu|fr|it|es|nl|be|uk)\b/giu

/**
 * The words of a text to spell-check, without repetitions, in order. A capitalised word within a sentence is a name; in
 * German, where nouns are capitalised, a word after "Familie" or "Gasthof" is.
 */
export function wordsToSpellcheck(text: string, language: string): string[] {
  const plain = text.normalize('NFC').replace(NO_WORDS, ' ')
  const found = [...plain.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const [before, after] = [plain[index - 1] ?? ' ', plain[index + word.length] ?? ' ']
    const isJoined = /[\p{N}_]/u.test(before) || /[\p{N}_]/u.test(after)
    const isShort = [...word].length < SHORTEST
    const isCapitals = word === word.toUpperCase()
    const context = plain.slice(Math.max(0, index - 40), index)
    const isName = /^\p{Lu}/u.test(word) && (language === 'de' ? TITLE.test(context) : !BEGINS.test(context))
    return isJoined || isShort || isCapitals || isName ? [] : [word]
  })
  return [...new Set(found)]
}

/** Matches before the start of a sentence or a line. */
const BEGINS = /(?:^|[\n.!?:…]\s*|[\n.!?:…]\s*["'«„“‘¿¡(])$/u

/** Matches before a German name. */
const TITLE =
  /(?<!\p{L})(?:Familien?|Fam\.|Oma|Omi|Opa|Opi|Uroma|Uropa|Tante|Onkel|Patentante|Patenonkel|Herrn?|Frau|Dr\.|Prof\.|Pfarrer(?:in)?|Pastor(?:in)?|Diakon|Hotel|Gast(?:hof|haus|stätte)|Restaurant|Café|Landhaus|Weingut|Gut|Schloss|Villa|St\.|Sankt)\s(?:[„"‚»]\s?)?$/u

/** The customer's texts to spell-check, by element id; roles of the design that contain names are omitted. */
export function textsToSpellcheck({
  pages,
  locale,
}: Pick<Document, 'pages' | 'locale'>): Record<string, string[]> {
  const language = locale.slice(0, 2)
  const texts = pages.flatMap(({ elements }) =>
    elements.filter((one): one is TextElement => one.type === 'text' && !one.calendar && one.own),
  )
  const names = new Set(
    texts
      .filter(({ role }) => role !== null && NAMES.includes(role))
      .flatMap(text => textOf(text).match(WORD) ?? [])
      .map(word => word.toLowerCase()),
  )
  /** `Lenas` and `Lena’s` match Lena, too. */
  const isName = (word: string) =>
    names.has(word.toLowerCase().replace(/['’]?s$/u, '')) || names.has(word.toLowerCase())
  return Object.fromEntries(
    texts.flatMap(text => {
      if (text.role !== null && UNJUDGED.includes(text.role)) return []
      const words = wordsToSpellcheck(textOf(text), language).filter(word => !isName(word))
      return words.length > 0 ? [[text.id, words]] : []
    }),
  )
}

/** Words missing in the dictionary of the card's language; empty if no dictionary was consulted. */
export const spelling: TextRule = check => {
  const { element, words, misspelt = [] } = check
  return misspelt
    .filter(({ word }) => placesOf(words, word).length > 0)
    .map(({ word, suggestions }) => {
      const offered = suggestions.slice(0, MOST_SUGGESTIONS)
      const found = textFinding(
        check,
        { id: 'spelling', severity: 'hint', mark: word },
        { word, right: offered[0] ?? '' },
        [],
      )
      const changes = offered.map(right =>
        textRepair(check, 'right-word', withText(element, replaced(words, word, right)), { right }),
      )
      const remember = { type: 'ask' as const, action: 'remember-word' as const, elementId: element.id, word }
      const repairs = [
        ...changes,
        keepAsIs(found.key),
        { id: 'remember-word' as const, effect: remember, params: { word } },
      ]
      return { ...found, repairs: found.kept ? changes : repairs }
    })
}

const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{M}\p{N}]/u.test(character)

/** Positions of a word on its own, not as part of another. */
function placesOf(text: string, word: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) places.push(at)
  return places
}

const replaced = (text: string, word: string, right: string): string =>
  placesOf(text, word).reduceRight(
    (changed, at) => changed.slice(0, at) + right + changed.slice(at + word.length),
    text,
  )
