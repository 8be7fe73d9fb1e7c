import type { RecipientFields } from '@passepartout/contracts'
import type { KnownColumn } from '@passepartout/document'
import { parsePostalLine, readTable } from '@passepartout/document/tables'

const MOST_COPIES = 5000
const MOST_LETTERS = 200

export interface ParsedRecipients {
  found: RecipientFields[]
  /** Number of rows without a usable address. */
  unread: number
}

/** Reads addresses from a pasted or uploaded table, contacts or plain lines. */
export function parseRecipients(text: string): ParsedRecipients {
  const { columns, rows } = readTable(text)
  const addresses = rows.map(row =>
    addressIn(
      columns.map(({ known }) => known),
      row,
    ),
  )
  const found = addresses.filter(isCompleteAddress)
  return { found, unread: rows.length - found.length }
}

/** The address in a table row, possibly incomplete. */
export function addressIn(
  columns: readonly (KnownColumn | undefined)[],
  cells: readonly string[],
): RecipientFields {
  const of = (name: KnownColumn) => cells[columns.indexOf(name)]?.trim() ?? ''
  const full = of('name') || [of('firstName'), of('lastName')].filter(Boolean).join(' ')
  const place = of('city') === '' ? parsePostalLine(of('postalCode')) : undefined
  return {
    name: truncate(full || of('company')),
    extra: truncate(of('extra') || (full ? of('company') : '')),
    street: truncate([of('street'), of('number')].filter(Boolean).join(' ')),
    postalCode: truncate(place?.postalCode ?? of('postalCode')),
    city: truncate(place?.city ?? of('city')),
    region: truncate(of('region')),
    copies: copiesIn(of('copies')),
  }
}

/** A name alone or a town alone is not enough. */
export const isCompleteAddress = ({ name, street, postalCode, city }: RecipientFields): boolean =>
  [name, street, postalCode || city].filter(Boolean).length >= 2

const truncate = (text: string) => text.slice(0, MOST_LETTERS)

const copiesIn = (text: string): number => {
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 1
  return Math.min(Math.max(1, count), MOST_COPIES)
}
