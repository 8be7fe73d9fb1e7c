import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allocateAmount, localeFacts } from '@passepartout/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawInvoice } from './draw-invoice.ts'
import {
  INVOICE_CASES,
  PAID_PAYMENT,
  sampleAddress,
  sampleInvoice,
  sampleInvoicedLine,
  sampleInvoiceSource,
} from './invoice.fixture.ts'
import { creditNoteContent, type InvoiceContent, invoiceContent } from './invoice-content.ts'

const NAMES = Object.keys(INVOICE_CASES) as (keyof typeof INVOICE_CASES)[]
const GOLDEN = join(import.meta.dirname, '../../fixtures/invoices.txt')

let dir = ''
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'invoices-'))
})
afterAll(() => rmSync(dir, { recursive: true }))

async function asText(content: InvoiceContent, ...options: string[]): Promise<string> {
  return poppler('pdftotext', await drawInvoice(content), ['-layout', ...options], ['-'])
}

function poppler(program: string, pdf: Uint8Array, before: string[] = [], after: string[] = []): string {
  const file = join(dir, 'document.pdf')
  writeFileSync(file, pdf)
  return execFileSync(program, [...before, file, ...after], { encoding: 'utf8' })
}

const drawnWith = (part: Parameters<typeof sampleInvoiceSource>[2]) =>
  asText(invoiceContent('RE-2026-000001', sampleInvoiceSource('passepartout', 'de-DE', part)))

describe('an invoice', () => {
  it('says the same in every country as it did before', async () => {
    const texts: string[] = []
    for (const name of NAMES) texts.push(`=== ${name}\n${await asText(sampleInvoice(name))}`)
    await expect(texts.join('\n')).toMatchFileSnapshot(GOLDEN)
  })

  it('names the company in whose name it was sent, where there is one', async () => {
    expect(await drawnWith({ sender: 'Studio Mia' })).toContain('Versandt im Namen von Studio Mia.')
    expect(await drawnWith({})).not.toContain('im Namen von')
  })

  it.each(['de-DE', 'de-CH', 'en-GB', 'en-US', 'it-IT'] as const)(
    'names in %s only who bought what came by mail',
    async locale => {
      const invoiceAddress = sampleAddress({
        ...{
          country: localeFacts(locale).country,
          street: '',
          extra: '',
          postalCode: '',
          city: '',
          region: '',
        },
      })
      const text = await asText(
        invoiceContent('RE-2026-000001', sampleInvoiceSource('passepartout', locale, { invoiceAddress })),
      )
      expect(text).toMatch(/Mara Lindner\s/)
      expect(text).not.toMatch(/Lindenweg|^\s*[,()]|undefined/m)
    },
  )

  describe('writes names', () => {
    const pdfFor = (part: Parameters<typeof sampleAddress>[0]) =>
      drawInvoice(
        invoiceContent(
          'RE-2026-000001',
          sampleInvoiceSource('passepartout', 'de-DE', { invoiceAddress: sampleAddress(part) }),
        ),
      )
    // Poppler marks changes of direction within a line, and reorders such lines for reading.
    const lettersIn = (pdf: Uint8Array) =>
      poppler('pdftotext', pdf, ['-layout'], ['-'])
        .normalize('NFKC')
        .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    /** The text for screen readers and the clipboard, by the document's structure. */
    const wordsIn = (pdf: Uint8Array) =>
      [
        ...Buffer.from(pdf)
          .toString('latin1')
          .matchAll(/\/ActualText \(((?:\\.|[^\\)])*)\)/gs),
      ].map(([, text = '']) =>
        Buffer.from(text.replace(/\\([()\\])/g, '$1'), 'latin1')
          .subarray(2)
          .swap16()
          .toString('utf16le'),
      )

    it.each([
      ['Arabic', { firstName: 'محمد', lastName: 'عبد الله' }],
      ['Persian', { firstName: 'مریم', lastName: 'رحمدل' }],
      ['Hebrew', { firstName: 'דוד', lastName: 'בן־גוריון' }],
      ['Hebrew among Latin letters', { firstName: 'Noa', lastName: 'לוי' }],
      ['Cyrillic', { firstName: 'Олена', lastName: 'Шевченко' }],
      ['Greek', { firstName: 'Ελένη', lastName: 'Παπαδοπούλου' }],
    ])('in %s', async (_, name) => {
      const letters = lettersIn(await pdfFor(name))
      for (const part of Object.values(name)) expect(letters).toContain(part)
      expect(letters).not.toContain('?')
    })

    it('from the right with the words of the whole address beside them', async () => {
      const pdf = await pdfFor({ firstName: 'محمد', lastName: 'عبد الله', street: 'شارع النيل 12 (شقة 3)' })
      expect(wordsIn(pdf)).toContainEqual(expect.stringContaining('محمد عبد الله شارع النيل 12 (شقة 3)'))
      expect(lettersIn(pdf)).not.toContain('?')
    })
  })

  it('is the same bytes each time', async () => {
    const hash = async () =>
      createHash('sha256')
        .update(await drawInvoice(sampleInvoice('Germany, a company')))
        .digest('hex')
    expect(await hash()).toBe(await hash())
  })

  it('has the address where the window of an envelope is, whatever stands in it', async () => {
    const source = {
      invoiceAddress: sampleAddress({ company: 'Q'.repeat(120), extra: 'Hinterhaus', city: 'X'.repeat(90) }),
    }
    const content = invoiceContent('RE-2026-000001', sampleInvoiceSource('passepartout', 'de-DE', source))
    const words = poppler('pdftotext', await drawInvoice(content), ['-bbox'], ['-'])
    const found = [
      ...words.matchAll(/xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">[QX]+</g),
    ]
    expect(found.length).toBeGreaterThan(2)
    for (const [, xMin, yMin, xMax, yMax] of found) {
      const box = [xMin, yMin, xMax, yMax].map(value => (Number(value) / 72) * 25.4)
      expect(box[0]).toBeGreaterThanOrEqual(25)
      expect(box[1]).toBeGreaterThanOrEqual(62.7)
      expect(box[2]).toBeLessThanOrEqual(105)
      expect(box[3]).toBeLessThanOrEqual(90)
    }
  })

  it('runs over several pages, each with its number, and loses no row', async () => {
    const lines = Array.from({ length: 60 }, (_, index) =>
      sampleInvoicedLine({ number: index + 1, title: `Abzug ${index + 1}`, description: [] }),
    )
    const text = await drawnWith({ lines })
    expect([...text.matchAll(/Abzug \d+/g)]).toHaveLength(60)
    const pages = [...text.matchAll(/Seite (\d+) von (\d+)/g)].map(match => match.slice(1).map(Number))
    expect(pages.length).toBeGreaterThan(2)
    expect(pages).toEqual(pages.map((_, index) => [index + 1, pages.length]))
  })

  it('writes names of every alphabet it has letters for, and none as boxes', async () => {
    const text = await drawnWith({
      invoiceAddress: sampleAddress({ firstName: 'Nguyễn Çağrı', lastName: 'Őrsi Ивáн 🌵', city: '東京' }),
    })
    expect(text).toContain('Nguyễn Çağrı Őrsi Ивáн')
    expect(text).toContain('??')
    const fonts = poppler('pdffonts', await drawInvoice(sampleInvoice('Germany, open')))
    const rows = fonts.trim().split('\n').slice(2)
    // Columns name, type, encoding; then embedded, subset, with a mapping to Unicode.
    expect(rows.every(row => /Identity-H +yes yes yes/.test(row))).toBe(true)
  })

  it.each([
    ['A) Tj ET BT (eingeschleust', 'A) Tj ET BT (eingeschleust'],
    ['B\\) Tj /F1 99 Tf', 'B\\) Tj /F1 99 Tf'],
    ['C\r\n>> endobj 1 0 obj <</Type /Catalog>>', '>> endobj 1 0 obj <</Type /Catalog>>'],
    ['D</rdf:Description>&<script>', 'D</rdf:Description>&<script>'],
    ['E\u202etxt.exe\u0000\u0007', 'Etxt.exe'],
  ])('takes %j for text', async (title, shown) => {
    const text = await drawnWith({ lines: [sampleInvoicedLine({ title, description: [] })] })
    expect(text.replace(/\s+/g, ' ')).toContain(shown)
    expect(text).toContain('Rechnungsbetrag')
  })

  it('is a file to be kept: PDF/A-3b, with its colours and no dates of its making', async () => {
    const pdf = Buffer.from(await drawInvoice(sampleInvoice('Germany, a company'))).toString('latin1')
    for (const part of [
      '<pdfaid:part>3<',
      '<pdfaid:conformance>B<',
      '/GTS_PDFA1',
      '/AFRelationship /Alternative',
    ])
      expect(pdf).toContain(part)
    expect(pdf).toContain('D:20261126000000Z')
    expect([...pdf.matchAll(/D:\d{14}Z/g)].every(([date]) => date === 'D:20261126000000Z')).toBe(true)
  })
})

describe('the sums of an invoice', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 50 }),
    unit: fc.integer({ min: 1, max: 50_000 }),
    rate: fc.constantFrom(19, 7, 0),
    share: fc.integer({ min: 0, max: 100 }),
  })

  it('are those of the order, however its lines are taxed', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 5000 }),
        (some, sent) => {
          const lines = some.map(({ quantity, unit, rate, share }, index) => {
            const total = unit * quantity
            const discount = Math.floor((total * share) / 300)
            return sampleInvoicedLine({
              ...{ number: index + 1, quantity, unitPrice: unit, total, totalOriginal: total, discount },
              vatRate: rate,
            })
          })
          const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].sort((a, b) => b - a)
          const goods = rates.map(rate =>
            lines.filter(one => one.vatRate === rate).reduce((sum, one) => sum + one.total - one.discount, 0),
          )
          const shares = allocateAmount(sent, goods)
          const taxes = rates.map((rate, index) => ({
            rate,
            amount: Math.round((((goods[index] ?? 0) + (shares[index] ?? 0)) * rate) / (100 + rate)),
          }))
          const source = sampleInvoiceSource('passepartout', 'de-DE', {
            ...{ lines, taxes, shipping: { name: 'Standard', amount: sent, relief: 0 } },
          })
          const content = invoiceContent('RE-2026-000001', source)
          const sum = content.rows.reduce((all, { amount }) => all + amount, 0)
          expect(sum).toBe(source.total)
          expect(content.rates.map(({ rate, tax }) => ({ rate, amount: tax }))).toEqual(
            taxes.filter(({ rate }) => content.rows.some(row => row.rate === rate)),
          )
          const half = Math.max(1, Math.floor(source.total / 2))
          const credit = creditNoteContent('RK-2026-000002', content, {
            issuedOn: '2026-12-01',
            amount: half,
          })
          expect(credit.rates.reduce((all, { net, tax }) => all + net + tax, 0)).toBe(half)
        },
      ),
    )
  })

  it('are refused where they differ from the order’s by a cent', () => {
    const source = sampleInvoiceSource('passepartout', 'de-DE')
    expect(() => invoiceContent('RE-1', { ...source, total: source.total + 1, due: source.due + 1 })).toThrow(
      RangeError,
    )
  })
})

describe('a credit note', () => {
  const invoice = sampleInvoice('Germany, paid')

  it('names its invoice and takes all of it back', async () => {
    const text = await asText(creditNoteContent('RK-2026-000005', invoice, { issuedOn: '2026-12-01' }))
    for (const part of ['Rechnungskorrektur', 'RK-2026-000005', 'zu Rechnung', invoice.number, '99,80 €'])
      expect(text).toContain(part)
  })

  it('takes a part back, in proportion to the rates', () => {
    const part = creditNoteContent('RK-2026-000005', sampleInvoice('Great Britain, a book beside a canvas'), {
      issuedOn: '2026-12-01',
      amount: 1000,
    })
    expect(part.rates.map(({ rate, net, tax }) => [rate, net + tax])).toEqual([
      [20, 500],
      [0, 500],
    ])
    expect(part.rows.map(({ amount }) => amount)).toEqual([500, 500])
  })

  it('takes back what goods cost before what vouchers cost, which are taxed when they are spent', () => {
    const voucher = sampleInvoicedLine({
      number: 2,
      total: 5000,
      totalOriginal: 5000,
      unitPrice: 5000,
      vatRate: 0,
      isVoucher: true,
    })
    const mixed = invoiceContent(
      'RE-1',
      sampleInvoiceSource('passepartout', 'de-DE', {
        lines: [sampleInvoicedLine(), voucher],
        payment: PAID_PAYMENT,
      }),
    )
    const part = (amount: number) =>
      creditNoteContent('RK-1', mixed, { issuedOn: '2026-12-01', amount }).rates.map(
        ({ net, tax }) => net + tax,
      )
    expect(part(1250)).toEqual([1250])
    expect(part(mixed.total - 1000)).toEqual([mixed.total - 5000, 4000])
  })

  it.each([0, -1, invoice.total + 1])('of %i cents is refused', amount => {
    expect(() => creditNoteContent('RK-1', invoice, { issuedOn: '2026-12-01', amount })).toThrow(RangeError)
  })
})

it('a Swiss invoice carries a payment part in the language of its reader, once it is open', async () => {
  expect(await asText(sampleInvoice('Switzerland, in Italian'))).toContain('Sezione pagamento')
  const paid = invoiceContent(
    'RE-2026-000001',
    sampleInvoiceSource('passepartout', 'de-CH', { payment: PAID_PAYMENT }),
  )
  expect(await asText(paid)).not.toContain('Zahlteil')
})

it('a payment part takes names that no Swiss bank can write', async () => {
  const address = sampleAddress({
    country: 'ch',
    firstName: 'Nguyễn 🌵',
    lastName: 'Ивáн',
    postalCode: '8001',
    city: 'Zürich',
  })
  const content = invoiceContent(
    'RE-1',
    sampleInvoiceSource('passepartout', 'de-CH', { invoiceAddress: address }),
  )
  expect(await asText(content)).toContain('Zahlteil')
})

it('the code of a voucher that was used is not given away', async () => {
  const text = await asText(sampleInvoice('Germany, kartenliebe with vouchers'))
  expect(text).toContain('HJ4E')
  expect(text).not.toContain('K7QM')
})

describe('an invoice that is read aloud', () => {
  let pdf: Uint8Array
  let structure = ''
  beforeAll(async () => {
    pdf = await drawInvoice(sampleInvoice('Germany, open'))
    structure = poppler('pdfinfo', pdf, ['-struct-text'])
  })

  it('says its words in the order of its lines, and nothing that is only drawn', () => {
    const words = structure
      .split('\n')
      .flatMap(line => /^\s+"(.*)"$/.exec(line)?.[1]?.replaceAll('\u00a0', ' ') ?? [])
    const order = [
      'Mara Lindner Lindenweg 14 99423 Weimar',
      'RE-2026-004817',
      'Pos.',
      'Leinwand, 90 × 60 cm',
      '48,95 €',
    ]
    const places = order.map(one => words.indexOf(one))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('names its language and its headings', () => {
    expect(poppler('pdfinfo', pdf)).toMatch(/Tagged:\s+yes/)
    expect(Buffer.from(pdf).toString('latin1')).toContain('/Lang (de-DE)')
    expect(structure).toMatch(/H1 \(block\)\s+"Rechnung"/)
  })
})
