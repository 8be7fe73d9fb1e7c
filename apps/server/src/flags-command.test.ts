import { expect, test } from 'vitest'
import { flagsCommand } from './flags-command.ts'

const report = async (flag: string, event = 'purchase') => ({
  flag,
  event,
  baseline: 'off',
  mixed: 2,
  since: '2026-11-23T12:00:00.000Z',
  sampleRatio: { probability: 0.5, isSound: true },
  treatments: [
    { treatment: 'off', visitors: 1000, conversions: 30, rate: 0.03 },
    {
      treatment: 'on',
      visitors: 1000,
      conversions: 60,
      rate: 0.06,
      difference: { value: 0.03, low: 0.0118, high: 0.0488, isSignificant: true },
    },
  ],
})

test('a report names visitors, conversions, difference with its interval, and the sample ratio', async () => {
  expect(await flagsCommand({ report }, '["report","theme-portrait-format"]')).toBe(
    [
      'theme-portrait-format: purchase, since 2026-11-23T12:00:00.000Z',
      '  off             1000 visitors       30 conversions    3.00 %  baseline',
      '  on              1000 visitors       60 conversions    6.00 %  +3.00 points (95 %: +1.18 to +4.88), significant',
      '  sample ratio: p = 0.500, sound',
      '  2 visitors saw several treatments and count for none',
      '',
    ].join('\n'),
  )
})

test.each([
  ['["report","made-up"]', 'There is no flag made-up'],
  ['["report","theme-portrait-format","made_up"]', 'There is no event made_up'],
  ['["kill"]', 'Use flags report'],
])('%s is refused with a sentence', async (argument, message) => {
  await expect(flagsCommand({ report }, argument)).rejects.toThrow(message)
})
