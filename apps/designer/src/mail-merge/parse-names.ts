import {
  isSameFieldName,
  type KnownColumn,
  knownColumn,
  LIMITS,
  type MergeData,
  type MergeRecord,
} from '@passepartout/document'
import { type ContactTable, readTable, readTableRows } from '@passepartout/document/tables'
import { decodeTableFile, type Locale, stripContactAttachments } from '@passepartout/domain'

/** Larger than a phone's whole address book without images. */
const MOST_BYTES = 20_000_000

export type NamesParseProblem = 'nothing' | 'many' | 'large' | 'unreadable'

/** Text or cells of a list of names, or the reason why there are none. */
export type NamesSource = string | ContactTable | { problem: NamesParseProblem }

export type ParsedNames = { merge: MergeData; formulas: number } | { problem: NamesParseProblem }

/** Name of a column that has none or that the shop recognises. */
export type ColumnName = (column: KnownColumn | number) => string

/** The first bytes of XLSX files, which are ZIP archives, and of older spreadsheets, which are not read. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0]

/** Reads a file of names: a spreadsheet (XLSX), a table as text or contacts. The file does not leave the device. */
export async function readNamesFile(file: Blob, locale: Locale): Promise<NamesSource> {
  if (file.size > MOST_BYTES) return { problem: 'large' }
  const bytes = await file.arrayBuffer()
  const first = new Uint8Array(bytes, 0, Math.min(4, bytes.byteLength))
  const startsWith = (signature: number[]) => signature.every((byte, index) => byte === first[index])
  if (startsWith(COMPOUND_FILE)) return { problem: 'unreadable' }
  if (startsWith(ZIP)) return readSpreadsheet(bytes, locale)
  return stripContactAttachments(
    decodeTableFile(encoding => new TextDecoder(encoding, { fatal: true }).decode(bytes)),
  )
}

/** The first sheet of a spreadsheet; dates as the locale writes them. */
async function readSpreadsheet(bytes: ArrayBuffer, locale: Locale): Promise<NamesSource> {
  const { readSheet } = await import('read-excel-file/universal')
  const date = new Intl.DateTimeFormat(locale, { timeZone: 'UTC' })
  try {
    const rows = await readSheet(bytes)
    const cells = rows.map(row =>
      row.map(cell => (cell instanceof Date ? date.format(cell) : String(cell ?? ''))),
    )
    return readTableRows(cells, { isNames: true })
  } catch {
    return { problem: 'unreadable' }
  }
}

/** Parses a table, contacts or lines into recipients, one card each; a column with numbers of copies is recognised. */
export function parseNames(source: NamesSource, columnName: ColumnName): ParsedNames {
  if (typeof source !== 'string' && 'problem' in source) return source
  if (typeof source === 'string' && source.length > LIMITS.tableLength) return { problem: 'large' }
  const table = typeof source === 'string' ? readTable(source, { isNames: true }) : source
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

/** First words of a form of address that is written out in the title column, such as "Lieber" or "Sehr geehrte Frau". */
const SALUTATION =
  /^(?:liebe[rs]?|liebste[rs]?|geehrte[rs]?|sehr geehrte[rs]?|verehrte[rs]?|hallo|servus|grüezi|dear|dearest|hello|hi|chère?s?|chers?|bonjour|salut|car[aeio]|carissim[aeio]|gentil[ei]|gentilissim[aeio]|egregi[ao]|ciao|querid[ao]s?|estimad[ao]s?|hola|lieve|beste|geachte|dag)(?!\p{L})/iu
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
  /** After "Sehr geehrte Frau" the last name, after "Liebe" the first one. */
  const namedAfter = (salutation: string, record: MergeRecord): string => {
    const last = salutation.split(' ').at(-1) ?? ''
    return of(record, WOMAN.test(last) || MAN.test(last) ? 'lastName' : 'firstName')
  }
  const greeting = (record: MergeRecord): string => {
    const name = of(record, 'name') || of(record, 'firstName') || of(record, 'lastName')
    if (name === '') return ''
    const title = of(record, 'title')
    if (SALUTATION.test(title)) return `${title} ${namedAfter(title, record) || name}`
    if (FAMILY.test(name)) return greet('family', name.replace(/^the /i, ''))
    if (SEVERAL.test(name)) return greet('many', name)
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
