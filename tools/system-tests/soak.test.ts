import { isLongRun } from '@passepartout/testing'
import { describe, expect, test } from 'vitest'
import { findLeaks, slopeOf, soak } from '../bench/soak-result.ts'
import { findPostgres } from '../bootstrap/programs.mjs'

const MINUTES = Number(process.env.SOAK_MINUTES ?? 30)

describe.runIf(isLongRun && findPostgres())('a shop that sells for half an hour', () => {
  test('keeps its memory and its open files, and no order fails', {
    timeout: (MINUTES + 10) * 60_000,
  }, async () => {
    const result = await soak(MINUTES)
    expect(result.failed).toEqual([])
    expect(result.orders).toBeGreaterThan(30 * MINUTES)
    expect(findLeaks(result)).toEqual([])
  })
})

describe('what grows', () => {
  const flat = {
    minutes: 30,
    resident: [400, 410, 400, 410],
    files: [50, 51, 50, 51],
    heap: { before: 120, after: 121 },
    residentPerHour: 3,
    filesPerHour: 1,
    orders: 1000,
    visits: 10_000,
    failed: [],
  }
  test('is told from what only sways', () => {
    expect(findLeaks(flat)).toEqual([])
    expect(findLeaks({ ...flat, residentPerHour: 200 })).toEqual(['memory: 200 MiB an hour'])
    expect(findLeaks({ ...flat, heap: { before: 120, after: 140 } })).toEqual(['heap: 20.0 MiB more'])
    expect(findLeaks({ ...flat, filesPerHour: 60 })).toEqual(['open files: 60 an hour, 51'])
  })
  test('is the slope of a line through all values', () => {
    expect(slopeOf([1, 3, 5, 7])).toBe(2)
    expect(slopeOf([5, 5, 5])).toBe(0)
  })
})
