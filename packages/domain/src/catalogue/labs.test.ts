import { describe, expect, it } from 'vitest'
import house from '../../../../catalogue/labs/house.json' with { type: 'json' }
import { labSchema } from './labs.ts'

const isLab = (changes: object) => labSchema.safeParse({ ...house, ...changes }).success

describe('a lab', () => {
  it('has a condition for each country and a name for each plate', () => {
    const { conditions, plates } = labSchema.parse(house)
    expect(conditions.byCountry.com).toBe('gracol')
    expect(plates.cutting).toBe('CutContour')
  })

  it('is refused with two plates of one name, a nameless plate or an unknown condition', () => {
    expect(isLab({ plates: { ...house.plates, silver: 'Gold' } })).toBe(false)
    expect(isLab({ plates: { ...house.plates, silver: ' Silver' } })).toBe(false)
    expect(isLab({ conditions: { ...house.conditions, default: 'fogra99' } })).toBe(false)
    expect(isLab({})).toBe(true)
  })
})
