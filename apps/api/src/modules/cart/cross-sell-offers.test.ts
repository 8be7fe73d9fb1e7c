import {
  addCartLine,
  crossSellPicture,
  getArticlePrice,
  getCartLinePhotos,
  getCrossSellOffers,
  removeCartLine,
} from '@passepartout/contracts'
import { findOrder, listOrderLines } from '@passepartout/db'
import type { Document } from '@passepartout/document'
import { type ProductConfiguration, parseDesignerUrl, shopFor } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { addCartArticleOnPage, checkOut, order, payloadOf, RIBBON } from '../../checkout.fixture.ts'
import { POSTER, posterDocument, readyDraft } from '../../frame-design.fixture.ts'
import { useShop, type Visitor } from '../../shop.fixture.ts'
import { crossSellOffers, photosInPageOrder } from './cross-sell-offers.ts'

const drawn: Document[] = []
const shop = useShop({
  drawLine: async ({ document, width }) => {
    drawn.push(document)
    return new TextEncoder().encode(`picture of ${width}`)
  },
})

async function withPoster(visitor: Visitor = shop().visitor()) {
  const { id: draftId, revision, photo } = await readyDraft(visitor)
  const added = await visitor.client.call(addCartLine, { body: { draftId, draftRevision: revision } })
  if (!added.ok) throw new Error(added.code)
  const params = { id: added.payload.lineId }
  const offers = await visitor.client.call(getCrossSellOffers, { params })
  if (!offers.ok) throw new Error(offers.code)
  return { visitor, params, photo, ...offers.payload }
}

describe('the picture of a line', () => {
  test('is offered as other products in its size, each at the price of that', async () => {
    const { visitor, offers, title } = await withPoster()
    expect(title).toBe('Drei Wochen Berge')
    expect(offers.map(({ id }) => id)).toEqual(['poster-oak', 'acrylic', 'canvas', 'photobox'])
    const { price, details, url } = offers[1] ?? {}
    expect(details?.[0]).toMatch(/^60.×.40.cm$/)
    expect(parseDesignerUrl(url ?? '', { year: 2026, month: 11 })).toMatchObject({
      kind: 'photo-frame',
      params: { materialType: 'acrylglas', formatType: '600x400' },
    })
    const asked = { materialType: 'acrylglas', formatType: '600x400', quantity: 1 } as const
    const known = await visitor.client.call(getArticlePrice, { query: { ...asked, optionTypes: [] } })
    expect(price?.amount).toBe(known.ok && known.payload.priceCurrent.amount)
  })

  test('is offered in the sizes next to its own', async () => {
    const { formats } = await withPoster()
    expect(formats.map(({ id }) => id)).toEqual(['450x300', '750x500'])
    expect(formats[0]?.price.amount).toBeLessThan(formats[1]?.price.amount ?? 0)
  })

  test('is offered to who ordered it, by its line in the order, with the same photos', async () => {
    const visitor = shop().visitor()
    const { id: draftId, revision, photo } = await readyDraft(visitor)
    await visitor.client.call(addCartLine, { body: { draftId, draftRevision: revision } })
    const { orderNumber } = payloadOf(await order(visitor, await checkOut(visitor)))
    const row = await findOrder(shop().db, orderNumber)
    const [line] = await listOrderLines(shop().db, row?.id ?? '')
    const params = { id: line?.id ?? '' }
    const found = payloadOf(await visitor.client.call(getCrossSellOffers, { params }))
    expect(found.offers.map(({ id }) => id)).toContain('acrylic')
    expect(payloadOf(await visitor.client.call(getCartLinePhotos, { params })).photos).toMatchObject([
      { id: photo.id },
    ])
    const [url = ''] = found.offers.map(({ picture }) => picture.url)
    expect((await visitor.request(url)).status).toBe(200)
    const { visitor: stranger } = await withPoster()
    expect(await stranger.client.call(getCrossSellOffers, { params })).toMatchObject({ status: 404 })
    expect((await stranger.request(url)).status).toBe(404)
  })

  test('is drawn on a card, too', async () => {
    const { visitor, params } = await withPoster()
    const drawn = await visitor.request(`/web-api/cart/lines/${params.id}/offers/christmas-card/picture`)
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  test('carries sample text on a card in the language of the cart line, not of the request', async () => {
    const { visitor, params } = await withPoster()
    await visitor.request(`/web-api/cart/lines/${params.id}/offers/christmas-card/picture`, {
      headers: { 'x-shop-locale': 'de-DE' },
    })
    expect(drawn.at(-1)).toMatchObject({ kind: 'card', locale: posterDocument().locale })
    expect(posterDocument().locale).toBe('en-GB')
  })

  test('is drawn as the offered product, and shown to its owner alone', async () => {
    const { visitor, offers } = await withPoster()
    const [url = ''] = offers.flatMap(({ picture }) => (picture.centre === null ? picture.url : []))
    const drawn = await visitor.request(url)
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(drawn.headers.get('cache-control')).toContain('private')
    const { visitor: stranger } = await withPoster()
    expect((await stranger.request(url)).status).toBe(404)
    expect((await shop().visitor().request(url)).status).toBe(404)
  })

  test('is no picture of what is no wall art, or is not offered', async () => {
    const { visitor, params } = await withPoster()
    for (const offer of ['photobox', 'nothing'])
      expect((await visitor.request(`/web-api/cart/lines/${params.id}/offers/${offer}/picture`)).status).toBe(
        404,
      )
    expect(crossSellPicture.path).toContain(':offer')
  })

  test('comes with its photos and their crops', async () => {
    const { visitor, params, photo } = await withPoster()
    const answer = await visitor.client.call(getCartLinePhotos, { params })
    expect(answer).toMatchObject({
      payload: { photos: [{ id: photo.id, crop: { fit: 'cover', centre: { u: 0.5, v: 0.5 } } }] },
    })
  })

  test('is nobody else’s, and gone with its line', async () => {
    const { visitor, params } = await withPoster()
    const { client } = shop().visitor()
    const { visitor: other } = await withPoster()
    for (const { status } of [
      await client.call(getCrossSellOffers, { params }),
      await client.call(getCartLinePhotos, { params }),
      await other.client.call(getCrossSellOffers, { params }),
      await other.client.call(getCartLinePhotos, { params }),
    ])
      expect(status).toBe(404)
    const odd = await visitor.client.call(getCartLinePhotos, { params: { id: '../../orders' } })
    expect(odd.ok).toBe(false)
    await visitor.client.call(removeCartLine, { params })
    expect(await visitor.client.call(getCartLinePhotos, { params })).toMatchObject({ status: 404 })
  })

  test('is nothing of an article without a design', async () => {
    const visitor = shop().visitor()
    const id = await addCartArticleOnPage(visitor, RIBBON)
    const params = { id: String(id) }
    expect(await visitor.client.call(getCrossSellOffers, { params })).toMatchObject({
      ok: false,
      status: 404,
    })
  })
})

describe('offers', () => {
  const asking = (channel: 'passepartout' | 'kartenliebe') => {
    const { deps } = shop()
    return {
      ...{ catalogue: deps.catalogue(), designs: deps.designs(), selling: deps.selling(), now: deps.clock() },
      shop: shopFor(channel, 'de-DE'),
    }
  }
  const calendar = { kind: 'calendar' } as ProductConfiguration

  test('of kartenliebe are what kartenliebe sells', () => {
    const found = crossSellOffers(asking('kartenliebe'), calendar, { way: 'portrait', photos: 1 })
    expect(found.map(({ configuration: { kind } }) => kind)).toEqual(['photobook', 'card', 'collage'])
  })

  test('of several photos begin with a print of each, at the price of all of them', () => {
    const [prints] = crossSellOffers(asking('passepartout'), calendar, { way: 'portrait', photos: 12 })
    expect(prints).toMatchObject({ id: 'prints', count: 12, configuration: { kind: 'photoprint' } })
    const [one] = crossSellOffers(asking('passepartout'), calendar, { way: 'portrait', photos: 1 })
    expect(one?.id).toBe('poster-oak')
  })

  test.each([
    ['2026-12-01T12:00:00Z', ['christmas-card']],
    ['2027-03-01T12:00:00Z', ['easter-card']],
    ['2026-07-01T12:00:00Z', []],
  ])('of cards are those of the season, on %s', (now, cards) => {
    const found = crossSellOffers({ ...asking('kartenliebe'), now: new Date(now) }, calendar, {
      ...{ way: 'portrait', photos: 1 },
    })
    expect(found.map(({ id }) => id).filter(id => id.endsWith('-card'))).toEqual(cards)
  })

  test('stand upright where the photo does', () => {
    const [poster] = crossSellOffers(asking('passepartout'), calendar, { way: 'portrait', photos: 1 })
    expect(poster?.configuration).toMatchObject({ materialType: 'poster', formatType: '400x600' })
  })

  test('of a canvas are never that canvas', () => {
    const canvas = {
      ...POSTER,
      kind: 'photo-frame',
      materialType: 'leinwand',
    } as unknown as ProductConfiguration
    expect(
      crossSellOffers(asking('passepartout'), canvas, { way: 'landscape', photos: 1 }).map(({ id }) => id),
    ).not.toContain('canvas')
  })

  test('have no photo that is gone', () => {
    const photo = { id: 'a', name: 'a.jpg', width: 300, height: 200 }
    const document = posterDocument(photo as Parameters<typeof posterDocument>[0])
    expect(photosInPageOrder(document, new Set(['a']))).toHaveLength(1)
    expect(photosInPageOrder(document, new Set())).toEqual([])
  })
})
