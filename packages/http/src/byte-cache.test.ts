import { describe, expect, test } from 'vitest'
import { createByteCache } from './byte-cache.ts'

/** Bytes of an entry with a key of one character, beside its value. */
const ENTRY = 102

const cacheFor = (values: number) =>
  createByteCache<{ size: number }>({ maxBytes: values * (100 + ENTRY), sizeOf: ({ size }) => size })
const value = (size = 100) => ({ size })

describe('a cache bounded by bytes', () => {
  test('drops the value unused for longest once it is full', () => {
    const cache = cacheFor(10)
    for (const key of 'abcdefghij') cache.set(key, value())
    cache.get('a')
    cache.set('k', value())
    expect([...'abcdefghijk'].filter(key => cache.get(key)).join('')).toBe('acdefghijk')
  })

  test('counts what it holds, keys included', () => {
    const cache = cacheFor(10)
    cache.set('a', value())
    cache.set('b', value(50))
    expect([cache.size, cache.bytes]).toEqual([2, 150 + 2 * ENTRY])
    cache.set('a', value(20))
    expect(cache.bytes).toBe(70 + 2 * ENTRY)
    cache.delete('a')
    expect([cache.size, cache.bytes]).toEqual([1, 50 + ENTRY])
    cache.clear()
    expect([cache.size, cache.bytes]).toEqual([0, 0])
  })

  test('makes room where a kept value grows', () => {
    const cache = cacheFor(10)
    const growing = value()
    for (const key of 'abcdefghi') cache.set(key, value())
    cache.set('z', growing)
    growing.size = 250
    cache.resize('z')
    expect([...'abcdefghi'].filter(key => cache.get(key)).join('')).toBe('bcdefghi')
    expect(cache.get('z')).toBe(growing)
  })

  test('does not keep a value that would drive out all others, nor the one before it', () => {
    const cache = cacheFor(10)
    cache.set('a', value())
    cache.set('b', value())
    expect(cache.set('b', value(1000))).toBe(false)
    expect([cache.get('a') !== undefined, cache.get('b')]).toEqual([true, undefined])
  })

  test('never holds more than its bytes, whatever is put into it', () => {
    const cache = createByteCache<number>({ maxBytes: 10_000, sizeOf: size => size })
    for (let at = 0; at < 2000; at++) {
      cache.set(`key ${at % 301}`, (at * 7919) % 1400)
      expect(cache.bytes).toBeLessThanOrEqual(10_000)
    }
    expect(cache.size).toBeGreaterThan(5)
  })
})
