import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckoutAddress } from '@passepartout/contracts'
import {
  accountOf,
  type Channel,
  creditorReference,
  type Locale,
  parseSellers,
  qrReferenceOf,
  type Seller,
  sellerOf,
  shopFor,
  vatInGross,
} from '@passepartout/domain'
import { type InvoicedLine, type InvoiceSource, invoiceContent } from './invoice-content.ts'

const FILE = join(import.meta.dirname, '../../../../catalogue/selling/sellers.json')

export function sampleSeller(channel: Channel, locale: Locale): Seller {
  const read = parseSellers({ 'selling/sellers.json': JSON.parse(readFileSync(FILE, 'utf8')) })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return sellerOf(read.value, shopFor(channel, locale))
}

export const sampleAddress = (part: Partial<CheckoutAddress> = {}): CheckoutAddress => ({
  country: 'de',
  firstName: 'Mara',
  lastName: 'Lindner',
  company: '',
  street: 'Lindenweg 14',
  extra: '',
  postalCode: '99423',
  city: 'Weimar',
  region: '',
  kind: 'home',
  ...part,
})

export const sampleInvoicedLine = (part: Partial<InvoicedLine> = {}): InvoicedLine => ({
  number: 1,
  title: 'Düne',
  description: [
    { label: 'Produkt', value: 'Leinwand, 90 × 60 cm' },
    { label: 'Keilrahmen', value: '25 mm' },
    { label: 'Rand', value: 'Gespiegelt' },
  ],
  quantity: 1,
  unitPrice: 4895,
  total: 4895,
  totalOriginal: 5790,
  discount: 0,
  relief: 0,
  vatRate: 19,
  isVoucher: false,
  ...part,
})

const CALENDAR = sampleInvoicedLine({
  number: 2,
  title: 'Küche 2027',
  description: [{ label: 'Produkt', value: 'Wandkalender, A3 hoch' }],
  quantity: 2,
  unitPrice: 2495,
  total: 4990,
  totalOriginal: 4990,
})

/** The order of the invoice's design: a canvas, two calendars, a code, shipping. */
export function sampleInvoiceSource(
  channel: Channel,
  locale: Locale,
  part: Partial<InvoiceSource> = {},
): InvoiceSource {
  const { country, currency } = shopFor(channel, locale)
  const seller = sampleSeller(channel, locale)
  const rate = part.lines?.[0]?.vatRate ?? 19
  const lines = part.lines ?? [sampleInvoicedLine({ discount: 248 }), { ...CALENDAR, discount: 252 }]
  const shipping = part.shipping ?? { name: 'Standard', amount: 595, relief: 0 }
  const paid = lines.reduce((sum, line) => sum + line.total - line.discount - line.relief, 0)
  const gross = paid + shipping.amount - shipping.relief
  const taxes = part.taxes ?? [{ rate, amount: vatInGross(gross, rate) }]
  const onTop = part.tax === 'on-top' ? taxes.reduce((sum, { amount }) => sum + amount, 0) : 0
  const total = gross + onTop
  const vouchers = part.vouchers ?? []
  const account = accountOf(seller, currency)
  const number = channel === 'passepartout' ? 'PP-7K3M-2RTX' : 'KL-5T9W-H3MR'
  return {
    ...{ channel, locale, country, currency, seller },
    invoiceAddress: sampleAddress({ country }),
    deliveryAddress: part.invoiceAddress ?? sampleAddress({ country }),
    vatNumber: '',
    orderNumber: number,
    orderedOn: '2026-11-23',
    issuedOn: '2026-11-26',
    suppliedOn: '2026-11-26',
    promotion: lines.some(line => line.discount > 0) ? 'Code HERBST26' : null,
    tax: 'included',
    total,
    vouchers,
    due: total - vouchers.reduce((sum, { amount }) => sum + amount, 0),
    payment: {
      method: 'transfer',
      paidOn: null,
      payUntil: '2026-12-07',
      transfer: account
        ? {
            iban: account.qrIban ?? account.iban,
            bic: account.bic,
            holder: account.holder,
            reference: account.qrIban ? qrReferenceOf(number) : creditorReference(number),
          }
        : null,
    },
    statusUrl: 'https://shop.example/order/abcdefghijklmnopqrstuvwxyz',
    ...part,
    ...{ lines, shipping, taxes },
  }
}

export const PAID_PAYMENT = {
  method: 'transfer',
  paidOn: '2026-11-24',
  payUntil: null,
  transfer: null,
} as const
const NUMBER = 'RE-2026-004817'

const book = (country: string, vatRate: number) =>
  sampleInvoicedLine({ title: '', description: [{ label: '', value: `Photobook ${country}` }], vatRate })

/** One invoice for each way of taxation. */
export const INVOICE_CASES = {
  'Germany, open': () => sampleInvoiceSource('passepartout', 'de-DE'),
  'Germany, paid': () => sampleInvoiceSource('passepartout', 'de-DE', { payment: PAID_PAYMENT }),
  'Germany, kartenliebe with vouchers': () =>
    sampleInvoiceSource('kartenliebe', 'de-DE', {
      vouchers: [{ code: 'K7QM-2RTX-9WBD-HJ4E', amount: 2500 }],
    }),
  'Germany, a sold voucher beside goods': () =>
    sampleInvoiceSource('passepartout', 'de-DE', {
      lines: [
        sampleInvoicedLine(),
        sampleInvoicedLine({
          number: 2,
          title: 'Gutschein',
          description: [],
          isVoucher: true,
          vatRate: 0,
          unitPrice: 5000,
          total: 5000,
          totalOriginal: 5000,
        }),
      ],
      taxes: [{ rate: 19, amount: vatInGross(4895 + 595, 19) }],
      payment: PAID_PAYMENT,
    }),
  Austria: () => inCountry('de-AT', 20, { postalCode: '1010', city: 'Wien' }),
  'Belgium, in French': () => inCountry('fr-BE', 21, { postalCode: '1000', city: 'Bruxelles' }),
  Netherlands: () => inCountry('nl-NL', 21, { postalCode: '1012 AB', city: 'Amsterdam' }),
  Luxembourg: () => inCountry('fr-LU', 17, { postalCode: '1111', city: 'Luxembourg' }),
  France: () => inCountry('fr-FR', 20, { postalCode: '75001', city: 'Paris', extra: 'Bâtiment B' }),
  Italy: () => inCountry('it-IT', 22, { postalCode: '20121', city: 'Milano', region: 'MI' }),
  Spain: () => inCountry('es-ES', 21, { postalCode: '28013', city: 'Madrid' }),
  'France, a company': () =>
    sampleInvoiceSource('passepartout', 'fr-FR', {
      tax: 'reverse-charge',
      taxes: [],
      vatNumber: 'FR40303265045',
      lines: [
        sampleInvoicedLine({ vatRate: 20, discount: 248, relief: 775 }),
        { ...CALENDAR, vatRate: 20, discount: 252, relief: 790 },
      ],
      shipping: { name: 'Standard', amount: 595, relief: 99 },
      invoiceAddress: sampleAddress({
        country: 'fr',
        company: 'Atelier Dupont SARL',
        postalCode: '75001',
        city: 'Paris',
      }),
    }),
  'Germany, a company': () =>
    sampleInvoiceSource('passepartout', 'de-DE', {
      vatNumber: 'DE136695976',
      invoiceAddress: sampleAddress({ company: 'Lindner & Söhne GmbH' }),
    }),
  'Switzerland, open': () => inCountry('de-CH', 8.1, { postalCode: '8001', city: 'Zürich' }),
  'Switzerland, in Italian': () => inCountry('it-CH', 8.1, { postalCode: '6900', city: 'Lugano' }),
  'Liechtenstein, paid': () =>
    inCountry('de-LI', 8.1, { postalCode: '9490', city: 'Vaduz' }, { payment: PAID_PAYMENT }),
  'Great Britain, a book beside a canvas': () =>
    sampleInvoiceSource('passepartout', 'en-GB', {
      lines: [sampleInvoicedLine({ vatRate: 20 }), { ...book('with 24 pages', 0), number: 2 }],
      taxes: [
        { rate: 20, amount: vatInGross(4895 + 298, 20) },
        { rate: 0, amount: 0 },
      ],
      invoiceAddress: sampleAddress({ country: 'gb', postalCode: 'SW1A 1AA', city: 'London' }),
      payment: { ...PAID_PAYMENT, method: 'stripe' },
    }),
  'Great Britain, open': () => inCountry('en-GB', 20, { postalCode: 'SW1A 1AA', city: 'London' }),
  'United States, with sales tax': () =>
    sampleInvoiceSource('passepartout', 'en-US', {
      tax: 'on-top',
      taxes: [{ rate: 8.875, amount: 927 }],
      invoiceAddress: sampleAddress({ country: 'com', postalCode: '10001', city: 'New York', region: 'NY' }),
      payment: { ...PAID_PAYMENT, method: 'stripe' },
    }),
} satisfies Record<string, () => InvoiceSource>

function inCountry(
  locale: Locale,
  vatRate: number,
  address: Partial<CheckoutAddress>,
  part: Partial<InvoiceSource> = {},
): InvoiceSource {
  const { country } = shopFor('passepartout', locale)
  return sampleInvoiceSource('passepartout', locale, {
    lines: [sampleInvoicedLine({ vatRate, discount: 248 }), { ...CALENDAR, vatRate, discount: 252 }],
    invoiceAddress: sampleAddress({ country, ...address }),
    ...part,
  })
}

export const sampleInvoice = (name: keyof typeof INVOICE_CASES) =>
  invoiceContent(NUMBER, INVOICE_CASES[name]())
