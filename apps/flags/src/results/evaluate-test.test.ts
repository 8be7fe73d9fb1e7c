import { describe, expect, test } from 'vitest'
import { chiSquareTail } from './chi-square.ts'
import { evaluateTest } from './evaluate-test.ts'

const HALVES = new Map([
  ['on', 50],
  ['off', 50],
])
const result = (on: [number, number], off: [number, number]) =>
  evaluateTest(
    [
      { treatment: 'off', visitors: off[0], conversions: off[1] },
      { treatment: 'on', visitors: on[0], conversions: on[1] },
    ],
    'off',
    HALVES,
  )

/** Small, fast, and deterministic (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

function population(seed: number, visitors: number, rates: { on: number; off: number }) {
  const random = createRandom(seed)
  const on: [number, number] = [0, 0]
  const off: [number, number] = [0, 0]
  for (let n = 0; n < visitors; n++) {
    const isOn = random() < 0.5
    const group = isOn ? on : off
    group[0] += 1
    if (random() < (isOn ? rates.on : rates.off)) group[1] += 1
  }
  return result(on, off)
}

test.each([
  [3.841458820694124, 1, 0.05],
  [6.634896601021213, 1, 0.01],
  [5.991464547107979, 2, 0.05],
  [18.307038053275146, 10, 0.05],
  [0.001, 1, 0.974773],
])('chi-square %d with %d degrees of freedom has the tail %d, as tables say', (value, freedom, tail) => {
  expect(chiSquareTail(value, freedom)).toBeCloseTo(tail, 6)
})

test('the interval of a difference is that of Newcombe (1998, table II, method 10)', () => {
  const [, on] = result([70, 56], [80, 48]).treatments
  expect(on?.difference).toMatchObject({
    value: expect.closeTo(0.2, 6),
    low: expect.closeTo(0.0524, 4),
    high: expect.closeTo(0.3339, 4),
    isSignificant: true,
  })
})

describe('100,000 visitors', () => {
  test('show a known difference of half a percentage point', () => {
    const { treatments, sampleRatio } = population(1, 100_000, { off: 0.03, on: 0.035 })
    const difference = treatments[1]?.difference
    expect(difference?.isSignificant).toBe(true)
    expect(difference?.low).toBeLessThan(0.005)
    expect(difference?.high).toBeGreaterThan(0.005)
    expect(sampleRatio?.isSound).toBe(true)
  })

  test('show a difference that is not there in 2 to 9 % of 200 runs', () => {
    const found = Array.from({ length: 200 }, (_, seed) =>
      population(1000 + seed, 100_000, { off: 0.03, on: 0.03 }),
    ).filter(({ treatments }) => treatments[1]?.difference?.isSignificant)
    expect(found.length).toBeGreaterThanOrEqual(4)
    expect(found.length).toBeLessThanOrEqual(18)
  })
})

test('a treatment that loses visitors is noticed', () => {
  expect(result([49_000, 100], [51_000, 100]).sampleRatio?.isSound).toBe(false)
  expect(result([49_900, 100], [50_100, 100]).sampleRatio?.isSound).toBe(true)
})

test('nothing is said of a difference where a treatment has no visitors', () => {
  expect(result([0, 0], [10, 1]).treatments.some(({ difference }) => difference)).toBe(false)
})
