import { describe, expect, test } from 'vitest'
import { positionInPeriod } from '../prices/days.ts'
import type { Campaign } from '../prices/schema.ts'
import { discountState, endDiscount, mergeDiscounts, runningCampaignIds } from './discounts.ts'

const CAMPAIGN: Campaign = {
  id: 'cards',
  from: '2026-12-04',
  until: '2026-12-06',
  reduction: { percent: 20 },
}
const TIMED: Campaign = { ...CAMPAIGN, fromTime: '10:00', untilTime: '18:30' }

describe('a period', () => {
  test.each([
    [CAMPAIGN, '2026-12-03', '23:59', 'before'],
    [CAMPAIGN, '2026-12-04', '00:00', 'in'],
    [CAMPAIGN, '2026-12-06', '23:59', 'in'],
    [CAMPAIGN, '2026-12-07', '00:00', 'after'],
    [TIMED, '2026-12-04', '09:59', 'before'],
    [TIMED, '2026-12-04', '10:00', 'in'],
    [TIMED, '2026-12-05', '00:00', 'in'],
    [TIMED, '2026-12-06', '18:29', 'in'],
    [TIMED, '2026-12-06', '18:30', 'after'],
    // A whole day is in it where any minute of it is.
    [TIMED, '2026-12-04', undefined, 'in'],
    [TIMED, '2026-12-06', undefined, 'in'],
    [TIMED, '2026-12-07', undefined, 'after'],
    [{ from: '2026-12-04' }, '2030-01-01', '12:00', 'in'],
  ] as const)('%j has %s %s %s', (period, day, time, position) => {
    expect(positionInPeriod(period, { day, ...(time ? { time } : {}) })).toBe(position)
  })

  test('without published rules is a draft', () => {
    expect(discountState(undefined, { day: '2026-12-04', time: '12:00' })).toBe('draft')
  })
})

describe('a discount that ends', () => {
  test.each([
    ['2026-12-03', '12:00', null],
    ['2026-12-04', '10:00', null],
    ['2026-12-04', '10:01', { until: '2026-12-04', untilTime: '10:01' }],
    ['2026-12-05', '08:00', { until: '2026-12-05', untilTime: '08:00' }],
    ['2026-12-06', '18:30', { until: '2026-12-06', untilTime: '18:30' }],
  ])('on %s at %s', (day, time, end) => {
    expect(endDiscount(TIMED, { day, time })).toEqual(end && { ...TIMED, ...end })
  })
})

describe('discounts of files and database', () => {
  const seed = [CAMPAIGN, { ...CAMPAIGN, id: 'books' }]

  test('are one list, those of the database first and in place of the files’', () => {
    const changed = { ...CAMPAIGN, reduction: { percent: 30 } }
    const stored = [
      { kind: 'campaign' as const, id: 'new', rules: { ...CAMPAIGN, id: 'new' } },
      { kind: 'campaign' as const, id: 'cards', rules: changed },
    ]
    expect(mergeDiscounts<'campaign'>(seed, stored).map(({ id }) => id)).toEqual(['new', 'cards', 'books'])
    expect(mergeDiscounts<'campaign'>(seed, stored)[1]).toBe(changed)
  })

  test('leave out what was withdrawn', () => {
    const withdrawn = [{ kind: 'campaign' as const, id: 'cards', rules: null }]
    expect(mergeDiscounts<'campaign'>(seed, withdrawn).map(({ id }) => id)).toEqual(['books'])
  })

  test('run by the minute', () => {
    expect(runningCampaignIds([TIMED], { day: '2026-12-04', time: '09:59' })).toEqual([])
    expect(runningCampaignIds([TIMED], { day: '2026-12-04', time: '10:00' })).toEqual(['cards'])
  })
})
