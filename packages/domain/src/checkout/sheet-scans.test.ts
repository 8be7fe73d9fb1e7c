import { describe, expect, it } from 'vitest'
import type { SheetCode } from './sheet-codes.ts'
import { checkScan, type Scan, type ScannedLine } from './sheet-scans.ts'

const sheet = (part: Partial<SheetCode> = {}): SheetCode => ({
  ...{ orderNumber: 'PP-7K3M-2RTX', lineNumber: 1, reprint: 0, copy: 0, page: 1, pages: 3, hash: '9f86d081' },
  ...part,
})
const other = { orderNumber: 'PP-9999-9999' }
const line: ScannedLine = {
  ...{ copies: 2, hash: '9f86d081', bound: [], packed: [] },
  cut: { '0/1': 1, '0/2': 1, '0/3': 1 },
}
const pages = (...numbers: number[]) => numbers.map(page => sheet({ page }))
const problemOf = (scan: Partial<Scan>, known: ScannedLine | undefined = line) => {
  const result = checkScan({ step: 'cut', sheets: [sheet()], lineOf: () => known, ...scan })
  return result.ok ? undefined : [result.problem, ...result.sheets]
}

describe('cut sheets', () => {
  it('pass as often as there are copies', () => {
    expect(problemOf({})).toBeUndefined()
    expect(problemOf({ sheets: pages(1, 1) })).toEqual(['too-many-copies', 'PP-7K3M-2RTX/1 1/3'])
  })

  it('that name their copy pass once', () => {
    const named = sheet({ copy: 2 })
    expect(problemOf({ sheets: [named] })).toBeUndefined()
    expect(problemOf({ sheets: [named] }, { ...line, cut: { '2/1': 1 } })?.[0]).toBe('too-many-copies')
  })

  it('of another design are refused', () => {
    expect(problemOf({ sheets: [sheet({ hash: '00000000' })] })?.[0]).toBe('other-design')
    expect(checkScan({ step: 'cut', sheets: [sheet()], lineOf: () => undefined })).toMatchObject({
      ok: false,
    })
  })
})

describe('a copy to be bound', () => {
  const bind = (sheets: SheetCode[], known?: ScannedLine) => problemOf({ step: 'bound', sheets }, known)

  it('passes whole and in its order', () => {
    expect(bind(pages(1, 2, 3))).toBeUndefined()
  })

  it.each([
    ['a missing sheet', pages(1, 3), ['sheet-missing', 'PP-7K3M-2RTX/1 2/3']],
    ['a sheet twice', pages(1, 2, 2), ['sheet-twice', 'PP-7K3M-2RTX/1 2/3']],
    ['two sheets exchanged', pages(1, 3, 2), ['sheets-disordered', 'PP-7K3M-2RTX/1 3/3']],
    [
      'a sheet of another order',
      [...pages(1, 2), sheet({ ...other, page: 3 })],
      ['other-order', 'PP-9999-9999/1 3/3'],
    ],
    [
      'a sheet of another guest',
      [...pages(1, 2), sheet({ copy: 4, page: 3 })],
      ['other-copy', 'PP-7K3M-2RTX/1 3/3'],
    ],
  ])('is refused with %s', (_, sheets, problem) => {
    expect(bind(sheets)).toEqual(problem)
  })

  it('is refused before its sheets are cut', () => {
    expect(bind(pages(1, 2, 3), { ...line, bound: [0] })).toEqual(['not-cut', 'PP-7K3M-2RTX/1 1/3'])
  })

  it('that is named is bound and packed once', () => {
    const named = [1, 2, 3].map(page => sheet({ copy: 4, page }))
    const cut = { '4/1': 1, '4/2': 1, '4/3': 1 }
    expect(bind(named, { ...line, cut })).toBeUndefined()
    expect(bind(named, { ...line, cut, bound: [4] })?.[0]).toBe('too-many-copies')
    const parcel = { orderNumber: 'PP-7K3M-2RTX', contents: [{ line: 1, pieces: 9 }] }
    const pack = (sheets: SheetCode[], packed: number[]) =>
      problemOf({ step: 'packed', sheets, parcel }, { ...line, cut, bound: [4], packed })
    expect(pack([sheet({ copy: 4 })], [])).toBeUndefined()
    expect(pack([sheet({ copy: 4 })], [4])?.[0]).toBe('too-many-copies')
    expect(pack([sheet({ copy: 5 })], [])?.[0]).toBe('not-bound')
  })

  it('is refused for any two sheets of a book that are exchanged', () => {
    const [count, hash] = [24, line.hash]
    const book = Array.from({ length: count }, (_, at) => sheet({ page: at + 1, pages: count }))
    const cut = Object.fromEntries(book.map(({ page }) => [`0/${page}`, 1]))
    for (let a = 0; a < count; a++)
      for (let b = a + 1; b < count; b++) {
        const mixed = book.with(a, book[b] ?? sheet()).with(b, book[a] ?? sheet())
        expect(bind(mixed, { ...line, hash, cut })?.[0]).toBe('sheets-disordered')
      }
  })
})

describe('copies to be packed', () => {
  const parcel = { orderNumber: 'PP-7K3M-2RTX', contents: [{ line: 1, pieces: 2 }] }
  const bound = { ...line, bound: [0, 0] }
  const pack = (sheets: SheetCode[], part: Partial<Scan> = {}, known: ScannedLine = bound) =>
    problemOf({ step: 'packed', sheets, parcel, ...part }, known)

  it('pass into the parcel they are planned for', () => {
    expect(pack([sheet(), sheet()])).toBeUndefined()
  })

  it('of two orders never share a parcel', () => {
    expect(pack([sheet(), sheet(other)])).toEqual(['other-order', 'PP-9999-9999/1 1/3'])
  })

  it('of another parcel, too many of them, or unbound ones are refused', () => {
    expect(pack([sheet({ lineNumber: 2 })])?.[0]).toBe('other-parcel')
    expect(pack([sheet()], { parcel: undefined })?.[0]).toBe('other-parcel')
    expect(pack([sheet()], { inParcel: () => 2 })?.[0]).toBe('too-many-copies')
    expect(pack([sheet()], {}, line)?.[0]).toBe('not-bound')
  })
})
