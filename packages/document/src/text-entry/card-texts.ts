import type { CardNames } from '@passepartout/domain'
import { textOf } from '../elements/text/edit-text.ts'
import type { TextElement, TextRole } from '../elements/text/text.ts'
import type { Document } from '../model.ts'

/** Roles of texts that are equal on all cards of an occasion, whatever the design. */
const ROLES = [
  'names',
  'first-name',
  'second-name',
  'date',
  'time',
  'place',
  'age',
  'sender',
] as const satisfies TextRole[]
type SharedRole = (typeof ROLES)[number]
/** A date is free text, or a day as `2027-06-21`, which each design formats in its own way. */
export type CardTexts = Partial<Record<SharedRole, string>>

/** Further roles that depend on a card's names and date: initials, and a line of details. */
const FOLLOWING = ['initials', 'details'] as const satisfies TextRole[]

const LONGEST = 200

const isOf = (roles: readonly TextRole[], element: TextElement) =>
  element.calendar === null && element.role !== null && roles.includes(element.role)

/** All texts of a document, page by page. */
export const textsOf = ({ pages }: Pick<Document, 'pages'>) =>
  pages.flatMap(({ elements }) => elements).filter(one => one.type === 'text')

/** Whether a text is equal on all cards of an occasion. */
export const isOccasionText = (element: TextElement): boolean => isOf([...ROLES, ...FOLLOWING], element)

/** The customer's texts of a card by their roles, the first of each. */
export function cardTextsOf(document: Pick<Document, 'pages'>): CardTexts {
  const found: CardTexts = {}
  for (const text of textsOf(document)) {
    if (!isOf(ROLES, text)) continue
    const words = textOf(text).trim()
    if (text.own && words !== '' && words.length <= LONGEST) found[text.role as SharedRole] ??= words
  }
  return found
}

/** Parses untrusted texts, such as those stored on a device; empty if invalid. */
export function parseCardTexts(value: unknown): CardTexts {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  const isRole = (role: string) => ROLES.some(known => known === role)
  const isWords = (words: unknown) => typeof words === 'string' && words.length <= LONGEST
  const isOurs = Object.entries(value).every(([role, words]) => isRole(role) && isWords(words))
  return isOurs ? { ...value } : {}
}

/** Converts names entered for all cards to the texts of one. */
export function cardTextsFromNames({ first, second, name, date, place, age, sender }: CardNames): CardTexts {
  const values = {
    ...(first !== undefined && second !== undefined
      ? { 'first-name': first, 'second-name': second }
      : { names: name ?? first ?? second }),
    ...{ date, place, age, sender },
  }
  return Object.fromEntries(Object.entries(values).filter(([, words]) => words !== undefined))
}
