import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.fixture.ts'
import { type Lab, labSchema } from './labs.ts'

const [first] = (catalogue.labs ?? []) as [Lab]
const { id: _, ...house } = first
const isLab = (changes: object) => labSchema.safeParse({ ...house, ...changes }).success

describe('a lab', () => {
  it('has a condition for each country and a name for each plate', () => {
    const { conditions, plates } = house
    expect(conditions.byCountry.com).toBe('gracol')
    expect(plates.cutting).toBe('CutContour')
  })

  it('is refused with two plates of one name, a nameless plate or an unknown condition', () => {
    expect(isLab({ plates: { ...house.plates, silver: 'Gold' } })).toBe(false)
    expect(isLab({ plates: { ...house.plates, silver: ' Silver' } })).toBe(false)
    expect(isLab({ conditions: { ...house.conditions, default: 'fogra99' } })).toBe(false)
    expect(isLab({})).toBe(true)
  })

  it('may scan no sheets, but no code too small to read', () => {
    expect(isLab({ sheetCode: undefined })).toBe(true)
    expect(isLab({ sheetCode: { ...house.sheetCode, sizeMm: 5 } })).toBe(false)
    expect(isLab({ sheetCode: { ...house.sheetCode, quietMm: 0 } })).toBe(false)
  })
})
