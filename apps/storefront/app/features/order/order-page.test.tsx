import type { Order } from '@passepartout/contracts'
import { LOCALES, type Locale } from '@passepartout/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { checkoutWith, mara, pageIn } from '../checkout/checkout.fixture.ts'
import { OrderPage } from './order-page.tsx'

const moment = (at: Date) => ({ at: at.toISOString(), text: '29. November 2026' })
const MINUTE_MS = 60_000

function orderWith({ age = 1, ...over }: Partial<Order> & { age?: number } = {}): Order {
  const { lines, sums } = checkoutWith()
  return {
    ...{ orderNumber: 'PP-ABCD-2345', state: 'paid', country: 'de', lines, sums, calendars: [], copies: [] },
    ...{ contact: mara.contact, delivery: mara.delivery, invoice: mara.delivery },
    placedAt: moment(new Date(Date.now() - age * MINUTE_MS)),
    ...{ shippingName: 'Standard, DHL', arrives: 'Freitag, 4. Dezember', moneyBy: null },
    payment: { method: 'stripe', name: 'Karte', state: 'paid', slip: null, url: null, options: [] },
    ...{ timeline: [], parcels: [], canChange: false, changeUntil: null, changeDay: null },
    ...{ invoiceUrl: null, photosUntil: null, arePhotosDeleted: false },
    ...{ canComplain: false, canWithdraw: false, cases: [] },
    ...over,
  }
}

function shown(order: Order, locale: Locale = 'de-DE') {
  const html = renderToStaticMarkup(
    <OrderPage page={pageIn(locale)} token="abc" order={order} failed={undefined} />,
  )
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

describe('an order that was paid', () => {
  it.each(LOCALES)('by card is thanked for, with the address of the confirmation, in %s', locale => {
    const words = shown(orderWith(), locale)
    expect(words).toContain('Mara')
    expect(words).toContain('PP-ABCD-2345')
    expect(words).toContain('mara.lindner@post.example')
    expect(words).not.toMatch(/order\.|\{\w+\}/)
  })

  it('says so in the thanks', () => {
    expect(shown(orderWith())).toContain(
      'Danke, Mara. Deine Bestellung PP-ABCD-2345 ist bezahlt. Die Bestätigung geht an mara.lindner@post.example.',
    )
  })

  it('is thanked for once: who looks another time sees how it stands', () => {
    expect(shown(orderWith({ age: 61 }))).toContain('Bezahlt, gleich im Druck')
  })

  it('by transfer was thanked for before', () => {
    const { payment } = orderWith()
    expect(shown(orderWith({ payment: { ...payment, method: 'transfer' } }))).toContain(
      'Bezahlt, gleich im Druck',
    )
  })
})

it.each(LOCALES)('lists the days that a calendar prints, beside its file, in %s', locale => {
  const day = { at: '2027-01-01T12:00:00.000Z', text: '1. Januar 2027' }
  const calendars = [
    { line: 'line-1', title: 'Unser Jahr', fileUrl: '/days.ics', days: [{ day, names: ['Mia', 'Neujahr'] }] },
  ]
  const words = shown(orderWith({ calendars }), locale)
  expect(words).toContain('Unser Jahr')
  expect(words).toContain('(.ics)')
  expect(words).toContain('1. Januar 2027 Mia, Neujahr')
  expect(words).not.toMatch(/order\.|\{\w+\}/)
})

it('names the day until when an order can be changed, where it is another one', () => {
  const until = { at: new Date().toISOString(), text: '0:15 Uhr' }
  const words = (changeDay: string | null) =>
    shown(orderWith({ canChange: true, changeUntil: until, changeDay }))
  expect(words(null)).toContain('Noch änderbar bis 0:15 Uhr')
  expect(words('Sonntag, 22. November')).toContain('Noch änderbar bis Sonntag, 22. November, 0:15 Uhr')
})

describe('a transfer that is awaited', () => {
  const slip = {
    ...{
      kind: 'plain' as const,
      recipient: 'Sample Ltd',
      iban: 'GB21TEST00000012345678',
      bic: 'TESTGB2LXXX',
    },
    domestic: { sortCode: '00-00-00', accountNumber: '12345678' },
    ...{ reference: 'RF18539007547034', payUntil: '2026-12-13', svg: null },
    amount: { amount: 1995, currency: 'GBP' as const, text: '£19.95' },
  }
  const waiting = orderWith({
    state: 'awaiting-payment',
    payment: { method: 'transfer', name: 'Bank transfer', state: 'open', slip, url: null, options: [] },
  })

  it('names what British banks ask for, beside the IBAN, and no code', () => {
    const words = shown(waiting, 'en-GB')
    expect(words).toMatch(/Sort code 00-00-00 .*Account number 12345678 .*IBAN GB21 TEST 0000 0012 3456 78/)
    expect(words).not.toMatch(/QR|[Ss]can/)
  })

  it('names the day by which the money has to be there for the day of delivery', () => {
    const by = (moneyBy: string | null) => shown({ ...waiting, moneyBy })
    expect(by('Mittwoch, 2. Dezember')).toContain('wenn das Geld bis Mittwoch, 2. Dezember da ist')
    // Started as a card payment, finally paid by bank transfer.
    expect(by(null)).toContain('Bei einer Überweisung kommt alles etwas später')
  })

  it('is copied as forms of banks take it', () => {
    const html = renderToStaticMarkup(
      <OrderPage page={pageIn('en-GB')} token="abc" order={waiting} failed={undefined} />,
    )
    for (const copied of ['000000', '12345678', slip.iban]) expect(html).toContain(`data-copy="${copied}"`)
  })
})
