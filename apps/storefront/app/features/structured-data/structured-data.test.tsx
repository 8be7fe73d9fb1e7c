import { shopFor } from '@passepartout/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Page, Shipping } from '../../platform/page.ts'
import { pageWith } from './page.fixture.ts'
import { StructuredData } from './structured-data.tsx'

const nodes = (page: Page): Record<string, unknown>[] => {
  const [, json = '{}'] =
    /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(
      renderToStaticMarkup(<StructuredData page={page} />),
    ) ?? []
  return JSON.parse(json)['@graph'] ?? []
}
const node = (page: Page, type: string) => nodes(page).find(one => one['@type'] === type)

const euro = (amount: number) => ({ amount, currency: 'EUR' as const, text: String(amount) })
const shipping = {
  country: 'de',
  fees: { parcel: euro(495), bulky: euro(1495) },
  transitDays: { min: 1, max: 2 },
  workingDays: { min: 3, max: 4 },
} as Shipping
const canvas = { component: 'calculator', materialType: 'leinwand', headline: 'Leinwand' }
const prices = { formats: { formats: [2895, 1695, 12_900].map(amount => ({ priceCurrent: euro(amount) })) } }
const selling = (more: Partial<Page> = {}) =>
  pageWith([canvas], { data: new Map([['0', { prices }]]), ...more })

describe('what search engines are told', () => {
  it('names the shop, its site and where the page stands', () => {
    expect(nodes(pageWith([])).map(one => one['@type'])).toEqual([
      'Organization',
      'WebSite',
      'BreadcrumbList',
    ])
    expect(node(pageWith([]), 'BreadcrumbList')?.itemListElement).toMatchObject([
      { position: 1, item: 'https://passepartout.de.localhost/' },
      { position: 2, name: 'Leinwand', item: 'https://passepartout.de.localhost/wandbilder/leinwand' },
    ])
  })

  it('has further addresses of the company where the story knows some', () => {
    const content = { additionalSameAsLinks: ['https://social.example/passepartout'] }
    expect(node(pageWith([], { content }), 'Organization')?.sameAs).toEqual(content.additionalSameAsLinks)
  })

  it('offers a material from its lowest to its highest price, which nobody can send back', () => {
    expect(node(selling(), 'Product')).toMatchObject({
      name: 'Leinwand',
      sku: 'leinwand',
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'EUR',
        lowPrice: '16.95',
        highPrice: '129.00',
        offerCount: 3,
        availability: 'https://schema.org/InStock',
        hasMerchantReturnPolicy: {
          applicableCountry: 'DE',
          returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
        },
      },
    })
  })

  it('tells what a parcel and what a bulky piece cost to send, and how long both parts take', () => {
    const { offers } = node(selling({ shipping }), 'Product') as { offers: { shippingDetails: object[] } }
    expect(offers.shippingDetails).toMatchObject([
      { shippingRate: { value: '4.95', currency: 'EUR' }, shippingDestination: { addressCountry: 'DE' } },
      {
        shippingRate: { value: '14.95' },
        deliveryTime: {
          handlingTime: { minValue: 2, maxValue: 2 },
          transitTime: { minValue: 1, maxValue: 2 },
        },
      },
    ])
  })

  it('takes accessories back within the days of the legal pages', () => {
    const viewed = { kind: 'accessory', item: 'zub-naegel' }
    const nails = {
      product: { viewed, name: 'Nägel', pictures: [], price: { text: 'ab 3,95 €', from: euro(395) } },
    }
    const page = pageWith([{ component: 'accessory-detail' }], { data: new Map([['0', nails]]) })
    expect(node(page, 'Product')).toMatchObject({
      sku: 'zub-naegel',
      offers: { lowPrice: '3.95', hasMerchantReturnPolicy: { merchantReturnDays: 14 } },
    })
  })

  it('names the brand as its word mark is written', () => {
    expect(node(selling({ shop: shopFor('kartenliebe', 'de-DE') }), 'Product')?.brand).toMatchObject({
      name: 'kartenliebe',
    })
  })

  it('offers nothing whose price did not come', () => {
    expect(node(pageWith([canvas]), 'Product')).toBeUndefined()
  })

  it('has the questions of a page with their answers in plain words', () => {
    const text = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })
    const accordion = {
      component: 'accordion',
      headline: 'Fragen',
      items: [
        { question: 'Hängt </script> es?', answer: { type: 'doc', content: [text('Ja.'), text('Gut.')] } },
      ],
    }
    expect(node(pageWith([accordion]), 'FAQPage')?.mainEntity).toMatchObject([
      { name: 'Hängt </script> es?', acceptedAnswer: { text: 'Ja.\nGut.' } },
    ])
  })

  it('is nothing on pages that search engines leave alone', () => {
    const head = { title: 'Leinwand', canonical: 'https://passepartout.de.localhost/d', robots: 'noindex' }
    expect(nodes(selling({ head }))).toEqual([])
    expect(nodes(selling({ status: 404 }))).toEqual([])
  })
})
