import type { RecipientFields } from '@passepartout/contracts'
import { knownColumn, type MergeData, mergeSchema, recordName } from '@passepartout/document'
import { addressIn, isCompleteAddress } from '../../adapters/recipients/parsed-recipients.ts'

/** The people a frozen design is made for, each with a card of their own; nothing where all copies are alike. */
export function mergeNamesOf(document: unknown): MergeData | undefined {
  const read = mergeSchema.safeParse(Object(Object(document).card).merge)
  return read.success ? read.data : undefined
}

/** How many there are, and the first of them. */
export const toMergeNamesPayload = (names: MergeData | undefined): { count: number; first: string } | null =>
  names ? { count: names.records.length, first: recordName(names, 0) } : null

/** Where the cards of a table go, as far as its rows have an address. */
export function mergeAddressesOf({ columns, records }: MergeData): (RecipientFields & { record: string })[] {
  const known = columns.map(knownColumn)
  return records
    .map(({ id, copies, values }) => ({ ...addressIn(known, values), copies, record: id }))
    .filter(({ street, postalCode, city }) => street !== '' && (postalCode || city) !== '')
    .filter(isCompleteAddress)
}
