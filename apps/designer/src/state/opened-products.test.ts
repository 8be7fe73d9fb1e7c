// @vitest-environment happy-dom
import {
  type Asset,
  allSlots,
  createPagesDocument,
  type Document,
  withAddedText,
  withPhoto,
} from '@passepartout/document'
import { createTranslator } from '@passepartout/domain'
import { createEditor } from '@passepartout/editor'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ConfiguredProduct } from '../data/configured-product.ts'
import { MESSAGES } from '../messages/index.ts'
import type { DesignerBase } from './designer-base.ts'
import { createOpenedProducts } from './opened-products.ts'
import { createStore } from './store.ts'

const size = { widthMm: 210, heightMm: 297, bleed: 3, safe: 5 }
const plan = (id: string) => ({ id, ...size, slots: [{ id: `${id}.photo`, box: 'full' as const }] })
const documentOf = (pages: number): Document =>
  createPagesDocument(
    'photobook',
    Array.from({ length: pages }, (_, at) => plan(`page-${at + 1}`)),
  )
const address = (pages: number) => `/configurator-photobook?photobookPageCount=${pages}`
const productOf = (pages: number) =>
  ({
    ...{ address: address(pages), choose: `/fotobuch?pages=${pages}`, facts: [], corrections: [], pages: [] },
    ...{ quantity: 1, delivery: null, price: { current: { amount: 100 * pages, text: `${pages} €` } } },
    document: documentOf(pages),
  }) as unknown as ConfiguredProduct
const photo = (id: string): Asset => ({
  ...{ id, name: `${id}.jpg`, width: 4000, height: 3000, source: 'upload', notices: [] },
})

let told: string[]
/** The shop's response, and whether it is reachable. */
let shopNow: { answer: (pages: number) => ConfiguredProduct | null; isOffline?: true }
beforeEach(() => {
  told = []
  shopNow = { answer: productOf }
  vi.stubGlobal('fetch', async (url: URL) => {
    if (shopNow.isOffline) throw new TypeError('Failed to fetch')
    const product = shopNow.answer(Number(url.searchParams.get('photobookPageCount')))
    return { ok: product !== null, json: async () => ({ product }) }
  })
})
afterEach(() => vi.unstubAllGlobals())

function opened(state: { viewer?: boolean; online?: boolean } = {}, write = (one: Document) => one) {
  const placed = allSlots(documentOf(4)).reduce(
    (one, { slot }, at) => withPhoto(one, slot.id, photo(`photo-${at}`)),
    documentOf(4),
  )
  const document = write(placed)
  const editor = createEditor({ document, configuration: { designerUrl: address(4) } })
  const design = createStore({
    viewer: false,
    online: true,
    line: null,
    changing: null,
    price: { status: 'known' },
    ...state,
  })
  const data = {
    ...{ kind: 'photobook', platform: 'web', shop: { locale: 'de-DE' }, product: productOf(4) },
    urls: { choose: null },
  }
  const base = {
    ...{ editor, design, data, kind: { isPricedHere: false } },
    storedConfiguration: () => editor.getSnapshot().configuration,
    toasts: { show: ({ text }: { text: string }) => told.push(text), dismiss: () => undefined },
    announcer: { alert: () => undefined },
    t: createTranslator(MESSAGES.de ?? {}, { locale: 'de-DE', language: 'de' }),
  } as unknown as DesignerBase
  return { editor, design, data, products: createOpenedProducts(base, address(4)) }
}
const NEW = { option: 'Seiten', value: '2 Seiten' }
const change = ({ products }: ReturnType<typeof opened>, pages: number) =>
  products.change({ photobookPageCount: String(pages) }, NEW)

describe('another choice of a product', () => {
  test('is one step, sets aside what has no place, says so, and goes back by one', async () => {
    const shop = opened()
    const before = shop.editor.getSnapshot().document
    expect(await change(shop, 2)).toBe(true)
    const { document } = shop.editor.getSnapshot()
    expect([document.pages.length, document.aside]).toEqual([2, ['photo-2', 'photo-3']])
    expect(told).toHaveLength(1)
    expect(told[0]).toContain('2')
    expect(shop.data.product.address).toBe(address(2))
    shop.editor.history.undo()
    expect(JSON.stringify(shop.editor.getSnapshot().document)).toBe(JSON.stringify(before))
  })

  test('says how many texts have no place any more, and not that they came along', async () => {
    const shop = opened({}, document => {
      const { pages, ...rest } = withAddedText(document, 'page-4', 'end', 'Und Schluss')
      const own = ({ elements, ...page }: Document['pages'][number]) => ({
        ...page,
        elements: elements.map(one => (one.type === 'text' ? { ...one, own: true } : one)),
      })
      return { ...rest, pages: pages.map(own) }
    })
    expect(await change(shop, 2)).toBe(true)
    expect(told).toEqual([expect.stringContaining('1 Text hat dort keinen Platz und wird nicht gedruckt')])
    expect(told[0]).not.toContain('mitgekommen')
    await change(shop, 4)
    expect(told[1]).toContain('mitgekommen')
  })

  test('and back by another choice gives the same bytes', async () => {
    const shop = opened()
    const before = JSON.stringify(shop.editor.getSnapshot().document)
    await change(shop, 2)
    await change(shop, 4)
    expect(JSON.stringify(shop.editor.getSnapshot().document)).toBe(before)
  })

  test.each<[string, typeof shopNow, Parameters<typeof opened>[0], number]>([
    ['without a connection', { answer: productOf }, { online: false }, 1],
    ['where the connection breaks on the way', { answer: productOf, isOffline: true }, {}, 1],
    ['that the shop does not sell', { answer: () => null }, {}, 1],
    ['that the shop corrects to what there is', { answer: () => productOf(4) }, {}, 1],
    ['in a tab that only shows the draft', { answer: productOf }, { viewer: true }, 0],
  ])('%s changes nothing', async (_what, happens, state, said) => {
    const shop = opened(state)
    const before = shop.editor.getSnapshot()
    shopNow = happens
    expect(await change(shop, 2)).toBe(false)
    expect(shop.editor.getSnapshot().document).toBe(before.document)
    expect(shop.editor.getSnapshot().configuration).toEqual(before.configuration)
    expect(told).toHaveLength(said)
    expect(shop.design.get()).toMatchObject({ changing: null, price: { status: 'known' } })
  })

  test('that comes after a later one is dropped', async () => {
    const shop = opened()
    const results = await Promise.all([change(shop, 2), change(shop, 3)])
    expect(results).toEqual([false, true])
    expect(shop.editor.getSnapshot().document.pages).toHaveLength(3)
  })
})
