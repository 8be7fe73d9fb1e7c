import type { Locale } from '@passepartout/domain'
import { replaceSampleDate } from '../dates/replace-sample-date.ts'
import { textOf, withText } from '../elements/text/edit-text.ts'
import type { TextElement } from '../elements/text/text.ts'
import type { Document } from '../model.ts'
import { type CardTexts, isOccasionText, textsOf } from './card-texts.ts'
import { NAME_JOINERS, replaceSampleNames } from './replace-sample-names.ts'

const DAY = /^\d{4}-\d\d-\d\d$/

/**
 * Fills these texts into a card wherever it still has its own sample. Two names are split if the design has separate
 * texts for them, and joined by the design's own joiner if it has one line; a date takes the design's format. A sample
 * in which the names cannot be located stays.
 */
export function withCardTexts(document: Document, words: CardTexts): Document {
  const texts = textsOf(document)
  const context: FillContext = {
    words,
    locale: document.locale,
    hasPlace: texts.some(({ role }) => role === 'place'),
    initials: texts.filter(({ role }) => role === 'initials').map(({ id }) => id),
  }
  const fill = (text: TextElement): TextElement => {
    if (text.own || !isOccasionText(text)) return text
    const sample = textOf(text)
    const roleText = textForRole(text, sample, context)
    return roleText && roleText !== sample ? withText(text, roleText) : text
  }
  const filled = document.pages.map(page => {
    const elements = page.elements.map(one => (one.type === 'text' ? fill(one) : one))
    return elements.some((one, index) => one !== page.elements[index]) ? { ...page, elements } : page
  })
  return filled.some((page, index) => page !== document.pages[index])
    ? { ...document, pages: filled }
    : document
}

interface FillContext {
  words: CardTexts
  locale: Locale
  /** The card has a separate text for its place. */
  hasPlace: boolean
  /** Ids of its texts with initials, in order. */
  initials: readonly string[]
}

function textForRole({ id, role }: TextElement, sample: string, context: FillContext): string | undefined {
  const { words, locale, initials } = context
  const names = namesIn(words)
  switch (role) {
    case 'first-name':
      return words['first-name'] ?? names?.[0]
    case 'second-name':
      return words['second-name'] ?? names?.[1]
    case 'names':
      return names && replaceSampleNames(sample, { names, age: words.age })
    case 'initials':
      return names?.[initials.indexOf(id)]?.match(/\p{L}/u)?.[0].toLocaleUpperCase(locale)
    case 'date':
      return dateText(sample, context)
    case 'details':
      return DAY.test(words.date ?? '') ? dateText(sample, context) : undefined
    case 'sender':
      return words.sender && senderText(sample, words.sender)
    case 'time':
    case 'place':
    case 'age':
      return words[role]
    default:
      return undefined
  }
}

/** One or two names; more than two stay as they are. */
function namesIn(words: CardTexts): readonly [string] | readonly [string, string] | undefined {
  const { names = '', 'first-name': first, 'second-name': second } = words
  if (first && second) return [first, second]
  const [one, other, ...more] = names.split(NAME_JOINERS).filter(Boolean)
  if (one && other && more.length === 0) return [one, other]
  const only = names || first
  return only ? [only] : undefined
}

/** Separators within a line: the text after the last one is a part of its own. */
const PARTS = /(\s*[·|]\s*|,\s+|\n)/

/** The date in the format of the sample, followed by the place if the sample has one there. */
function dateText(sample: string, { words, locale, hasPlace }: FillContext): string | undefined {
  const { date, place } = words
  if (date === undefined || !DAY.test(date)) return date
  const fitted = replaceSampleDate(sample, date, locale)
  if (!fitted) return undefined
  const { before, date: day, after } = fitted
  return before + day + (place === undefined || hasPlace ? after : withLocation(after, place))
}

/** A place name, optionally after a preposition: `am Walchensee`. */
const PLACE = /^(?:(?:am|an|auf|bei|im|in|at|by|on|à|au|chez|en|a|al|bij|op) (?:\p{Ll}+ )?)?\p{Lu}\p{L}/u

function withLocation(after: string, place: string): string {
  const parts = after.split(PARTS)
  const last = parts.at(-1) ?? ''
  // Times and heights contain digits, place names do not.
  const isPlace = parts.length > 2 && PLACE.test(last) && !/\d/.test(last)
  return isPlace ? parts.slice(0, -1).join('') + place : after
}

/** The sender; a greeting or a year in the same line stays. */
function senderText(sample: string, sender: string): string | undefined {
  const parts = sample.split(/(\s*·\s*)/)
  const at = parts.findLastIndex(part => /\p{L}/u.test(part) && !/\d/.test(part))
  if (at < 0) return undefined
  return parts.length === 1 ? sender : parts.map((part, index) => (index === at ? sender : part)).join('')
}
