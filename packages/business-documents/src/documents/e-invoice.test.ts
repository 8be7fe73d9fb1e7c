import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { eInvoiceAttachment, writeEInvoice } from './e-invoice.ts'
import { brokenRules } from './en16931-rules.fixture.ts'
import {
  INVOICE_CASES,
  PAID_PAYMENT,
  sampleAddress,
  sampleInvoice,
  sampleInvoicedLine,
  sampleInvoiceSource,
} from './invoice.fixture.ts'
import { creditNoteContent, type InvoiceContent, invoiceContent } from './invoice-content.ts'

const SCHEMAS = join(import.meta.dirname, '../../fixtures/factur-x')
const files = readdirSync(SCHEMAS).map(name => ({
  fileName: name,
  contents: readFileSync(join(SCHEMAS, name), 'utf8'),
}))
const ROOT = 'Factur-X_1.07.3_EN16931.xsd'

const NAMES = Object.keys(INVOICE_CASES) as (keyof typeof INVOICE_CASES)[]
const forCompanies = NAMES.filter(name => eInvoiceAttachment(sampleInvoice(name)))

async function problemsOf(xml: string): Promise<readonly unknown[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'invoice.xml', contents: xml }],
    schema: files.filter(({ fileName }) => fileName === ROOT),
    preload: files.filter(({ fileName }) => fileName !== ROOT),
  })
  return errors
}

const valuesOf = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<ram:${tag}(?: [^>]*)?>([^<]*)</ram:${tag}>`, 'g'))].map(([, value]) => value)
const centsOf = (xml: string, tag: string) => valuesOf(xml, tag).map(value => Math.round(Number(value) * 100))
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

const company = (part: Parameters<typeof sampleInvoiceSource>[2]): InvoiceContent =>
  invoiceContent(
    'RE-2026-000001',
    sampleInvoiceSource('passepartout', 'de-DE', {
      invoiceAddress: sampleAddress({ company: 'Lindner GmbH' }),
      ...part,
    }),
  )
const MIXED = company({
  lines: [
    sampleInvoicedLine({ discount: 33 }),
    sampleInvoicedLine({
      number: 2,
      quantity: 3,
      unitPrice: 333,
      total: 999,
      totalOriginal: 999,
      vatRate: 7,
    }),
    sampleInvoicedLine({ number: 3, title: 'Gutschein', isVoucher: true, vatRate: 0 }),
  ],
  taxes: [
    { rate: 19, amount: 856 },
    { rate: 7, amount: 72 },
  ],
  vouchers: [{ code: 'K7QM-2RTX-9WBD-HJ4E', amount: 1000 }],
})

it('companies in the EU get their invoice as data, nobody else', () => {
  expect(forCompanies).toEqual(['France, a company', 'Germany, a company'])
})

const CASES = [
  ...forCompanies.map(name => [name, sampleInvoice(name)] as const),
  ['several rates, a voucher sold and one used', MIXED] as const,
  ['paid', company({ payment: PAID_PAYMENT })] as const,
  [
    'a credit note of a part',
    creditNoteContent('RK-2026-000002', MIXED, { issuedOn: '2026-12-01', amount: 777 }),
  ] as const,
  [
    'odd letters',
    company({ lines: [sampleInvoicedLine({ title: '<Düne> & "Meer" \u0000\u202e\ud800 🌵' })] }),
  ] as const,
]

it.each(CASES)('%s: by the schema of EN 16931', async (_, content) => {
  expect(await problemsOf(writeEInvoice(content))).toEqual([])
})

it.each(CASES)('%s: keeps the business rules of EN 16931', (_, content) => {
  expect(brokenRules(writeEInvoice(content))).toEqual([])
})

it.each([
  ['BR-CO-15', /(<ram:GrandTotalAmount>)[\d.]+/, '$199.00'],
  ['BR-S-08', /(<ram:BasisAmount>)[\d.]+/, '$11.00'],
  ['BR-07', /(<ram:BuyerTradeParty><ram:Name>)[^<]+/, '$1'],
  ['BR-CO-25', /<ram:SpecifiedTradePaymentTerms>.*<\/ram:SpecifiedTradePaymentTerms>/s, ''],
])('the rules notice what is wrong: %s', (rule, part, wrong) => {
  const xml = writeEInvoice(MIXED)
  expect(xml).toMatch(part)
  expect(brokenRules(xml.replace(part, wrong))).toContain(rule)
})

it.each([
  ['Germany, a company', sampleInvoice('Germany, a company')],
  ['France, a company', sampleInvoice('France, a company')],
  ['several rates', MIXED],
  ['a credit note', creditNoteContent('RK-1', MIXED, { issuedOn: '2026-12-01' })],
])('%s: adds up as the rules of EN 16931 ask (BR-CO-10 to 16, BR-S-8)', (_, content) => {
  const xml = writeEInvoice(content)
  const [lines = 0, ...items] = centsOf(xml, 'LineTotalAmount').reverse()
  const [charges = 0] = centsOf(xml, 'ChargeTotalAmount')
  const [allowances = 0] = centsOf(xml, 'AllowanceTotalAmount')
  const [basis = 0] = centsOf(xml, 'TaxBasisTotalAmount')
  const [tax = 0] = centsOf(xml, 'TaxTotalAmount')
  const [grand = 0] = centsOf(xml, 'GrandTotalAmount')
  const [prepaid = 0] = centsOf(xml, 'TotalPrepaidAmount')
  expect(lines).toBe(sum(items))
  expect(basis).toBe(lines + charges - allowances)
  expect(sum(centsOf(xml, 'BasisAmount'))).toBe(basis)
  expect(sum(centsOf(xml, 'CalculatedAmount'))).toBe(tax)
  expect(grand).toBe(basis + tax)
  expect(grand).toBe(content.total)
  expect(centsOf(xml, 'DuePayableAmount')).toEqual([grand - prepaid])
})

it('a company abroad gets category K with its reason, its number and where the goods went', () => {
  const xml = writeEInvoice(sampleInvoice('France, a company'))
  expect(new Set(valuesOf(xml, 'CategoryCode'))).toEqual(new Set(['K']))
  expect(valuesOf(xml, 'ExemptionReasonCode')).toEqual(['VATEX-EU-IC'])
  expect(xml).toContain('FR40303265045')
  expect(valuesOf(xml, 'CountryID')).toEqual(['DE', 'FR', 'FR'])
})
