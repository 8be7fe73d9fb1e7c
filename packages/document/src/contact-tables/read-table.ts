import { parse } from 'csv-parse/browser/esm/sync'
import { sanitiseText } from '../elements/text/edit-text.ts'
import { type KnownColumn, knownColumn } from './columns.ts'
import { parseVcards, vcardName, vcardParts } from './vcard.ts'

/** Further rows are ignored; no recipient list is longer. */
const MOST_ROWS = 2000
const MOST_LETTERS = 200

/** Pasted text as rows and columns. */
export interface ContactTable {
  columns: TableColumn[]
  rows: string[][]
  /** Number of cells with a formula instead of text; emptied if names are expected. */
  formulas: number
}

export interface TableColumn {
  /** Name of the column in the table; empty if it has none. */
  name: string
  known: KnownColumn | undefined
}

/** Parses a table (CSV or copied cells), contacts (vCard), addresses separated by empty lines, or one name per line. */
export function readTable(text: string, { isNames = false }: { isNames?: boolean } = {}): ContactTable {
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?|[\u2028\u2029]/g, '\n')
  if (/^BEGIN:VCARD/im.test(plain)) return tidied(readContacts(plain), isNames)
  const delimiter = delimiterOf(plain)
  return tidied((delimiter && readCells(plain, delimiter)) || readBlocks(plain, isNames), isNames)
}

/** Parses the cells of a spreadsheet, with or without a header row. */
export function readTableRows(
  rows: readonly string[][],
  { isNames = false }: { isNames?: boolean } = {},
): ContactTable {
  const filled = rows.filter(row => row.some(cell => cell.trim() !== '')).slice(0, MOST_ROWS)
  return tidied(tableOf(filled) ?? { columns: [], rows: [] }, isNames)
}

type RawTable = Pick<ContactTable, 'columns' | 'rows'>

function tidied({ columns, rows }: RawTable, isNames: boolean): ContactTable {
  let formulas = 0
  const tidy = (cell: string) => {
    if (!isNames || !isFormula(cell)) return truncate(cell)
    formulas++
    return ''
  }
  const whole = rows.map(row => columns.map((_, index) => tidy(row[index] ?? '')))
  return {
    columns: columns.map(({ name, known }) => ({ name: truncate(name), known })),
    rows: whole,
    formulas,
  }
}

/** A formula that a spreadsheet would execute; never a name. */
const isFormula = (cell: string) => /^\s*(?:=|[+\-@].*[(!|])/.test(cell)

const truncate = (text: string) =>
  sanitiseText(text.slice(0, 4 * MOST_LETTERS))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_LETTERS)

const knownColumnOf = (...names: KnownColumn[]): TableColumn[] =>
  names.map(name => ({ name: '', known: name }))

const DEFAULT_COLUMNS = knownColumnOf('name', 'street', 'postalCode', 'city', 'copies')

/** A row with names of known columns is a header, because they are no names of people or streets. */
const isHeaderRow = (cells: readonly string[]) => cells.some(cell => knownColumn(cell))

/** The cell delimiter; undefined if the text is not a table. */
function delimiterOf(text: string): string | undefined {
  const lines = text
    .split('\n')
    .filter(line => line.trim() !== '')
    .slice(0, 20)
  const [head = ''] = lines
  return ['\t', ';', ','].find(sign => {
    const cells = lines.map(line => line.split(sign).length)
    // Names or addresses in lines may contain a comma, too, but most lines do not contain two.
    const least = sign === ',' && !(head.includes(sign) && isHeaderRow(head.split(sign))) ? 3 : 2
    return cells.filter(count => count >= least).length > lines.length / 2
  })
}

/** `undefined` if an unclosed quotation mark makes the text invalid. */
function readCells(text: string, delimiter: string): RawTable | undefined {
  const rows = cellsOf(text, delimiter)
  return rows && tableOf(rows)
}

function tableOf(rows: string[][]): RawTable | undefined {
  const [head] = rows
  if (!head) return undefined
  if (isHeaderRow(head)) {
    const columns = head.map(name => ({ name, known: knownColumn(name) }))
    return { columns, rows: rows.slice(1) }
  }
  // Two columns without a header are more likely names than a name and a street.
  const width = Math.max(...rows.map(row => row.length))
  const usual = width <= 2 ? knownColumnOf('name') : DEFAULT_COLUMNS
  const columns = Array.from({ length: width }, (_, index) => usual[index] ?? { name: '', known: undefined })
  return { columns, rows }
}

function cellsOf(text: string, delimiter: string): string[][] | undefined {
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      to: MOST_ROWS,
    })
  } catch {
    return undefined
  }
}

/** Name first, city last, street before it. */
function readBlocks(text: string, isNames: boolean): RawTable {
  const blocks = text
    .split(/\n\s*\n/)
    .map(block =>
      block
        .split('\n')
        .map(line => line.trim().slice(0, MOST_LETTERS))
        .filter(Boolean),
    )
    .filter(lines => lines.length > 0)
  // Addresses contain a number; if names are expected, lines without one are names.
  if (isNames && !/\d/.test(text))
    return {
      columns: knownColumnOf('name'),
      rows: blocks
        .flat()
        .slice(0, MOST_ROWS)
        .map(line => [line]),
    }
  const rows = blocks.slice(0, MOST_ROWS).map(lines => {
    const [name = '', ...rest] = lines.length === 1 ? (lines[0]?.split(/\s*,\s*/) ?? []) : lines
    const [last = '', street = '', ...between] = rest.toReversed()
    const { postalCode, city, region } = parsePostalLine(last)
    return [name, street, between.toReversed().join(', '), postalCode, city, region]
  })
  return { columns: knownColumnOf('name', 'street', 'extra', 'postalCode', 'city', 'region'), rows }
}

/** "34117 Kassel", "London SW1Y 4JH", "New York, NY 10118". */
export function parsePostalLine(line: string): { postalCode: string; city: string; region: string } {
  const american = /^(.+?),?\s+([A-Z]{2})\s+(\d{5}(?:-\d{4})?)$/.exec(line)
  if (american) return { city: american[1] ?? '', region: american[2] ?? '', postalCode: american[3] ?? '' }
  const british = /^(.*?),?\s*([A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2})$/i.exec(line)
  if (british) return { city: british[1] ?? '', region: '', postalCode: british[2] ?? '' }
  const european = /^(?:[A-Z]{1,2}-)?(\d{4,5}(?:\s?[A-Z]{2}(?=\s))?)\s+(.+)$/.exec(line)
  return european
    ? { postalCode: european[1] ?? '', city: european[2] ?? '', region: '' }
    : { postalCode: '', city: line, region: '' }
}

const CONTACT = knownColumnOf(
  'name',
  'firstName',
  'lastName',
  'extra',
  'street',
  'postalCode',
  'city',
  'region',
)

/** Parses contacts as saved by address books: names and first address; photos are skipped. */
function readContacts(text: string): RawTable {
  const rows = parseVcards(text, MOST_ROWS).map(card => {
    const [, extra = '', street = '', city = '', region = '', postalCode = ''] = vcardParts(card, 'ADR')
    const [family = '', given = ''] = vcardParts(card, 'N')
    return [vcardName(card), given, family, extra, street, postalCode, city, region]
  })
  return { columns: CONTACT, rows }
}

export { parseVcards, type Vcard, type VcardProperty, vcardName, vcardValue } from './vcard.ts'
