import * as z from 'zod'
import { withWords, wordsOf } from '../elements/text/change-words.ts'
import type { TextElement, TextRole } from '../elements/text/text.ts'
import type { Document } from '../model.ts'

/** What is the same on all cards of an occasion, whatever its design. */
const ROLES = ['names', 'first-name', 'second-name', 'date', 'time', 'place'] as const satisfies TextRole[]
type SharedRole = (typeof ROLES)[number]
export type CardWords = Partial<Record<SharedRole, string>>

const LONGEST = 200
const wordsSchema = z.partialRecord(z.enum(ROLES), z.string().max(LONGEST))

/** What stands between two names, with the spaces around it: a sign, or a word that means "and". */
const BETWEEN = /\s*[&+·|]\s*|\s+(?:und|and|et|ed|en|y|e|i)\s+|\s*\n\s*/iu

const isShared = (element: TextElement): element is TextElement & { role: SharedRole } =>
  element.calendar === null && (ROLES as readonly (string | null)[]).includes(element.role)

const sharedTexts = ({ pages }: Pick<Document, 'pages'>) =>
  pages
    .flatMap(({ elements }) => elements)
    .filter((one): one is TextElement & { role: SharedRole } => one.type === 'text' && isShared(one))

/** The customer's own words of a card by their roles, the first of each. */
export function cardWords(document: Pick<Document, 'pages'>): CardWords {
  const found: CardWords = {}
  for (const text of sharedTexts(document)) {
    const words = wordsOf(text).trim()
    if (text.own && words !== '' && words.length <= LONGEST) found[text.role] ??= words
  }
  return found
}

/** Words from outside, such as a device's memory; nothing where they are none. */
export function readCardWords(value: unknown): CardWords {
  const read = wordsSchema.safeParse(value)
  return read.success ? (read.data as CardWords) : {}
}

/**
 * The card with these words wherever its own sample still stands. Two names go into a design that sets them apart, and
 * together into one that sets them in one line, with the sign of the design between them.
 */
export function withCardWords(document: Document, words: CardWords): Document {
  const fill = (text: TextElement): TextElement => {
    const said = !text.own && isShared(text) && wordsFor(text, words)
    return said ? withWords(text, said) : text
  }
  const filled = document.pages.map(page => {
    const elements = page.elements.map(one => (one.type === 'text' ? fill(one) : one))
    return elements.some((one, index) => one !== page.elements[index]) ? { ...page, elements } : page
  })
  return filled.some((page, index) => page !== document.pages[index])
    ? { ...document, pages: filled }
    : document
}

function wordsFor(text: TextElement & { role: SharedRole }, words: CardWords): string | undefined {
  const [first, second, ...others] = (words.names ?? '').split(BETWEEN).filter(Boolean)
  const apart = first && second && others.length === 0 ? { first, second } : undefined
  if (text.role === 'first-name') return words['first-name'] ?? apart?.first ?? words.names
  if (text.role === 'second-name') return words['second-name'] ?? apart?.second
  if (text.role !== 'names') return words[text.role]
  if (words['first-name'] && words['second-name'])
    return words['first-name'] + (BETWEEN.exec(wordsOf(text))?.[0] ?? ' & ') + words['second-name']
  if (!apart) return words.names ?? words['first-name']
  return apart.first + (BETWEEN.exec(wordsOf(text))?.[0] ?? ' & ') + apart.second
}
