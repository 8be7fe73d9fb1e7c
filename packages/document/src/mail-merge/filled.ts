import { textOf } from '../elements/text/edit-text.ts'
import type { Run, TextElement } from '../elements/text/text.ts'
import { LIMITS } from '../limits.ts'
import type { Document, Page } from '../model.ts'
import {
  type FieldRange,
  fieldRanges,
  fieldsOf,
  isSameFieldName,
  type MergeData,
  mergeFields,
  mergeOf,
} from './merge.ts'

/** A text that differs between records. */
export interface MergedText {
  page: Page
  element: TextElement
}

/** Texts with a field that the table contains. */
export function mergedTexts(document: Pick<Document, 'card' | 'pages'>): MergedText[] {
  const merge = mergeOf(document)
  if (!merge) return []
  const names = fieldNames(merge)
  return document.pages.flatMap(page =>
    page.elements.flatMap(element =>
      element.type === 'text' && !element.calendar && hasField(textOf(element), names)
        ? [{ page, element }]
        : [],
    ),
  )
}

export const fieldNames = ({ columns, wordings }: MergeData): ReadonlySet<string> =>
  new Set([...columns, ...wordings.map(({ name }) => name)].map(isSameFieldName))

const hasField = (words: string, names: ReadonlySet<string>) =>
  fieldRanges(words).some(({ name }) => names.has(isSameFieldName(name)))

/** The document as printed for one record; the same document without mail merge, or without such a record. */
export function documentForRecord<Of extends Document>(document: Of, record: number): Of {
  const merge = mergeOf(document)
  const one = merge?.records[record]
  if (!merge || !one) return document
  const fields = fieldsOf(merge, one)
  const pages = document.pages.map(page => {
    const elements = page.elements.map(element =>
      element.type === 'text' && !element.calendar ? mergeElement(element, fields) : element,
    )
    return elements.some((element, index) => element !== page.elements[index]) ? { ...page, elements } : page
  })
  return { ...document, pages }
}

/** Number of records a document is printed for; 1 without mail merge. */
export const recordsOf = (document: Pick<Document, 'card'>): number =>
  Math.max(1, mergeOf(document)?.records.length ?? 0)

/**
 * The text with its fields filled in and line breaks reset; inserted text gets the style of the field's first
 * character.
 */
export function mergeElement(element: TextElement, fields: ReadonlyMap<string, string>): TextElement {
  const places = fieldRanges(textOf(element)).filter(({ name }) => fields.has(isSameFieldName(name)))
  if (places.length === 0) return element
  return { ...element, runs: filledRuns(element.runs, places, fields), set: null }
}

function filledRuns(
  runs: readonly Run[],
  places: readonly FieldRange[],
  fields: ReadonlyMap<string, string>,
): Run[] {
  let at = 0
  let room: number = LIMITS.textLength
  return runs.map(run => {
    const start = at
    at += run.text.length
    let from = start
    let text = ''
    for (const place of places) {
      if (place.until <= start || place.from >= at) continue
      if (place.from >= start)
        text +=
          run.text.slice(from - start, place.from - start) + (fields.get(isSameFieldName(place.name)) ?? '')
      from = Math.min(at, place.until)
    }
    text = (text + run.text.slice(from - start)).slice(0, room)
    room -= text.length
    return { ...run, text }
  })
}

/** One variant of a text, and the records it is printed for. */
export interface Variant {
  /** Unique among the variants of all texts. */
  id: string
  element: TextElement
  records: number[]
}

/** More text is not laid out: real guest lists are far smaller, and larger ones may be attacks. */
const MOST_LETTERS = 400_000

/** Whether all cards together have more text than the shop lays out. */
export function exceedsTextLimit(document: Pick<Document, 'card' | 'pages'>): boolean {
  const merge = mergeOf(document)
  if (!merge) return false
  const texts = mergedTexts(document).map(({ element }) => textOf(element))
  let letters = 0
  for (const record of merge.records) {
    const fields = fieldsOf(merge, record)
    for (const text of texts) letters += mergeFields(text, fields).length
    if (letters > MOST_LETTERS) return true
  }
  return false
}

/** The variants of a text over all records, without repetitions. */
export function variantsOf(merge: MergeData, element: TextElement): Variant[] {
  const words = textOf(element)
  const variants = new Map<string, Variant>()
  for (const [index, record] of merge.records.entries()) {
    const fields = fieldsOf(merge, record)
    const namedFields = mergeFields(words, fields)
    const known = variants.get(namedFields)
    if (known) known.records.push(index)
    else
      variants.set(namedFields, {
        id: variantId(element, namedFields),
        element: mergeElement(element, fields),
        records: [index],
      })
  }
  return [...variants.values()]
}

/** Key of the variant's measure. Element ids contain no spaces. */
export const variantId = ({ id }: TextElement, words: string) => `${id} ${words}`
