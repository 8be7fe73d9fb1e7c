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

/** Why a row of the table of names wants a look. */
export type RowProblem =
  /** Characters that no typeface of the shop has. */
  | { id: 'missing'; characters: readonly string[] }
  /** It does not fit into the text's box, even at the smallest size. */
  | { id: 'overflow' }
  /** A field that stands on the card has nothing to say. */
  | { id: 'empty'; field: string }
  /** The same row stands further up. */
  | { id: 'double' }

export interface NamesCheck {
  /** By the place of the record in the table. */
  rows: ReadonlyMap<number, readonly RowProblem[]>
  /** Typefaces that lend words which the card's own cannot set, and on how many cards. */
  standIns: { faces: readonly string[]; records: number }
}

/** The card as it would be with these names: one that names nobody yet gets the text that it will get. */
export function withNames(document: Document, merge: MergeData, pageId: string): Document {
  const named = withMerge(document, merge)
  return mergedTexts(named).length > 0
    ? named
    : withAddedText(named, pageId, 'names-on-trial', `{${preferredColumn(merge)}}`)
}

/** What is wrong with each row, by how its words are set; rows whose measures are not there yet are judged by their words. */
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
    const said = JSON.stringify(record.values.map(isSameFieldName))
    if (seen.has(said)) note(index, { id: 'double' })
    seen.add(said)
  }
  return { rows, standIns: { faces: [...faces], records: lent.size } }
}

/** A cell without characters that cannot be printed. */
export const withoutCharacters = (cell: string, characters: readonly string[]): string =>
  characters
    .reduce((rest, one) => rest.replaceAll(one, ''), cell.normalize('NFC'))
    .replace(/\s+/g, ' ')
    .trim()
