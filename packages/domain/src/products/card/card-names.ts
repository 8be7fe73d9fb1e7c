import type { Occasion } from '../../catalogue/vocabulary.ts'

/** Names entered once for all cards of a group of occasions, in the order of the form. */
export const CARD_NAME_FIELDS = {
  couple: ['first', 'second', 'date', 'place'],
  birth: ['name', 'date'],
  child: ['name', 'date', 'place'],
  party: ['name', 'age', 'date'],
  birthday: ['age', 'date'],
  family: ['sender'],
  company: ['sender'],
} as const satisfies Record<string, readonly CardNameField[]>

export type CardNameGroup = keyof typeof CARD_NAME_FIELDS
export type CardNameField = 'first' | 'second' | 'name' | 'age' | 'date' | 'place' | 'sender'
/** Values entered by the customer; dates as `2027-06-21`. */
export type CardNames = Partial<Record<CardNameField, string>>
/** By group of occasions, so that a couple's names never appear on a birth card. */
export type StoredCardNames = Partial<Record<CardNameGroup, CardNames>>

/** Mourning cards belong to no group: customers do not preview a deceased person's name. */
const GROUPS: Readonly<Partial<Record<Occasion, CardNameGroup>>> = {
  wedding: 'couple',
  birth: 'birth',
  christening: 'child',
  communion: 'child',
  confirmation: 'child',
  'catholic-confirmation': 'child',
  'school-enrolment': 'child',
  'childrens-birthday': 'party',
  birthday: 'birthday',
  'private-christmas': 'family',
  easter: 'family',
  'business-christmas': 'company',
}

export const cardNameGroup = (occasion: string | undefined): CardNameGroup | undefined =>
  GROUPS[occasion as Occasion]

/** Longest value of each field: as much as a card can hold, and the digits of an age. */
export const MAX_CARD_NAME_LENGTH: Readonly<Record<CardNameField, number>> = {
  ...{ first: 40, second: 40, name: 60, age: 3, date: 10, place: 60, sender: 80 },
}

/** Parses the names stored on a device; ignores anything invalid. */
export function parseStoredCardNames(text: string | null | undefined): StoredCardNames {
  const read: StoredCardNames = {}
  const parsedNames = parsed(text)
  for (const group of Object.keys(CARD_NAME_FIELDS) as CardNameGroup[]) {
    const names = sanitiseCardNames(group, parsedNames[group])
    if (Object.keys(names).length > 0) read[group] = names
  }
  return read
}

/** The valid fields of the group, trimmed; empty, malformed and too long values are dropped. */
export function sanitiseCardNames(group: CardNameGroup, names: unknown): CardNames {
  const given = isRecord(names) ? names : {}
  const entries = CARD_NAME_FIELDS[group].flatMap(field => {
    const value = given[field]
    if (typeof value !== 'string') return []
    const words = value.replace(/\p{Cc}+/gu, ' ').trim()
    const fits = words !== '' && words.length <= MAX_CARD_NAME_LENGTH[field]
    return fits && (PATTERNS[field]?.test(words) ?? true) ? [[field, words] as const] : []
  })
  return Object.fromEntries(entries)
}

const PATTERNS: Partial<Record<CardNameField, RegExp>> = {
  age: /^[1-9]\d{0,2}$/,
  date: /^[12]\d{3}-[01]\d-[0-3]\d$/,
}

function parsed(text: string | null | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
