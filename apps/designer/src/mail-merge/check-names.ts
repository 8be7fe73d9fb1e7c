import {
  type Document,
  fieldRanges,
  fieldsOf,
  isSameFieldName,
  type MergeData,
  mergedTexts,
  mergeOf,
  type TextMeasures,
  textOf,
  variantsOf,
  withAddedText,
  withMerge,
} from '@passepartout/document'
import { preferredColumn } from './parse-names.ts'

/** Why a row of the names table needs attention. */
export type RowProblem =
  /** Characters missing from every font of the shop. */
  | { id: 'missing'; characters: readonly string[] }
  /** The text does not fit its box, even at the smallest size. */
  | { id: 'overflow' }
  /** A field used on the card is empty. */
  | { id: 'empty'; field: string }
  /** Duplicate of an earlier row. */
  | { id: 'double' }

export interface NamesCheck {
  /** By index of the record in the table. */
  rows: ReadonlyMap<number, readonly RowProblem[]>
  /** Stand-in fonts for words that the card's own cannot set, and the number of cards that need them. */
  standIns: { faces: readonly string[]; records: number }
}

/** The card with these names; a card without fields gets the text that will be added to it. */
export function withNames(document: Document, merge: MergeData, pageId: string): Document {
  const named = withMerge(document, merge)
  return mergedTexts(named).length > 0
    ? named
    : withAddedText(named, pageId, 'names-on-trial', `{${preferredColumn(merge)}}`)
}

/** Finds the problems of each row from its measured texts; rows without measures are judged by their content. */
export function checkNames(document: Document, texts: TextMeasures): NamesCheck {
  const merge = mergeOf(document)
  const rows = new Map<number, RowProblem[]>()
  const lent = new Set<number>()
  const faces = new Set<string>()
  if (!merge) return { rows, standIns: { faces: [], records: 0 } }
  const note = (record: number, problem: RowProblem) => {
    const known = rows.get(record) ?? []
    if (known.some(({ id }) => id === problem.id)) return
    rows.set(record, [...known, problem])
  }
  const merged = mergedTexts(document)
  for (const { element } of merged)
    for (const variant of variantsOf(merge, element)) {
      const measure = Object.hasOwn(texts, variant.id) ? texts[variant.id] : undefined
      if (!measure) continue
      for (const name of measure.standIns) faces.add(name)
      for (const record of variant.records) {
        if (measure.missing.length > 0) note(record, { id: 'missing', characters: measure.missing })
        if (!measure.fits) note(record, { id: 'overflow' })
        if (measure.standIns.length > 0) lent.add(record)
      }
    }
  const used = new Set(
    merged.flatMap(({ element }) => fieldRanges(textOf(element)).map(({ name }) => isSameFieldName(name))),
  )
  const seen = new Set<string>()
  for (const [index, record] of merge.records.entries()) {
    const fields = fieldsOf(merge, record)
    const empty = merge.columns.find(
      name => used.has(isSameFieldName(name)) && (fields.get(isSameFieldName(name)) ?? '').trim() === '',
    )
    if (empty !== undefined) note(index, { id: 'empty', field: empty })
    const content = JSON.stringify(record.values.map(isSameFieldName))
    if (seen.has(content)) note(index, { id: 'double' })
    seen.add(content)
  }
  return { rows, standIns: { faces: [...faces], records: lent.size } }
}

/** A cell without characters that cannot be printed. */
export const withoutCharacters = (cell: string, characters: readonly string[]): string =>
  characters
    .reduce((rest, one) => rest.replaceAll(one, ''), cell.normalize('NFC'))
    .replace(/\s+/g, ' ')
    .trim()
