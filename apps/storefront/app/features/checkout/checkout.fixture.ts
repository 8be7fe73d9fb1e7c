import type { AddressStep, Checkout, ReceiptLine } from '@passepartout/contracts'
import { createTranslators, type Locale, pageHref, shopFor } from '@passepartout/domain'
import { expect } from 'vitest'
import { MESSAGES } from '../../messages/index.ts'
import type { Page } from '../../platform/page.ts'

export const euro = (amount: number) => ({ amount, currency: 'EUR' as const, text: `${amount / 100} EUR` })

/** A separate instance: the process's own translators would report to these tests what other tests look up. */
const translatorOf = createTranslators(MESSAGES)

export function pageIn(locale: Locale, channel: 'passepartout' | 'kartenliebe' = 'passepartout'): Page {
  const shop = shopFor(channel, locale)
  return {
    shop,
    translate: translatorOf(locale, channel, key => expect.unreachable(`There is no text ${key}`)),
    href: (path: string) => pageHref(shop, path),
  } as unknown as Page
}

export const canvas: ReceiptLine = {
  id: '0b7f0c5e-2f0c-4a33-9a51-1d4ac7a5d001',
  kind: 'photo-frame',
  title: 'Düne',
  description: [
    { label: 'Produkt', value: 'Leinwand, 90 × 60 cm' },
    { label: 'Tiefe', value: '25 mm' },
    { label: 'Kante', value: 'Gespiegelt' },
  ],
  quantity: 2,
  unitPrice: euro(4895),
  total: euro(9790),
  totalOriginal: euro(11580),
  pictureUrl: '/web-api/cart/lines/1/preview',
  isPersonalised: true,
  blocker: null,
}

export const ribbon: ReceiptLine = {
  ...canvas,
  id: '0b7f0c5e-2f0c-4a33-9a51-1d4ac7a5d002',
  kind: 'accessory',
  title: '',
  description: [{ label: 'Produkt', value: 'Satinband, Gold' }],
  quantity: 50,
  unitPrice: euro(62),
  total: euro(3100),
  totalOriginal: euro(3100),
  pictureUrl: null,
  isPersonalised: false,
}

export const mara: AddressStep = {
  contact: { email: 'mara.lindner@post.example', phone: '' },
  delivery: {
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
  },
  invoice: null,
  vatNumber: '',
  greeting: '',
}

/** A completed checkout; tests override what they need. */
export const checkoutWith = (over: Partial<Checkout> = {}): Checkout => ({
  idempotencyKey: '0b7f0c5e-2f0c-4a33-9a51-1d4ac7a5d0ff',
  shown: 'hash',
  open: null,
  customer: null,
  address: mara,
  needsAddress: true,
  shipping: {
    options: [
      {
        id: 'standard',
        arrives: 'Freitag, 27. November',
        name: 'Standard mit DHL',
        price: euro(595),
        note: null,
      },
      {
        id: 'express',
        arrives: 'Mittwoch, 25. November',
        name: 'Express mit DHL',
        price: euro(1495),
        note: null,
      },
    ],
    chosen: 'standard',
  },
  payment: {
    options: [{ id: 'transfer', name: 'Überweisung mit QR-Code', text: 'Scannen, fertig.', arrives: null }],
    chosen: 'transfer',
  },
  lines: [canvas],
  codes: [],
  sums: {
    goods: euro(11580),
    discounts: [
      { name: 'Preisvorteil', code: null, amount: euro(1790) },
      { name: 'Code', code: 'HERBST26', amount: euro(500) },
    ],
    shipping: euro(595),
    total: euro(9885),
    taxes: [{ name: 'MwSt.', rate: 19, amount: euro(1578) }],
    vatIncluded: true,
    taxNote: null,
    vouchers: [],
    due: euro(9885),
  },
  arrives: 'Freitag, 27. November',
  untilFreeShipping: null,
  changes: [],
  ...over,
})
