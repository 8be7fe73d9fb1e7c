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

/** A text that says something else for each record. */
export interface MergedText {
  page: Page
  element: TextElement
}

/** Texts with a field that the table has. */
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

/** The document as it is printed for one record; the same document where it has none or no such record. */
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

/** How many records a document is printed for: once where it has none. */
export const recordsOf = (document: Pick<Document, 'card'>): number =>
  Math.max(1, mergeOf(document)?.records.length ?? 0)

/** The text with its fields filled in, set anew; what comes in takes the look of the field's first letter. */
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

/** One wording of a text, and for which records it stands. */
export interface Variant {
  /** Names the wording beside those of other texts. */
  id: string
  element: TextElement
  records: number[]
}

/** More than this is not set: no list of names comes near, and what is made to be slow ends here. */
const MOST_LETTERS = 400_000

/** Whether the cards say more, all together, than the shop sets. */
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

/** What a text says for all records, each wording once. */
export function variantsOf(merge: MergeData, element: TextElement): Variant[] {
  const words = textOf(element)
  const variants = new Map<string, Variant>()
  for (const [index, record] of merge.records.entries()) {
    const fields = fieldsOf(merge, record)
    const said = mergeFields(words, fields)
    const known = variants.get(said)
    if (known) known.records.push(index)
    else
      variants.set(said, {
        id: variantId(element, said),
        element: mergeElement(element, fields),
        records: [index],
      })
  }
  return [...variants.values()]
}

/** By which its measure is found. No element's own id has a space. */
export const variantId = ({ id }: TextElement, words: string) => `${id} ${words}`
