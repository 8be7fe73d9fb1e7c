import {
  isSameFieldName,
  type KnownColumn,
  knownColumn,
  LIMITS,
  type MergeData,
  type MergeRecord,
} from '@passepartout/document'
import { readTable } from '@passepartout/document/tables'
import { decodeTableFile, stripContactAttachments } from '@passepartout/domain'

/** Larger than a phone's whole address book without images. */
const MOST_BYTES = 20_000_000

export type NamesParseProblem = 'nothing' | 'many' | 'large'

export type ParsedNames = { merge: MergeData; formulas: number } | { problem: NamesParseProblem }

/** Name of a column that has none or that the shop recognises. */
export type ColumnName = (column: KnownColumn | number) => string

/** Text of a file of names; undefined where it is too large. The file does not leave the device. */
export async function readTextFile(file: File): Promise<string | undefined> {
  if (file.size > MOST_BYTES) return undefined
  const bytes = await file.arrayBuffer()
  return stripContactAttachments(
    decodeTableFile(encoding => new TextDecoder(encoding, { fatal: true }).decode(bytes)),
  )
}

/** Parses a table, contacts or lines into recipients, one card each; a column with numbers of copies is recognised. */
export function parseNames(text: string, columnName: ColumnName): ParsedNames {
  if (text.length > LIMITS.tableLength) return { problem: 'large' }
  const table = readTable(text, { isNames: true })
  const rows = table.rows.filter(row => row.some(cell => cell !== ''))
  if (rows.length === 0) return { problem: 'nothing' }
  if (rows.length > LIMITS.records) return { problem: 'many' }
  const copies = table.columns.findIndex(({ known }) => known === 'copies')
  const used = table.columns
    .map((column, index) => ({ ...column, index }))
    .filter(({ index }) => index !== copies && rows.some(row => row[index] !== ''))
    .slice(0, LIMITS.columns)
  if (used.length === 0) return { problem: 'nothing' }
  const columns = distinct(
    used.map(({ name, known }, place) => sanitiseFieldName(name) || columnName(known ?? place + 1)),
  )
  const records = rows.map((row, index) => ({
    id: `r${index + 1}`,
    copies: copiesIn(row[copies]),
    values: used.map(column => row[column.index] ?? ''),
  }))
  return { merge: { columns, records, wordings: [] }, formulas: table.formulas }
}

/** A field name without braces, which delimit it in texts. */
export const sanitiseFieldName = (name: string): string => name.replace(/[{}]/g, '').trim().slice(0, 60)

const copiesIn = (cell = ''): number =>
  /^\d{1,3}$/.test(cell) ? Math.max(1, Math.min(LIMITS.recordCopies, Number(cell))) : 1

/** Makes equal column names distinct by a number. */
function distinct(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map(name => {
    let own = name
    for (let number = 2; taken.has(isSameFieldName(own)); number++) own = `${name.slice(0, 56)} ${number}`
    taken.add(isSameFieldName(own))
    return own
  })
}

/** Messages for greetings; each takes a `name`. */
export type GreetingTexts = (form: 'family' | 'woman' | 'man' | 'one' | 'many', name: string) => string

const FAMILY = /^(?:the )?(?:familie|family|famille|famiglia|familia)\b|\bfamily$/i
const SEVERAL = /\s(?:&|\+|und|and|et|e|y|en)\s|,/i
const WOMAN = /^(?:frau|fr|ms|mrs|miss|madame|mme|mlle|signora|sig\.?ra|señora|sra|mevrouw|mw)\.?$/i
const MAN = /^(?:herr|hr|mr|monsieur|m|signore?|sig|señor|sr|meneer|dhr|de heer)\.?$/i

/**
 * The table with a proposed greeting for each recipient: overwrites an existing greeting column, otherwise adds one in
 * front.
 */
export function withGreetingColumn(
  merge: MergeData,
  columnName: ColumnName,
  greet: GreetingTexts,
): MergeData {
  const known = merge.columns.map(knownColumn)
  const of = (record: MergeRecord, column: KnownColumn) => record.values[known.indexOf(column)] ?? ''
  const greeting = (record: MergeRecord): string => {
    const name = of(record, 'name') || of(record, 'firstName') || of(record, 'lastName')
    if (name === '') return ''
    if (FAMILY.test(name)) return greet('family', name.replace(/^the /i, ''))
    if (SEVERAL.test(name)) return greet('many', name)
    const title = of(record, 'title')
    const first = of(record, 'firstName') || name
    return greet(WOMAN.test(title) ? 'woman' : MAN.test(title) ? 'man' : 'one', first)
  }
  const at = known.indexOf('greeting')
  const written = (record: MergeRecord) => greeting(record).slice(0, LIMITS.cellLength)
  if (at >= 0) {
    const records = merge.records.map(record => ({
      ...record,
      values: record.values.with(at, written(record)),
    }))
    return { ...merge, records }
  }
  if (merge.columns.length >= LIMITS.columns) return merge
  const records = merge.records.map(record => ({ ...record, values: [written(record), ...record.values] }))
  const [name = ''] = distinct([...merge.columns, columnName('greeting')]).slice(-1)
  return { ...merge, columns: [name, ...merge.columns], records }
}

/** The column used for a new text: a greeting, a name, or the first column. */
export function preferredColumn({ columns }: MergeData): string {
  const known = columns.map(knownColumn)
  const at = (['greeting', 'name', 'firstName'] as const).map(one => known.indexOf(one)).find(i => i >= 0)
  return columns[at ?? 0] ?? ''
}
