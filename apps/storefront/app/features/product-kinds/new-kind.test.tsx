import { tableProductFormBlockSchema } from '@passepartout/content-model'
import type { Cart, CartLine, Client } from '@passepartout/contracts'
import { type DesignerAddress, type ProductKind, pageHref, shopFor } from '@passepartout/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { translatorFor } from '../../messages/index.ts'
import type { LoadContext } from '../../platform/block.ts'
import type { Page } from '../../platform/page.ts'
import { CartPage } from '../cart/cart-page.tsx'
import { productPath } from '../links/product-pages.ts'
import { parseProductName, productPrice } from '../prices/product-prices.ts'
import { loadProductForm } from '../wall-art-form/load-product-form.ts'
import { STOREFRONT_KIND_ADAPTERS } from './registry.ts'
import type { StorefrontKindAdapter } from './storefront-kind-adapter.ts'

const shop = shopFor('passepartout', 'de-DE')
const euro = (amount: number) => ({ amount, currency: 'EUR' as const, text: `${amount / 100} EUR` })

const mug: StorefrontKindAdapter = {
  prices: async () => [{ current: euro(1295), original: euro(1295) }],
  chosenOn: () => ({ component: 'calculator', product: 'mug' }),
  calculator: async () => ({ sections: [], facts: [] }) as never,
}

beforeAll(() => void Object.assign(STOREFRONT_KIND_ADAPTERS, { mug }))

describe('a kind of product that is added to the registry', () => {
  it('has a price that content can ask for', async () => {
    const asked = parseProductName('mug/red')
    expect(asked).toEqual({ kind: 'mug', id: 'red', format: undefined })
    expect(asked && (await productPrice(asked, {} as Client))).toMatchObject({ current: { amount: 1295 } })
    expect(parseProductName('jug/red')).toBeUndefined()
  })

  it('has a page with its calculator, to which its designer leads back', async () => {
    const block = { component: 'calculator', product: 'mug' }
    expect(tableProductFormBlockSchema.shape.product.safeParse('mug').success).toBe(true)
    const data = await loadProductForm(
      block as never,
      { api: { call: async () => ({ ok: false }) } } as unknown as LoadContext,
    )
    expect(data).toMatchObject({ configurator: { sections: [] } })
    const pages = [{ blocks: [block], paths: { 'de-DE': '/tassen' } }]
    const address = { kind: 'mug', params: {} } as unknown as DesignerAddress
    expect(productPath(pages, shop, address)).toBe('/tassen')
  })

  it('lies in the cart with its picture, its price and the way to change it', () => {
    const page = {
      shop,
      translate: translatorFor(shop, { warn: fields => expect.unreachable(JSON.stringify(fields)) }),
      href: (path: string) => pageHref(shop, path),
    } as unknown as Page
    const line = {
      ...{ id: '1', kind: 'mug' as ProductKind, title: '', configuration: { mugColour: 'red' } },
      description: [{ label: 'Produkt', value: 'Tasse, rot' }],
      ...{ quantity: 1, quantities: { previous: null, next: 2, most: 20 } },
      ...{ unitPrice: euro(1295), unitPriceOriginal: euro(1295), total: euro(1295) },
      ...{
        priceChange: null,
        unavailable: false,
        referencePrice: null,
        tiers: [],
        findings: [],
        names: null,
      },
      ...{ previewUrl: '/mug.webp', editUrl: '/configurator-mug?mugColour=red', draftId: '2' },
    } as unknown as CartLine
    const sums = { goods: euro(1295), discount: euro(0), shipping: euro(495), total: euro(1790) }
    const cart: Cart = {
      lines: [line],
      saved: [],
      removed: [],
      count: 1,
      sums: { ...sums, vat: [], vatIncluded: true },
    }
    const markup = renderToStaticMarkup(<CartPage page={page} cart={cart} problem={undefined} />)
    expect(markup).toContain('Tasse, rot')
    expect(markup).toContain('src="/mug.webp"')
    expect(markup).toContain('/configurator-mug?mugColour=red')
    expect(markup).toContain('12.95 EUR')
  })
})
