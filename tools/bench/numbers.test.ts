import { expect, test } from 'vitest'
import { readWrk } from './load.ts'
import { markdownTable, median, percentile, replaceTables, slope } from './numbers.ts'

test('the median of an even number of runs is the higher of the middle two', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 3, 2])).toBe(3)
})

test('a share of all values does not exceed their percentile', () => {
  const values = [20, 16, 17, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16]
  expect(percentile(values, 0.95)).toBe(17)
  expect(percentile(values, 1)).toBe(20)
})

test('memory that grows by two a minute has a slope of two, and one sample has none', () => {
  expect(
    slope([
      [0, 10],
      [1, 12],
      [2, 14],
    ]),
  ).toBe(2)
  expect(slope([[1, 12]])).toBe(0)
})

test('a table can be pasted into a Markdown file', () => {
  expect(markdownTable(['page', 'ms'], [['start', '3']])).toBe('| page | ms |\n| --- | --: |\n| start | 3 |')
})

test('new figures take the place of the table with the same heading and leave the rest', () => {
  const text = 'Before\n\n| page | ms |\n| --- | --: |\n| start | 9 |\n| gone | 1 |\n\nAfter\n'
  const table = markdownTable(['page', 'ms'], [['start', '3']])
  expect(replaceTables(text, [table])).toBe(`Before\n\n${table}\n\nAfter\n`)
  expect(replaceTables(text, [markdownTable(['page', 'ms'], [])])).toBe(text)
})

test('what wrk prints is read with its failures', () => {
  const output = `  Latency Distribution
     50%    2.71ms
     99%  500.00us
  46021 requests in 2.00s, 512.31MB read
  Socket errors: connect 0, read 1, write 2, timeout 3
  Non-2xx or 3xx responses: 4
Requests/sec:  23010.55`
  expect(readWrk(output)).toEqual({ total: 46_021, perSecond: 23_010.55, p99Ms: 0.5, failed: 10 })
})
