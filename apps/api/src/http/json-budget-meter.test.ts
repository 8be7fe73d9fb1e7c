import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createJsonMeter } from './json-budget-meter.ts'

const ROOMY = { values: 1000, width: 100, depth: 10 }
const isTaken = (text: string, budget: Partial<typeof ROOMY> = {}) =>
  createJsonMeter({ ...ROOMY, ...budget }).take(Buffer.from(text))
const list = (length: number, value: string) => `[${Array.from({ length }, () => value).join()}]`

describe('the meter of a JSON text', () => {
  test.each([
    ['a list as long as allowed', list(100, '1'), true],
    ['a list too long', list(101, '1'), false],
    ['an object as wide as allowed', `{${Array.from({ length: 100 }, (_, at) => `"${at}":1`).join()}}`, true],
    ['an object too wide', `{${Array.from({ length: 101 }, (_, at) => `"${at}":1`).join()}}`, false],
    ['ten levels', `${'['.repeat(10)}${']'.repeat(10)}`, true],
    ['eleven levels', `${'['.repeat(11)}${']'.repeat(11)}`, false],
    ['eleven levels that are never closed', '['.repeat(11), false],
    ['many lists beside each other', list(100, '[]'), true],
    ['too many values in lists that are short', list(12, list(90, '1')), false],
    ['signs of JSON inside a text', JSON.stringify('[{,:'.repeat(1000)), true],
    ['signs of JSON behind an escaped quote', JSON.stringify('"[{,:'.repeat(1000)), true],
    ['a text that ends with a backslash, then a list too long', `["\\\\",${'1,'.repeat(101)}1]`, false],
    ['brackets closed that were never opened', ']'.repeat(1000), true],
  ])('judges %s', (_what, text, expected) => {
    expect(isTaken(text)).toBe(expected)
  })

  test('counts the same however the text is cut into pieces', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(fc.nat(60), { minLength: 1 }), (value, cuts) => {
        const bytes = Buffer.from(JSON.stringify(value))
        const inPieces = (values: number) => {
          const meter = createJsonMeter({ values, width: 1e6, depth: 1000 })
          let at = 0
          for (const cut of cuts) at += meter.take(bytes.subarray(at, at + cut)) ? cut : Infinity
          return at !== Infinity && meter.take(bytes.subarray(at))
        }
        const values = cost(value)
        expect(inPieces(values)).toBe(true)
        expect(inPieces(values - 1)).toBe(false)
      }),
    )
  })

  test('notes whether any text is written with a backslash', () => {
    const meter = createJsonMeter(ROOMY)
    meter.take(Buffer.from('{"a":"b"'))
    expect(meter.hasEscapes).toBe(false)
    meter.take(Buffer.from(',"c":"\\u0000"}'))
    expect(meter.hasEscapes).toBe(true)
  })
})

/**
 * Expected count of a value: each item but the first of its list or object, each list or object, and each member name.
 */
function cost(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value)
  const names = Array.isArray(value) ? 0 : inner.length
  const commas = Math.max(0, inner.length - 1)
  return inner.reduce<number>((sum, one) => sum + cost(one), 1 + names + commas)
}
