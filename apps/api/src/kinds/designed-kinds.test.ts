import { addCartLine, createDraft, getCart } from '@passepartout/contracts'
import { createPagesDocument, type Document, withPhoto, withProofApproved } from '@passepartout/document'
import {
  type DesignableKind,
  documentKindOf,
  normaliseProduct,
  type ProductConfiguration,
  parseDesignerUrl,
  printedPagesOf,
  shopFor,
} from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { uploadPhoto } from '../frame-design.fixture.ts'
import { useShop, type Visitor } from '../shop.fixture.ts'
import { apiKindAdapter } from './registry.ts'

const shop = useShop()
const NOW = { year: 2026, month: 11 }
/** Products by designer address: quantity, number of pages, and the label of the last detail row. */
const PRODUCTS = [
  ['card', 'card?themeId=seeblick&quantity=60', 60, 2, 'Umschlag'],
  ['card', 'card?themeId=rakete&formatType=SQ&quantity=20', 20, 2, 'Umschlag'],
  ['card', 'card?formatType=DLl&folding=folded&quantity=20', 20, 4, 'Papier'],
  ['card', 'card?themeId=seeblick&isSample=true', 1, 2, 'Muster'],
  ['calendar', 'calendar?formatType=a3-quer&startMonth=4&year=2027', 1, 13, 'Zeitraum'],
  ['calendar', 'calendar?formatType=a3-quer&startMonth=4&year=2027&months=18', 1, 19, 'Zeitraum'],
  ['photobook', 'photobook?photobookFormat=300-300&photobookPageCount=48', 2, 26, 'Bindung'],
  ['photobox', 'photobox?photoboxType=small&boxSize=small&photoboxFormat=130x90&photos=12', 1, 12, 'Fotos'],
  ['collage', 'collage?designId=13&formatType=600x400&materialType=poster', 3, 1, 'Produkt'],
] as const

const CARD = { envelope: null, punching: null, read: null }

/** The product of an address and a document with one photo slot on each page. */
function designed(kind: DesignableKind, query: string) {
  const { catalogue: goods, designs } = shop().deps
  const catalogue = goods()
  const address = parseDesignerUrl(`/configurator-${query}`, NOW)
  if (!address) throw new Error(`${query} is no address`)
  const context = {
    catalogue,
    designs: designs(),
    shop: shopFor('passepartout', 'de-DE'),
    now: shop().deps.clock(),
  }
  const params = { ...address.params }
  const product = (apiKindAdapter(kind).addressed?.(context, params) ??
    normaliseProduct(catalogue, kind, params, context.shop, context.now)
      .configuration) as ProductConfiguration
  const printed = printedPagesOf(catalogue, product) ?? [{ widthMm: 600, heightMm: 400, bleed: 3 }]
  const pages = printed.map(({ safe = 4, ...page }, index) => ({
    ...{ id: `page-${index}`, ...page, safe },
    slots: [{ id: `photo-${index}`, box: 'full' as const }],
  }))
  const empty: Document = {
    ...createPagesDocument(documentKindOf(kind), pages),
    refinement: 'refinementType' in product ? product.refinementType : 'none',
    ...(product.kind === 'calendar'
      ? {
          calendar: {
            start: { year: product.year, month: product.startMonth },
            region: null,
            holidays: {},
            events: [],
            names: [],
          },
        }
      : {}),
  }
  return { product, empty }
}

async function filled(visitor: Visitor, empty: Document): Promise<Document> {
  const { id, name, width, height } = await uploadPhoto(visitor)
  const asset = { id, name, width, height, source: 'upload' as const, notices: [] }
  return empty.pages.reduce((document, _, index) => withPhoto(document, `photo-${index}`, asset), empty)
}

async function order(
  visitor: Visitor,
  kind: DesignableKind,
  query: string,
  document: Document,
  quantity: number,
) {
  const configuration = { designerUrl: `/configurator-${query}&locale=de-DE` }
  const read = kind === 'card' ? withProofApproved({ ...document, card: CARD }) : document
  const body = { kind: documentKindOf(kind), title: 'Für Anna', configuration, document: { ...read } }
  const made = await visitor.client.call(createDraft, { body } as never)
  if (!made.ok) throw new Error(`${made.code}: ${JSON.stringify(made.errors)}`)
  const { id: draftId, revision: draftRevision } = made.payload
  return visitor.client.call(addCartLine, { body: { draftId, draftRevision, quantity } })
}

describe.each(PRODUCTS)('a %s of /configurator-%s', (kind, query, quantity, pages, fact) => {
  test('is ordered with its design, in words and at the price of its quantity', async () => {
    const visitor = shop().visitor()
    const document = await filled(visitor, designed(kind, query).empty)
    expect(document.pages).toHaveLength(pages)
    const added = await order(visitor, kind, query, document, quantity)
    expect(added).toMatchObject({ ok: true, status: 201 })
    const cart = await visitor.client.call(getCart, {})
    const line = cart.ok ? cart.payload.lines[0] : undefined
    expect(line).toMatchObject({
      ...{ kind, quantity, title: 'Für Anna', unavailable: false },
      previewUrl: expect.stringContaining('/preview'),
      editUrl: expect.stringMatching(new RegExp(`/configurator-${kind}\\?.*draft=.*&line=`)),
    })
    expect(line?.description.map(({ label }) => label)).toEqual(expect.arrayContaining([fact]))
    expect(line?.description.every(({ value }) => value !== '')).toBe(true)
    // The first sample is free.
    const least = query.includes('isSample') ? 0 : 1
    expect(line?.total.amount).toBeGreaterThanOrEqual(least)
  })

  test.runIf(pages > 1 && kind !== 'photobox')(
    'is ordered with places that stay empty, which the cart says',
    async () => {
      const visitor = shop().visitor()
      const { empty } = designed(kind, query)
      const { id, name, width, height } = await uploadPhoto(visitor)
      const document = withPhoto(empty, 'photo-0', { id, name, width, height, source: 'upload', notices: [] })
      const added = await order(visitor, kind, query, document, quantity)
      expect(added).toMatchObject({ ok: true, status: 201 })
      const said = added.ok ? added.payload.cart.lines[0]?.findings : []
      const count = pages === 2 ? 'ein Feld bleibt leer' : `${pages - 1} Felder bleiben leer`
      expect(said).toMatchObject([{ text: expect.stringContaining(count), isBlocking: false }])
    },
  )

  test('is refused without any photo, and says so', async () => {
    const visitor = shop().visitor()
    const refused = await order(visitor, kind, query, designed(kind, query).empty, quantity)
    expect(refused).toMatchObject({
      status: 422,
      code: 'invalid-document',
      details: { findings: expect.arrayContaining([expect.objectContaining({ id: 'empty-slot' })]) },
    })
  })

  test('is refused with a page too many, in another size, or with a metal that is not paid for', async () => {
    const visitor = shop().visitor()
    const whole = await filled(visitor, designed(kind, query).empty)
    const [first] = whole.pages
    if (!first) throw new Error('It has no page')
    const wrong: Document[] = [
      { ...whole, pages: [...whole.pages, { ...first, id: 'more', elements: [] }] },
      { ...whole, pages: whole.pages.map(page => ({ ...page, trim: { width: 333, height: 222 } })) },
      { ...whole, refinement: whole.refinement === 'gold' ? 'none' : 'gold' },
    ]
    for (const document of wrong) {
      const refused = await order(visitor, kind, query, document, quantity)
      expect(refused).toMatchObject({ ok: false, status: 422, code: 'invalid-document' })
    }
  })
})

test('a card that nobody has read goes into the cart, which says so until it was read as it is', async () => {
  const visitor = shop().visitor()
  const [, query, quantity] = PRODUCTS[0]
  const document = await filled(visitor, { ...designed('card', query).empty, card: CARD })
  const configuration = { designerUrl: `/configurator-${query}&locale=de-DE` }
  const said = async (design: Document) => {
    const body = { kind: 'card' as const, title: 'Für Anna', configuration, document: { ...design } }
    const made = await visitor.client.call(createDraft, { body } as never)
    if (!made.ok) throw new Error(made.code)
    const { id: draftId, revision: draftRevision } = made.payload
    const added = await visitor.client.call(addCartLine, { body: { draftId, draftRevision, quantity } })
    if (!added.ok) throw new Error(added.code)
    return added.payload.cart.lines.find(({ id }) => id === added.payload.lineId)?.findings
  }
  const unread = [
    { text: expect.stringContaining('die Karte ist noch nicht gegengelesen'), isBlocking: false },
  ]
  expect(await said(document)).toEqual(unread)
  const read = withProofApproved(document)
  const [first, ...others] = read.pages
  if (!first) throw new Error('It has no page')
  const later = { ...first, elements: first.elements.map(element => ({ ...element, id: 'other' })) }
  expect(await said({ ...read, pages: [later, ...others] })).toEqual(unread)
  expect(JSON.stringify(await said(read))).not.toContain('gegengelesen')
})
