import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES } from '../shops/locales.ts'
import { CONSUMER_LAW, offersWithdrawal } from './consumer-law.ts'

describe('the law of distance selling', () => {
  it.each([
    ['at', 14, 'gpsr'],
    ['be', 14, 'gpsr'],
    ['ch', null, 'ch'],
    ['com', null, 'us'],
    ['de', 14, 'gpsr'],
    ['es', 14, 'gpsr'],
    ['fr', 14, 'gpsr'],
    ['gb', 14, 'gb'],
    ['it', 14, 'gpsr'],
    ['li', 14, 'gpsr'],
    ['lu', 14, 'gpsr'],
    ['nl', 14, 'gpsr'],
  ] as const)('gives %s %s days to withdraw and the safety rules of %s', (country, days, safety) => {
    expect(CONSUMER_LAW[country]).toEqual({ withdrawalDays: days, productSafety: safety })
    expect(offersWithdrawal(country)).toBe(days !== null)
  })

  it('knows every country of the shop', () => {
    expect(Object.keys(CONSUMER_LAW).sort()).toEqual([...COUNTRY_CODES].sort())
  })
})
