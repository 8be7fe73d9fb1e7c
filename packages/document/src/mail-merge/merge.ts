import { LIMITS } from '../limits.ts'
import type { Document } from '../model.ts'
import type { MergeData, MergeRecord } from './merge-data.ts'

export type { MergeData, MergeRecord, MergeVariant } from './merge-data.ts'

export const mergeOf = ({ card }: Pick<Document, 'card'>): MergeData | null => card?.merge ?? null

/** The document with other merge data; null makes all cards alike again. */
export function withMerge(document: Document, merge: MergeData | null): Document {
  const { card } = document
  if (!card) return document
  if (merge) return { ...document, card: { ...card, merge } }
  const { merge: _, ...rest } = card
  return { ...document, card: rest }
}

export const totalCopies = ({ records }: MergeData): number =>
  records.reduce((sum, { copies }) => sum + copies, 0)

/** Normalises names for comparison: `{first name}` is the column "First name". */
export const isSameFieldName = (name: string): string => name.normalize('NFC').trim().toLowerCase()

/** Every name that a text can put in braces, with its value for a record. */
export function fieldsOf({ columns, wordings }: MergeData, { values }: MergeRecord): Map<string, string> {
  const fields = new Map(columns.map((name, index) => [isSameFieldName(name), values[index] ?? '']))
  const ofColumns = new Map(fields)
  for (const { name, column, cases, otherwise } of wordings) {
    const value = isSameFieldName(fields.get(isSameFieldName(column)) ?? '')
    const text = cases.find(({ is }) => isSameFieldName(is) === value)?.text ?? otherwise
    fields.set(isSameFieldName(name), mergeFields(text, ofColumns))
  }
  return fields
}

/** A name in braces. Unknown names in braces stay unchanged. */
const FIELD = /\{([^{}\n]{1,60})\}/g

export interface FieldRange {
  /** Range of characters in the text, including the braces. */
  from: number
  until: number
  name: string
}

export const fieldRanges = (text: string): FieldRange[] =>
  [...text.matchAll(FIELD)].map(({ 0: whole, 1: name = '', index }) => ({
    from: index,
    until: index + whole.length,
    name,
  }))

/** A text with its fields filled in, cut to the maximum length of a text. */
export const mergeFields = (text: string, fields: ReadonlyMap<string, string>): string =>
  text
    .replace(FIELD, (whole, name: string) => fields.get(isSameFieldName(name)) ?? whole)
    .slice(0, LIMITS.textLength)
