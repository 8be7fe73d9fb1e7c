import { describe, expect, it } from 'vitest'
import type { Page } from '../../platform/page.ts'
import { pageWith } from '../structured-data/page.fixture.ts'
import { bulkyShippingText, shippingText } from './shipping-text.ts'

const euro = (amount: number) => ({ amount, currency: 'EUR', text: `${(amount / 100).toFixed(2)} €` })
const page = (fees: object) =>
  pageWith([], {
    shipping: { fees: { parcel: euro(495), bulky: euro(1295), bulkyOverMm: 1200, freeFrom: null, ...fees } },
  } as Partial<Page>)

describe('what sending costs', () => {
  it.each([
    [{}, 'Paket 4.95 €'],
    [{ freeFrom: euro(10_000) }, 'Paket 4.95 €, ab 100.00 € kostenlos'],
    [{ parcel: euro(0) }, expect.stringMatching(/kostenlos|frei/i)],
  ])('is said in one sentence: %j', (fees, words) => {
    expect(shippingText(page(fees))).toEqual(words)
  })

  it('is more for large pieces, where it is', () => {
    expect(bulkyShippingText(page({}))).toMatch(/^Stücke über 120\scm: 12\.95 €$/)
    expect(bulkyShippingText(page({ bulky: euro(495) }))).toBeUndefined()
  })

  it('is not said on a page that sells nothing', () => {
    expect([shippingText(pageWith([])), bulkyShippingText(pageWith([]))]).toEqual([undefined, undefined])
  })
})
