import { expect, test } from 'vitest'
import { COOKIES } from './cookies.ts'
import { effectiveRetention, RETENTION_DAYS } from './retention.ts'

const names = (...asked: Parameters<typeof effectiveRetention>) =>
  effectiveRetention(...asked).map(({ name }) => name)

test('what waits for an agreement is kept only where visitors are asked for it', () => {
  expect(names([])).not.toContain('experiments')
  expect(names([])).not.toContain('recordings')
  expect(names(['recording'])).toContain('recordings')
  expect(names(['experiments', 'recording'])).toEqual(Object.keys(RETENTION_DAYS))
})

test('a shop that keeps something for another time says that time', () => {
  expect(effectiveRetention([], { 'order-photos': 10 })).toContainEqual({ name: 'order-photos', kept: 10 })
})

test('designs without an account are kept as long as the cookie that leads to them', () => {
  expect(RETENTION_DAYS.designs * 86_400).toBe(COOKIES.visitor.seconds)
})

test('no record of an experiment outlives the key that it goes by', () => {
  expect(RETENTION_DAYS.experiments * 86_400).toBeLessThanOrEqual(COOKIES['split-user-key'].seconds)
})
