import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { parseNames, readNamesFile, withGreetingColumn } from './parse-names.ts'

const columnName = (column: string | number) => String(column)

function greetingsOf(table: string): (string | undefined)[] {
  const parsed = parseNames(table, columnName)
  if ('problem' in parsed) throw new Error(parsed.problem)
  const { records } = withGreetingColumn(parsed.merge, columnName, (form, name) => `${form}: ${name}`)
  return records.map(({ values }) => values[0])
}

/** An XLSX file with one sheet of texts and numbers. */
function spreadsheet(rows: (string | number)[][]): Blob {
  const cell = (value: string | number, at: string) =>
    typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
  const lines = rows.map((row, index) => {
    const cells = row.map((value, column) => cell(value, `${'ABC'[column]}${index + 1}`))
    return `<row r="${index + 1}">${cells.join('')}</row>`
  })
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${types}"><sheets><sheet name="Gäste" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${types}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
  }
  const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])))
  return new Blob([bytes])
}

describe('the greeting of a guest', () => {
  it('is the form of address that the table names', () => {
    const table = 'Anrede;Vorname;Nachname\nLieber;Łukasz;Nowak\nSehr geehrte Frau;Eva;Ernst\nHallo ihr;Oma;'
    expect(greetingsOf(table)).toEqual(['Lieber Łukasz', 'Sehr geehrte Frau Ernst', 'Hallo ihr Oma'])
  })

  it('follows Mr and Mrs, and stays neutral where the table says nothing', () => {
    const table = 'Anrede;Vorname;Nachname\nFrau;Eva;Ernst\nHerr;Ali;Kaya\n;Kim;Park\nDr.;Lea;Lang'
    expect(greetingsOf(table)).toEqual(['woman: Eva', 'man: Ali', 'one: Kim', 'one: Lea'])
  })

  it('names families and couples as the table does', () => {
    expect(greetingsOf('Anrede;Name\n;Familie Kaya\nLiebe;Anna & Ben\n;Anna & Ben')).toEqual([
      'family: Familie Kaya',
      'Liebe Anna & Ben',
      'many: Anna & Ben',
    ])
  })
})

describe('a spreadsheet of names', () => {
  it('is read with its header, numbers and umlauts', async () => {
    const file = spreadsheet([
      ['Vorname', 'Ort', 'Anzahl'],
      ['Jörg "Jo"', 'Köln', 2],
      ['Małgorzata', 'Łódź', 1],
    ])
    expect(parseNames(await readNamesFile(file, 'de-DE'), columnName)).toMatchObject({
      formulas: 0,
      merge: {
        columns: ['Vorname', 'Ort'],
        records: [
          { copies: 2, values: ['Jörg "Jo"', 'Köln'] },
          { copies: 1, values: ['Małgorzata', 'Łódź'] },
        ],
      },
    })
  })

  it('may be one column without a header', async () => {
    const source = await readNamesFile(spreadsheet([['Anna'], ['Ben']]), 'de-DE')
    expect(parseNames(source, columnName)).toMatchObject({
      merge: { columns: ['name'], records: [{ values: ['Anna'] }, { values: ['Ben'] }] },
    })
  })

  it('empties cells that a spreadsheet would run', async () => {
    const source = await readNamesFile(
      spreadsheet([
        ['Vorname', 'Tisch'],
        ['Anna', '=1+1'],
      ]),
      'de-DE',
    )
    expect(parseNames(source, columnName)).toMatchObject({ formulas: 1 })
  })

  it.each([
    ['an archive of something else', zipSync({ 'photo.txt': strToU8('x') })],
    ['a broken archive', Uint8Array.of(0x50, 0x4b, 3, 4, 9, 9)],
    ['an older spreadsheet', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1)],
  ])('is refused with the reason where it is %s', async (_, bytes) => {
    const source = await readNamesFile(new Blob([bytes]), 'de-DE')
    expect(parseNames(source, columnName)).toEqual({ problem: 'unreadable' })
  })
})
