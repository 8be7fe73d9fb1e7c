import { describe, expect, it } from 'vitest'
import {
  formatParcelCode,
  formatSheetCode,
  parseParcelCode,
  parseSheetCode,
  type SheetCode,
} from './sheet-codes.ts'

const sheet: SheetCode = {
  ...{ orderNumber: 'PP-7K3M-2RTX', lineNumber: 1, reprint: 0, copy: 0, page: 3, pages: 24 },
  hash: '9f86d081',
}

describe('the code of a sheet', () => {
  it('is short and read back as it was', () => {
    expect(formatSheetCode(sheet)).toBe('PP-7K3M-2RTX/1|0|3/24|9f86d081')
    expect(parseSheetCode(`${formatSheetCode(sheet)}\n`)).toEqual(sheet)
    const again = { ...sheet, reprint: 2, copy: 112 }
    expect(formatSheetCode(again)).toBe('PP-7K3M-2RTX/1R2|112|3/24|9f86d081')
    expect(parseSheetCode(formatSheetCode(again))).toEqual(again)
  })

  it.each([
    '',
    '4006381333931',
    'PP-7K3M-2RTX|P1',
    'PP-7K3M-2RTX/0|0|3/24|9f86d081',
    'PP-7K3M-2RTX/1|0|25/24|9f86d081',
    'PP-7K3M-2RTX/1|0|3/24|9f86d08',
    'PP-7K3M-2RTX/1|0|3/24|9f86d081; drop table',
  ])('is not %j', text => {
    expect(parseSheetCode(text)).toBeUndefined()
  })
})

it('the code of a parcel is read back, and is no code of a sheet', () => {
  const parcel = { orderNumber: 'PP-7K3M-2RTX', reprint: 0, line: null, parcel: 1 }
  for (const code of [parcel, { ...parcel, reprint: 2, line: 3, parcel: 14 }])
    expect(parseParcelCode(formatParcelCode(code))).toEqual(code)
  expect(formatParcelCode(parcel)).toBe('PP-7K3M-2RTX|P1')
  expect(parseParcelCode(formatSheetCode(sheet))).toBeUndefined()
  expect(parseSheetCode(formatParcelCode(parcel))).toBeUndefined()
})
