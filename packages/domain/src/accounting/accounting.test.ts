import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseSellers } from '../payments/sellers.ts'
import { accountingPeriod, quarterOf } from './accounting-period.ts'
import { type Ledger, parseLedger, salesAccountOf } from './ledger.ts'
import { taxTreatmentOf } from './tax-treatment.ts'

const read = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../catalogue/selling', name), 'utf8'))

describe('a month or quarter of the books', () => {
  test.each([
    ['2026-11', '2026-11-01', '2026-11-30', '2026-10-31T23:00:00.000Z', '2026-11-30T23:00:00.000Z'],
    ['2026-10', '2026-10-01', '2026-10-31', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
    ['2026-12', '2026-12-01', '2026-12-31', '2026-11-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
    ['2028-02', '2028-02-01', '2028-02-29', '2028-01-31T23:00:00.000Z', '2028-02-29T23:00:00.000Z'],
    ['2026-Q4', '2026-10-01', '2026-12-31', '2026-09-30T22:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ])('%s begins and ends at midnight in Berlin', (text, firstDay, lastDay, from, until) => {
    const period = accountingPeriod(text)
    expect({ ...period, from: period.from.toISOString(), until: period.until.toISOString() }).toEqual({
      firstDay,
      lastDay,
      from,
      until,
    })
  })

  test.each(['2026-13', '2026-00', '2026-Q5', '1999-01', '2026-1', '2026', '2026-11-01', ''])(
    '%j is none',
    text => expect(() => accountingPeriod(text)).toThrow(RangeError),
  )

  test('a day has its quarter', () => {
    expect(['2026-01-31', '2026-04-01', '2026-09-30', '2026-12-31'].map(quarterOf)).toEqual([
      '2026-Q1',
      '2026-Q2',
      '2026-Q3',
      '2026-Q4',
    ])
  })
})

test.each([
  [{ country: 'de', tax: 'included', rate: 19 }, 'home'],
  [{ country: 'at', tax: 'included', rate: 20 }, 'union'],
  [{ country: 'at', tax: 'reverse-charge', rate: 0 }, 'reverse-charge'],
  [{ country: 'ch', tax: 'included', rate: 8.1 }, 'export'],
  [{ country: 'li', tax: 'included', rate: 8.1 }, 'export'],
  [{ country: 'com', tax: 'on-top', rate: null }, 'export'],
  [{ country: 'de', tax: 'included', rate: null }, 'voucher'],
] as const)('a sale %j is taxed as %s', (sale, treatment) => {
  expect(taxTreatmentOf({ ...sale, sellerCountry: 'DE' })).toBe(treatment)
})

describe('the accounts', () => {
  const sellers = parseSellers({ 'selling/sellers.json': read('sellers.json') })
  const parsed = (change: (ledger: Ledger) => void) => {
    if (!sellers.ok) throw new Error('The sellers are not valid')
    const ledger = read('ledger.json')
    change(ledger)
    return parseLedger({ 'selling/ledger.json': ledger }, sellers.value)
  }

  test('are found by taxation, rate and country', () => {
    const ledger = parsed(({ charts }) => Object.assign(charts.SKR03?.union ?? {}, { at: '8321' }))
    const chart = (ledger.ok && ledger.value.charts.SKR03) || expect.unreachable('the chart is valid')
    const account = (treatment: Parameters<typeof salesAccountOf>[1]['treatment'], rate = 19) =>
      salesAccountOf(chart, { treatment, country: 'at', rate })
    expect([account('home'), account('home', 7), account('home', 5)]).toEqual(['8400', '8300', undefined])
    expect(account('union')).toBe('8321')
    expect(salesAccountOf(chart, { treatment: 'union', country: 'fr', rate: 20 })).toBe('8320')
  })

  test.each<[string, (ledger: Ledger) => void, string]>([
    ['of a seller are missing', ({ sellers: all }) => delete all.kartenliebe, '"kartenliebe" is missing'],
    ['name no chart', ({ sellers: all }) => Object.assign(all.kartenliebe ?? {}, { chart: 'X' }), 'no chart'],
    [
      'have letters',
      ({ charts }) => Object.assign(charts.SKR03 ?? {}, { vouchers: 'A700' }),
      '4 to 8 digits',
    ],
  ])('that %s stop the start', (_, change, message) => {
    const result = parsed(change)
    expect(result.ok ? '' : result.problems.map(problem => problem.message).join()).toContain(message)
  })
})
