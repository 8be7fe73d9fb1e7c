import { expect, test } from 'vitest'
import { limitAttempts } from './attempt-limit.ts'

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 12, 0, second))
const limited = () => limitAttempts({ attempts: 3, withinMs: 10_000 })

test('allows so many attempts and no more', () => {
  const mayTry = limited()
  expect([1, 2, 3, 4, 5].map(second => mayTry('anna', at(second)))).toEqual([true, true, true, false, false])
})

test('allows them again when the time is over', () => {
  const mayTry = limited()
  for (const second of [0, 1, 2, 3]) mayTry('anna', at(second))
  expect(mayTry('anna', at(10))).toBe(true)
})

test('counts everybody alone', () => {
  const mayTry = limited()
  for (const second of [0, 1, 2, 3]) mayTry('anna', at(second))
  expect(mayTry('ben', at(4))).toBe(true)
})
