import { formatParcelCode, formatSheetCode, type ScanStep } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { countSheets, EMPTY_TABLE, type ScanTable, takeCode } from './scan-table.ts'

const sheet = (page: number, copy = 1, orderNumber = 'PP-7K3M-2RTX') =>
  formatSheetCode({ orderNumber, lineNumber: 1, reprint: 0, copy, page, pages: 3, hash: '9f86d081' })
const label = formatParcelCode({ orderNumber: 'PP-7K3M-2RTX', reprint: 0, line: null, parcel: 1 })

/** The codes scanned one after the other, and what the last one did. */
function scanned(step: ScanStep, ...codes: string[]) {
  let last: ReturnType<typeof takeCode> = { table: { ...EMPTY_TABLE, step } }
  for (const code of codes) last = takeCode(last.table as ScanTable, code)
  return last
}

describe('a code at the lab’s table', () => {
  test('of a cut sheet is sent at once', () => {
    expect(scanned('cut', sheet(2)).batch).toEqual({ step: 'cut', codes: [sheet(2)] })
  })

  test('of a sheet to bind waits until its copy is complete', () => {
    const two = scanned('bound', sheet(1), sheet(2))
    expect([two.batch, countSheets(two.table)]).toEqual([undefined, { count: 2, pages: 3 }])
    const three = scanned('bound', sheet(1), sheet(2), sheet(3))
    expect(three.batch).toEqual({ step: 'bound', codes: [sheet(1), sheet(2), sheet(3)] })
    expect(countSheets(three.table)).toBeUndefined()
  })

  test.each([
    ['of another order', sheet(2, 1, 'PP-AAAA-BBBB'), 'other-order'],
    ['of another copy', sheet(2, 2), 'other-copy'],
    ['scanned before', sheet(1), 'sheet-twice'],
    ['that is none', 'https://shop.example/', 'no-sheet-code'],
  ])('%s is refused before it lies among the others', (_, code, problem) => {
    const { table, problem: found, batch } = scanned('bound', sheet(1), code)
    expect([found, batch, table.sheets]).toEqual([problem, undefined, [sheet(1)]])
  })

  test('of a sheet to pack goes into the parcel whose label was scanned', () => {
    expect(scanned('packed', sheet(1)).problem).toBe('no-parcel')
    expect(scanned('packed', label, sheet(1)).batch).toEqual({
      ...{ step: 'packed', codes: [sheet(1)], parcel: label },
    })
  })
})
