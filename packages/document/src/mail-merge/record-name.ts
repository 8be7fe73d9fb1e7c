import { type KnownColumn, knownColumn } from '../contact-tables/columns.ts'
import type { MergeData } from './merge.ts'

/** The recipient of a card in one line: the household, the name, or the first value in the table. */
export function recordName({ columns, records }: MergeData, record: number): string {
  const values = records[record]?.values ?? []
  const of = (wanted: KnownColumn) =>
    values[columns.findIndex(name => knownColumn(name) === wanted)]?.trim() ?? ''
  const full = [of('firstName'), of('lastName')].filter(Boolean).join(' ')
  return of('name') || full || (values.find(value => value.trim() !== '')?.trim() ?? '')
}
