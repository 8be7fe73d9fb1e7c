import { expect, test } from 'vitest'
import { memoizeLast } from './memoize-last.ts'

test('what is worked out stays until it is made from something else', () => {
  let stored = { size: 20 }
  const asked: number[] = []
  const doubled = memoizeLast(
    () => stored,
    ({ size }) => {
      asked.push(size)
      return size * 2
    },
  )
  expect([doubled(), doubled()]).toEqual([40, 40])
  stored = { size: 30 }
  expect([doubled(), doubled()]).toEqual([60, 60])
  expect(asked).toEqual([20, 30])
})
