import type { RecipientFields } from '@passepartout/contracts'
import { knownColumn, type MergeData, mergeSchema, recordName } from '@passepartout/document'
import { addressIn, isCompleteAddress } from '../../adapters/recipients/parsed-recipients.ts'

/** The mail-merge table of a frozen design; `undefined` when all copies are equal. */
export function mergeNamesOf(document: unknown): MergeData | undefined {
  const read = mergeSchema.safeParse(Object(Object(document).card).merge)
  return read.success ? read.data : undefined
}

export const toMergeNamesPayload = (names: MergeData | undefined): { count: number; first: string } | null =>
  names ? { count: names.records.length, first: recordName(names, 0) } : null

/** The addresses of a mail-merge table, for the rows that contain one. */
export function mergeAddressesOf({ columns, records }: MergeData): (RecipientFields & { record: string })[] {
  const known = columns.map(knownColumn)
  return records
    .map(({ id, copies, values }) => ({ ...addressIn(known, values), copies, record: id }))
    .filter(({ street, postalCode, city }) => street !== '' && (postalCode || city) !== '')
    .filter(isCompleteAddress)
}
