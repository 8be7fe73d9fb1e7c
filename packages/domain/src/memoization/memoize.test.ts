import { expect, it } from 'vitest'
import { getOrCreate, memoize } from './memoize.ts'

it('makes a value once, and forgets before it grows without end', () => {
  let made = 0
  const double = memoize((value: number) => {
    made++
    return value * 2
  })
  expect([double(2), double(2), double(3)]).toEqual([4, 4, 6])
  expect(made).toBe(2)
  for (let value = 10; value < 6000; value++) double(value)
  expect(double(2)).toBe(4)
  expect(made).toBe(2 + 5990 + 1)
})

it('does not keep a promise that fails', async () => {
  const ask = getOrCreate<Promise<string>>(2)
  await expect(ask('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await ask('a', () => Promise.resolve('back'))).toBe('back')
  expect(await ask('a', () => Promise.resolve('asked again'))).toBe('back')
})
