import { readCatalogue } from '@passepartout/testing'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { accountingDocument } from './accounting.fixture.ts'
import { contentOf } from './accounting-documents.ts'
import { datevBookings } from './datev-bookings.ts'
import { datevHeader, datevLine, encodeWindows1252 } from './datev-format.ts'
import { sumTurnover, sumUnionSales } from './turnover.ts'

let charts: Awaited<ReturnType<typeof readCatalogue>>['ledger']['charts']
beforeAll(async () => {
  charts = (await readCatalogue()).ledger.charts
})
const chart = () => charts.SKR03 ?? expect.unreachable('the chart is in the catalogue')
const RATES = { CHF: 0.9312, GBP: 0.8711, USD: 1.0834 }

const lines = (document: ReturnType<typeof accountingDocument>) =>
  datevBookings(document, { chart: chart(), rates: RATES })
    .map(datevLine)
    .map(line => line.replace(/\r\n$/, '').split(';'))
/** Amount, side, account, contra account, key, day, document, text, country and rate of the EU. */
const shown = (fields: string[]) => [0, 1, 6, 7, 8, 9, 10, 13, 39, 40].map(at => fields[at])

/** What customers owe by a document, once vouchers are taken off; negative for credit notes. */
const owedAmount = (document: ReturnType<typeof accountingDocument>): number =>
  contentOf(document).due * (document.kind === 'credit-note' ? -1 : 1)

describe('a DATEV booking', () => {
  test('at home goes to the account of its rate', () => {
    const document = accountingDocument({
      ...{ country: 'de', currency: 'EUR', tax: 'included' },
      rates: [
        { rate: 19, net: 8387, tax: 1593 },
        { rate: 7, net: 1000, tax: 70 },
      ],
    })
    expect(lines(document).map(shown)).toEqual([
      ...[['99,80', '"S"', '10000', '8400', '', '2611', '"RE-2026-000001"', '"PP-AAAA-BBBB DE"', '', '']],
      ...[['10,70', '"S"', '10000', '8300', '', '2611', '"RE-2026-000001"', '"PP-AAAA-BBBB DE"', '', '']],
    ])
  })

  test('for the one-stop shop names country and rate', () => {
    const rates = [{ rate: 20, net: 1000, tax: 200 }]
    const [line] = lines(accountingDocument({ country: 'at', currency: 'EUR', tax: 'included', rates }))
    expect(shown(line ?? [])).toEqual([
      ...['12,00', '"S"', '10000', '8320', '"240"', '2611', '"RE-2026-000001"', '"PP-AAAA-BBBB AT"'],
      ...['"AT"', '20,00'],
    ])
  })

  test('under reverse charge names the company’s VAT number', () => {
    const rates = [{ rate: 0, net: 1000, tax: 0 }]
    const sale = { country: 'at', currency: 'EUR', tax: 'reverse-charge', rates } as const
    const [line = []] = lines(accountingDocument({ ...sale, vatNumber: 'ATU 12345678' }))
    expect([line[0], line[7], line[8], line[39], line[40]]).toEqual([
      '10,00',
      '8125',
      '',
      '"ATU12345678"',
      '',
    ])
  })

  test('of another currency is in euros and names the amount', () => {
    const rates = [{ rate: 8.1, net: 9232, tax: 748 }]
    const booked = lines(accountingDocument({ country: 'ch', currency: 'CHF', tax: 'included', rates }))
    expect(booked.map(line => [line[0], line[2], line[7], line[20], line[21]])).toEqual([
      ['99,14', '"EUR"', '8120', '"Originalbetrag"', '"CHF 92.32"'],
      ['8,03', '"EUR"', '1736', '"Originalbetrag"', '"CHF 7.48"'],
    ])
  })

  test('of a credit note and of a redeemed voucher is on the other side', () => {
    const rates = [{ rate: 19, net: 8387, tax: 1593 }]
    const sale = { country: 'de', currency: 'EUR', tax: 'included', rates } as const
    const [credit = []] = lines(accountingDocument(sale, { kind: 'credit-note', number: 'RK-2026-000002' }))
    expect([credit[0], credit[1], credit[10]]).toEqual(['99,80', '"H"', '"RK-2026-000002"'])
    const paid = lines(accountingDocument({ ...sale, vouchers: [{ code: 'X', amount: 2500 }] }))
    expect(paid.map(line => [line[0], line[1], line[7]])).toEqual([
      ['99,80', '"S"', '8400'],
      ['25,00', '"H"', '1700'],
    ])
  })

  test('has as many fields as the format, and quotes nothing loosely', () => {
    const header = datevHeader({
      ...{ consultant: 29098, client: 55003, yearStart: '2026-01-01', from: '2026-11-01' },
      ...{ until: '2026-11-30', accountLength: 4, chart: '03', label: 'pass;"partout"' },
      createdAt: new Date('2026-12-01T14:04:40.439Z'),
    })
    const [first, names, rest] = header.split('\r\n')
    expect(first).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20261201140440439;;"RE";"";"";29098;55003;20260101;4;20261101;20261130;' +
        '"pass;""partout""";"";1;0;0;"EUR";;"";;;"03";;;"";""',
    )
    expect(names?.split(';')).toHaveLength(125)
    expect(rest).toBe('')
    const rates = [{ rate: 19, net: 1, tax: 0 }]
    const [line] = lines(accountingDocument({ country: 'de', currency: 'EUR', tax: 'included', rates }))
    expect(line).toHaveLength(125)
  })

  test('is written in Windows-1252', () => {
    expect([...encodeWindows1252('ü€–ş漢')]).toEqual([0xfc, 0x80, 0x96, 0x73, 0x3f])
  })
})

const COUNTRIES = ['de', 'at', 'fr', 'ch', 'gb', 'com'] as const
const amounts = fc.record({
  net: fc.integer({ min: 1, max: 500_000 }),
  tax: fc.integer({ min: 0, max: 90_000 }),
})
const documents = fc.array(
  fc
    .record({
      country: fc.constantFrom(...COUNTRIES),
      kind: fc.constantFrom('invoice' as const, 'credit-note' as const),
      rates: fc.array(fc.record({ rate: fc.constantFrom(19, 7, null), amounts }), {
        minLength: 1,
        maxLength: 3,
      }),
      voucher: fc.integer({ min: 0, max: 1 }),
    })
    .map(({ country, kind, rates, voucher }) =>
      accountingDocument(
        {
          country,
          currency: 'EUR',
          tax: 'included',
          rates: rates.map(({ rate, amounts: { net, tax } }) => ({
            rate,
            net,
            tax: rate === null ? 0 : tax,
          })),
          vouchers: kind === 'invoice' && voucher === 1 ? [{ code: 'X', amount: 1 }] : [],
        },
        { kind },
      ),
    ),
  { maxLength: 12 },
)

describe('whatever was sold', () => {
  test('bookings add up to what customers owe, to the cent', () => {
    fc.assert(
      fc.property(documents, all => {
        const bookings = all.flatMap(one => datevBookings(one, { chart: chart(), rates: RATES }))
        const booked = bookings.reduce((sum, { side, amount }) => sum + (side === 'S' ? amount : -amount), 0)
        expect(booked).toBe(all.reduce((sum, one) => sum + owedAmount(one), 0))
      }),
    )
  })

  test('turnover adds up to the invoices less the credit notes, to the cent', async () => {
    await fc.assert(
      fc.asyncProperty(documents, async all => {
        const { rows, invoices, creditNotes } = await sumTurnover(all)
        expect(invoices + creditNotes).toBe(all.length)
        expect(rows.reduce((sum, { net, tax }) => sum + net + tax, 0)).toBe(
          all.reduce((sum, one) => sum + contentOf(one).total * (one.kind === 'invoice' ? 1 : -1), 0),
        )
      }),
    )
  })
})

test('a correction of an earlier quarter stands apart in the one-stop shop', async () => {
  const rates = [{ rate: 20, net: 1000, tax: 200 }]
  const sale = { country: 'at', currency: 'EUR', tax: 'included', rates } as const
  const corrects = { number: 'RE-2026-000001', issuedOn: '2026-09-30' }
  const credit = accountingDocument({ ...sale, corrects }, { kind: 'credit-note', number: 'RK-2026-000003' })
  const home = accountingDocument({ ...sale, country: 'de' })
  const rows = await sumUnionSales([accountingDocument(sale), accountingDocument(sale), credit, home])
  expect(rows.map(({ quarter, country, rate, net, tax }) => [quarter, country, rate, net, tax])).toEqual([
    ['2026-Q3', 'at', 20, -1000, -200],
    ['2026-Q4', 'at', 20, 2000, 400],
  ])
})
