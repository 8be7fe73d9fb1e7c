import type { CheckoutAddress, Order, ReceiptLine } from '@passepartout/contracts'
import type { EmailMessage } from '@passepartout/db'
import {
  accountOf,
  creditorReference,
  domesticAccount,
  epcPayload,
  formatMoney,
  money,
  offersWithdrawal,
  qrReferenceOf,
  type Seller,
  type Shop,
} from '@passepartout/domain'
import { renderSVG } from 'uqr'
import type { AnyOrderEmail, EmailDocument, OrderEmailData } from './order-email-types.ts'
import { renderOrderEmail } from './render-order-email.ts'

const NUMBER = 'PP-7K3M-2RTX'
const AT = '2026-11-23T13:32:00.000Z'

/** All emails about orders with sample data, for previews. */
export async function sampleOrderEmails(shop: Shop, seller: Seller): Promise<Record<string, EmailMessage>> {
  const letters = await Promise.all(
    samples(shop, seller).map(async ({ name, letter }) => {
      const data = letter.data as OrderEmailData[typeof letter.kind]
      return [name, await renderOrderEmail(letter.kind, data)] as const
    }),
  )
  return Object.fromEntries(letters)
}

/** Sample data of single emails, for tests to modify. */
export function sampleOrderEmailData(shop: Shop, seller: Seller): Pick<OrderEmailData, 'order-received'> {
  const found = samples(shop, seller)[0]?.letter
  if (found?.kind !== 'order-received') throw new Error('The first sample is the confirmation')
  return { 'order-received': found.data }
}

function samples(shop: Shop, seller: Seller): { name: string; letter: AnyOrderEmail }[] {
  const order = sampleOrder(shop, seller)
  const paid: Order = { ...order, payment: { ...order.payment, state: 'paid', slip: null } }
  const base = {
    ...{ shop, seller, to: 'mara@example.org', sender: { name: shop.channel, address: 'post@shop.example' } },
    pages: {
      privacy: 'https://shop.example/privacy',
      imprint: 'https://shop.example/imprint',
      lostLink: 'https://shop.example/order',
      withdrawal: offersWithdrawal(shop.country) ? 'https://shop.example/withdrawal' : null,
    },
    statusUrl: 'https://shop.example/order/sample-token',
  }
  const ofOrder = { ...base, order: paid }
  const inMoney = moneyOf(shop)
  return [
    {
      name: 'order-received',
      letter: { kind: 'order-received', data: { ...base, order, documents: [sampleDocument('terms.pdf')] } },
    },
    {
      name: 'order-received, paid',
      letter: { kind: 'order-received', data: { ...ofOrder, documents: [] } },
    },
    {
      name: 'payment-received',
      letter: { kind: 'payment-received', data: { ...ofOrder, amount: inMoney(9980) } },
    },
    { name: 'in-production', letter: { kind: 'in-production', data: ofOrder } },
    { name: 'shipped', letter: { kind: 'shipped', data: { ...ofOrder, parcel: 1, isComplete: false } } },
    {
      name: 'invoice',
      letter: {
        kind: 'invoice',
        data: { ...ofOrder, invoiceNumber: 'RE-2026-004817', document: sampleDocument('RE-2026-004817.pdf') },
      },
    },
    { name: 'payment-reminder', letter: { kind: 'payment-reminder', data: { ...base, order } } },
    {
      name: 'cancelled',
      letter: {
        kind: 'cancelled',
        data: { ...ofOrder, reason: 'unpaid', isPaid: false, toVoucher: inMoney(1000) },
      },
    },
    { name: 'arrived', letter: { kind: 'arrived', data: ofOrder } },
    {
      name: 'case-decided',
      letter: { kind: 'case-decided', data: { ...ofOrder, decision: 'reprint', reason: '' } },
    },
    {
      name: 'order-links',
      letter: {
        kind: 'order-links',
        data: {
          ...base,
          orders: [{ number: NUMBER, date: '23.11.2026', url: 'https://shop.example/order/sample-token' }],
        },
      },
    },
    {
      name: 'refunded',
      letter: {
        kind: 'refunded',
        data: {
          ...{ ...ofOrder, amount: inMoney(4990), toVoucher: inMoney(1000) },
          creditNote: sampleDocument('RK-2026-004818.pdf'),
        },
      },
    },
    { name: 'address-changed', letter: { kind: 'address-changed', data: ofOrder } },
    {
      name: 'gift-voucher',
      letter: {
        kind: 'gift-voucher',
        data: {
          ...{ ...base, amount: inMoney(5000), code: 'K7QM-2RTX-9WBD-HJ4E', until: '31.12.2029' },
          ...{
            from: 'Tom & Ida',
            message: 'Line one & <two>\n\nLine three',
            shopUrl: 'https://shop.example/',
          },
          document: sampleDocument('voucher.pdf'),
        },
      },
    },
  ]
}

const sampleDocument = (filename: string): EmailDocument => ({
  title: filename,
  file: { filename, contentType: 'application/pdf', content: { base64: '' } },
})

const moneyOf =
  ({ locale, currency }: Shop) =>
  (amount: number) => ({
    ...{ amount, currency },
    text: formatMoney(money(amount, currency), locale),
  })

const moment = (at: string, { locale }: Shop, options: Intl.DateTimeFormatOptions) => ({
  at,
  text: new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Europe/Berlin' }).format(new Date(at)),
})

function sampleOrder(shop: Shop, seller: Seller): Order {
  const inMoney = moneyOf(shop)
  const line = (part: Partial<ReceiptLine>): ReceiptLine => ({
    ...{ id: '00000000-0000-4000-8000-000000000001', kind: 'photo-frame', title: 'Düne' },
    description: [
      { label: '', value: 'Canvas, 90 × 60 cm' },
      { label: 'Keilrahmen', value: '25 mm' },
    ],
    ...{ quantity: 1, unitPrice: inMoney(4895), total: inMoney(4895), totalOriginal: inMoney(5790) },
    ...{ pictureUrl: null, isPersonalised: true, blocker: null },
    ...part,
  })
  const address = sampleAddress(shop)
  const on = (options: Intl.DateTimeFormatOptions) => moment(AT, shop, options)
  const account = accountOf(seller, shop.currency)
  return {
    ...{ orderNumber: NUMBER, state: 'awaiting-payment', country: shop.country },
    placedAt: on({ dateStyle: 'long' }),
    contact: { email: 'mara@example.org', phone: '' },
    ...{ delivery: address, invoice: address },
    lines: [
      line({}),
      line({
        ...{ title: 'Küche 2027', description: [{ label: '', value: 'Kalender 2027, A3' }], quantity: 2 },
        ...{ unitPrice: inMoney(2495), total: inMoney(4990), totalOriginal: inMoney(4990) },
        isPersonalised: false,
      }),
    ],
    sums: {
      goods: inMoney(10_780),
      discounts: [{ name: 'HERBST26', code: 'HERBST26', amount: inMoney(500) }],
      shipping: inMoney(595),
      total: inMoney(9980),
      taxes: shop.country === 'com' ? [] : [{ name: 'MwSt.', rate: 19, amount: inMoney(1593) }],
      vatIncluded: shop.country !== 'com',
      taxNote: null,
      vouchers: [],
      due: inMoney(9980),
    },
    shippingName: 'Standard',
    arrives: moment('2026-11-27T12:00:00Z', shop, { weekday: 'long', day: 'numeric', month: 'long' }).text,
    moneyBy: null,
    payment: {
      ...{ method: account ? 'transfer' : 'stripe', name: account ? 'IBAN' : 'Online', state: 'open' },
      slip: sampleSlip(shop, seller),
      url: account ? null : 'https://pay.example/session',
      options: [],
    },
    timeline: [],
    calendars: [],
    copies: [],
    parcels: [
      {
        ...{ number: 1, carrier: 'DHL', trackingNumber: '00340434001234567890' },
        trackingUrl: 'https://carrier.example/00340434001234567890',
        ...{ shippedAt: on({ dateStyle: 'long' }), deliveredAt: null, contents: ['Canvas, 90 × 60 cm'] },
      },
    ],
    canChange: true,
    ...{ changeUntil: on({ timeStyle: 'short' }), changeDay: null },
    ...{ invoiceUrl: null, photosUntil: null, arePhotosDeleted: false },
    ...{ canComplain: false, canWithdraw: false, cases: [] },
  }
}

function sampleSlip(shop: Shop, seller: Seller): Order['payment']['slip'] {
  const account = accountOf(seller, shop.currency)
  if (!account) return null
  const { holder: recipient, iban, bic, qrIban } = account
  const reference = creditorReference(NUMBER)
  const amount = { amount: 9980, currency: shop.currency }
  const domestic = domesticAccount(iban)
  const slip = { recipient, bic, domestic, amount: { ...amount, text: formatMoney(amount, shop.locale) } }
  if (shop.currency === 'CHF' && qrIban)
    return {
      ...{ ...slip, kind: 'swiss-qr', iban: qrIban, reference: qrReferenceOf(NUMBER) },
      ...{ payUntil: '2026-12-07', svg: '<svg/>' },
    }
  const svg =
    shop.currency === 'EUR'
      ? renderSVG(epcPayload({ recipient, iban, bic, amount, reference }), { ecc: 'M', border: 0 })
      : null
  return { ...slip, kind: svg ? 'epc' : 'plain', iban, reference, payUntil: '2026-12-07', svg }
}

const PLACES: Readonly<Record<Shop['country'], [postalCode: string, city: string, region?: string]>> = {
  at: ['1010', 'Wien'],
  be: ['1000', 'Bruxelles'],
  ch: ['8001', 'Zürich'],
  com: ['10001', 'New York', 'NY'],
  de: ['99423', 'Weimar'],
  es: ['28013', 'Madrid'],
  fr: ['75001', 'Paris'],
  gb: ['SW1A 1AA', 'London'],
  it: ['20121', 'Milano', 'MI'],
  li: ['9490', 'Vaduz'],
  lu: ['1111', 'Luxembourg'],
  nl: ['1012 AB', 'Amsterdam'],
}

function sampleAddress({ country }: Shop): CheckoutAddress {
  const [postalCode, city, region = ''] = PLACES[country]
  return {
    ...{ country, firstName: 'Mara', lastName: 'Lindner', company: '', street: 'Lindenweg 14', extra: '' },
    ...{ postalCode, city, region, kind: 'home' },
  }
}
