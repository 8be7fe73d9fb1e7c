import {
  addCartLine,
  createDraft,
  getCart,
  getProductFormReference,
  getSkuContainer,
} from '@passepartout/contracts'
import { createPagesDocument, type Document, withPhoto } from '@passepartout/document'
import { designerUrl, type ProductKind } from '@passepartout/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { uploadPhoto } from '../frame-design.fixture.ts'
import { useShop, type Visitor } from '../shop.fixture.ts'
import type { ApiKindAdapter } from './api-kind-adapter.ts'
import { pricedFormat } from './form-option.ts'
import { API_KIND_ADAPTERS } from './registry.ts'

const shop = useShop()
const MUG = 'mug' as ProductKind
const COLOURS = ['white', 'red']

interface Mug {
  kind: never
  mugColour: string
}

const mug: ApiKindAdapter<Mug> = {
  name: (_speaker, { mugColour }) => ['Mug', mugColour],
  describe: (_speaker, { mugColour }) => [{ label: 'Mug', value: mugColour }],
  link: ({ mugColour }, _current, extras) => designerUrl(MUG as 'card', { mugColour } as object, extras),
  calculator: context =>
    COLOURS.map(mugColour => {
      const product = { kind: MUG, mugColour } as never
      const formats = pricedFormat(context, product, { formatType: 'mug', text: 'Mug' })
      return {
        ...{ value: mugColour, name: mugColour, labelTranslationKey: 'mug', group: null },
        ...{ formats, initiallySelectedFormat: 'mug' },
      }
    }),
  calculated: ({ mugColour }) => ({ value: mugColour, formatType: 'mug' }),
  fitted: (_catalogue, _configuration, document) => document,
}

beforeAll(() => void Object.assign(API_KIND_ADAPTERS, { mug }))

const SHEET = { id: 'front', widthMm: 200, heightMm: 90, bleed: 2, safe: 3 }

/** A saved mug with a photo by the visitor. */
async function savedMug(visitor: Visitor, mugColour = 'red') {
  const { id, name, width, height } = await uploadPhoto(visitor)
  const asset = { id, name, width, height, source: 'upload' as const, notices: [] }
  const sheet = { ...SHEET, slots: [{ id: 'front.photo', box: 'full' as const }] }
  const empty: Document = createPagesDocument(MUG as 'card', [sheet])
  const document = withPhoto({ ...empty, assets: { [id]: asset } }, 'front.photo', asset)
  const address = `/configurator-mug?mugColour=${mugColour}`
  return visitor.client.call(createDraft, {
    body: {
      kind: MUG as 'card',
      title: 'For Anna',
      document: { ...document },
      configuration: { designerUrl: address },
    },
  })
}

describe('a kind of product that is added to the registry', () => {
  test('has a price by its article number, and the address of its designer', async () => {
    const answer = await shop()
      .visitor()
      .client.call(getSkuContainer, { query: { sku: 'mug-red' } })
    expect(answer).toMatchObject({
      payload: {
        kind: MUG,
        name: 'Mug, red',
        configuration: { mugColour: 'red' },
        priceCurrent: { amount: 1295 },
        designerUrl: '/configurator-mug?mugColour=red&locale=de-DE',
      },
    })
  })

  test('has a calculator', async () => {
    const query = { product: MUG as 'collage', sku: 'mug-red' }
    const answer = await shop().visitor().client.call(getProductFormReference, { query })
    expect(answer).toMatchObject({
      payload: { selectedValue: 'red', options: [{ value: 'white' }, { value: 'red' }] },
    })
  })

  test('is not sold by the shop that its facts leave out', async () => {
    const visitor = shop().visitor({ channel: 'kartenliebe' })
    const answer = await visitor.client.call(getSkuContainer, { query: { sku: 'mug-red' } })
    expect(answer).toMatchObject({ status: 404, code: 'not-in-this-shop' })
  })

  test('is saved, ordered and lies in the cart with its price, its words and the way back to its designer', async () => {
    const visitor = shop().visitor()
    const made = await savedMug(visitor)
    if (!made.ok) throw new Error(`${made.code} ${JSON.stringify(made.errors)}`)
    const { id: draftId, revision } = made.payload
    const body = { draftId, draftRevision: revision, quantity: 2 }
    const added = await visitor.client.call(addCartLine, { body })
    expect(added).toMatchObject({ ok: true, status: 201 })
    const cart = await visitor.client.call(getCart, {})
    expect(cart).toMatchObject({
      payload: {
        count: 1,
        lines: [
          {
            kind: MUG,
            title: 'For Anna',
            configuration: { mugColour: 'red' },
            description: [{ label: 'Mug', value: 'red' }],
            unitPrice: { amount: 1295 },
            total: { amount: 2590 },
            quantities: { previous: 1, next: 3, most: 20 },
            previewUrl: expect.stringContaining('/preview'),
            editUrl: expect.stringContaining('/configurator-mug?mugColour=red&locale=de-DE&draft='),
          },
        ],
        sums: { goods: { amount: 2590 } },
      },
    })
  })

  test('is refused where it cannot be made, or is more than can be ordered', async () => {
    const visitor = shop().visitor()
    const blue = await savedMug(visitor, 'blue')
    const red = await savedMug(visitor)
    const order = (draftId: string, quantity: number) =>
      visitor.client.call(addCartLine, { body: { draftId, draftRevision: 1, quantity } })
    const refused = { status: 422, code: 'invalid-configuration' }
    expect(await order(blue.ok ? blue.payload.id : '', 1)).toMatchObject(refused)
    expect(await order(red.ok ? red.payload.id : '', 21)).toMatchObject(refused)
  })
})
