import {
  getSharedWishlist,
  getWishlist,
  getWishlistThemes,
  putWishlistItem,
  removeWishlistItem,
  shareWishlist,
  unshareWishlist,
} from '@passepartout/contracts'
import { MAX_WISHLIST_ITEMS } from '@passepartout/contracts/schemas'
import { putWishlistItem as putRow } from '@passepartout/db'
import { type Locale, parseDesignerUrl } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { newVisitor, useShop, type Visitor } from '../../shop.fixture.ts'

const shop = useShop()
const cards = (locale: Locale = 'de-DE') => shop().visitor({ channel: 'kartenliebe', locale })

const put = (visitor: Visitor, themeId: string, body: { palette?: string; note?: string } = {}) =>
  visitor.client.call(putWishlistItem, { params: { themeId }, body })
const remove = (visitor: Visitor, themeId: string) =>
  visitor.client.call(removeWishlistItem, { params: { themeId } })

async function listOf(visitor: Visitor) {
  const answer = await visitor.client.call(getWishlist, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.payload
}
const themesOf = async (visitor: Visitor) => (await listOf(visitor)).items.map(({ theme }) => theme.themeId)
const shared = (visitor: Visitor, token: string) =>
  visitor.client.call(getSharedWishlist, { params: { token } })

async function share(visitor: Visitor): Promise<string> {
  const answer = await visitor.client.call(shareWishlist, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.payload.shareToken
}

describe('a visitor’s wishlist', () => {
  test('is empty at first, and asking for it leaves no visitor behind', async () => {
    const visitor = cards()
    expect(await listOf(visitor)).toEqual({ items: [], shareToken: null })
    expect([...visitor.cookies.keys()]).toEqual(['wishlist-count'])
  })

  test('keeps a card once, however often its heart is pressed, and loses it the same way', async () => {
    const visitor = cards()
    for (let time = 0; time < 2; time++)
      expect(await put(visitor, 'olivenhain')).toMatchObject({ payload: { count: 1 } })
    expect(await themesOf(visitor)).toEqual(['olivenhain'])
    for (let time = 0; time < 2; time++)
      expect(await remove(visitor, 'olivenhain')).toMatchObject({ payload: { count: 0 } })
    expect(await themesOf(visitor)).toEqual([])
  })

  test('gives back what was taken off, so that nothing written is lost by a slip', async () => {
    const visitor = cards()
    await put(visitor, 'olivenhain', { palette: 'salbei', note: 'Mamas Favorit' })
    const removed = { palette: 'salbei', note: 'Mamas Favorit' }
    expect(await remove(visitor, 'olivenhain')).toMatchObject({ payload: { removed } })
    expect(await remove(visitor, 'olivenhain')).toMatchObject({ payload: { removed: null } })
    await put(visitor, 'olivenhain', removed)
    expect((await listOf(visitor)).items).toMatchObject([{ note: 'Mamas Favorit' }])
  })

  test('is there again for the same visitor after a restart, and for nobody else', async () => {
    const visitor = cards()
    await put(visitor, 'olivenhain', { note: 'Mamas Favorit' })
    const later = newVisitor(shop().api, { channel: 'kartenliebe' })
    for (const [name, value] of visitor.cookies) later.cookies.set(name, value)
    expect((await listOf(later)).items).toMatchObject([{ note: 'Mamas Favorit' }])
    expect(await themesOf(cards())).toEqual([])
  })

  test('shows each card in the palette it was kept in, with the way to its page, the designer and a sample', async () => {
    const visitor = cards('en-GB')
    await put(visitor, 'olivenhain')
    const palettes = (await listOf(visitor)).items[0]?.theme.palettes ?? []
    const other = palettes[1]?.id ?? ''
    await put(visitor, 'olivenhain', { palette: other })
    const [item] = (await listOf(visitor)).items
    expect(item).toMatchObject({
      theme: { name: expect.any(String), format: { value: 'B6p' } },
      palette: { id: other, name: palettes[1]?.name },
      detailPath: `/themes/olivenhain?designId=${other}`,
    })
    expect(item?.palette.preview).toContain(`palette=${other}`)
    const month = { year: 2026, month: 11 }
    const [designer, sample] = [item?.designerUrl ?? '', item?.sampleUrl ?? ''].map(url =>
      parseDesignerUrl(url, month),
    )
    expect(designer).toMatchObject({ kind: 'card', params: { themeId: 'olivenhain', designId: other } })
    expect(sample).toMatchObject({ params: { designId: other, isSample: true } })
  })

  test('tells the page how many cards there are by a cookie that scripts can read', async () => {
    const visitor = cards()
    await put(visitor, 'olivenhain')
    await put(visitor, 'bogen')
    expect(visitor.cookies.get('wishlist-count')).toBe('2')
    await remove(visitor, 'bogen')
    expect(visitor.cookies.get('wishlist-count')).toBe('1')
    expect(await visitor.client.call(getWishlistThemes, {})).toMatchObject({
      payload: { themeIds: ['olivenhain'] },
    })
  })

  test('leaves out what is no longer sold, and shows it again once it is', async () => {
    const visitor = cards()
    await put(visitor, 'bogen')
    const visitorId = /^[0-9a-f-]{36}/.exec(visitor.cookies.get('kartenliebe-visitor') ?? '')?.[0] ?? ''
    const { db, deps } = shop()
    await putRow(db, { visitorId, item: { themeId: 'sold-out' }, most: 9, now: deps.clock() })
    expect(await themesOf(visitor)).toEqual(['bogen'])
    expect(visitor.cookies.get('wishlist-count')).toBe('1')
  })
})

describe('a shared wishlist', () => {
  test('is what it is for its owner, notes included, until they take the link back', async () => {
    const [owner, friend] = [cards(), cards('fr-FR')]
    await put(owner, 'olivenhain', { note: 'Mamas Favorit' })
    const token = await share(owner)
    expect(await share(owner)).toBe(token)
    expect((await listOf(owner)).shareToken).toBe(token)
    expect(await shared(friend, token)).toMatchObject({
      payload: { items: [{ theme: { themeId: 'olivenhain' }, note: 'Mamas Favorit' }] },
    })
    await owner.client.call(unshareWishlist, {})
    expect(await shared(friend, token)).toMatchObject({ status: 404 })
    expect(await share(owner)).not.toBe(token)
  })

  test.each([
    'AAAAAAAAAAAAAAAAAAAAAAAA',
    '1',
    "'; drop table wishlists; --",
    '00000000-0000-4000-8000-000000000000',
  ])('is not found by guessing: %s', async token => {
    await share(cards())
    expect(await shared(cards(), token)).toMatchObject({ status: 404, code: 'not-found' })
  })

  test('cannot be changed by whoever reads it', async () => {
    const [owner, friend] = [cards(), cards()]
    await put(owner, 'olivenhain')
    const token = await share(owner)
    await remove(friend, 'olivenhain')
    await friend.client.call(unshareWishlist, {})
    expect(await shared(friend, token)).toMatchObject({
      payload: { items: [{ theme: { themeId: 'olivenhain' } }] },
    })
  })
})

describe('what the wishlist refuses', () => {
  test.each([
    ['a card that does not exist', 'gibt-es-nicht', {}, ['themeId']],
    ['a palette of another card', 'olivenhain', { palette: 'neon' }, ['palette']],
    ['a note without end', 'olivenhain', { note: 'x'.repeat(201) }, ['note']],
    ['a note that no database takes', 'olivenhain', { note: 'a\u0000b' }, ['note']],
  ])('is %s', async (_, themeId, body, fields) => {
    const answer = await put(cards(), themeId, body)
    expect(answer).toMatchObject({ status: 422, code: 'invalid-input' })
    expect(answer.ok ? [] : Object.keys(answer.errors)).toEqual(fields)
  })

  test('is a card more than fit on it', async () => {
    const visitor = cards()
    await put(visitor, 'olivenhain')
    const visitorId = /^[0-9a-f-]{36}/.exec(visitor.cookies.get('kartenliebe-visitor') ?? '')?.[0] ?? ''
    const { db, deps } = shop()
    for (let other = 1; other < MAX_WISHLIST_ITEMS; other++) {
      const item = { themeId: `other-${other}` }
      await putRow(db, { visitorId, item, most: MAX_WISHLIST_ITEMS, now: deps.clock() })
    }
    expect(await put(visitor, 'bogen')).toMatchObject({
      status: 422,
      code: 'wishlist-full',
      message: 'Der Merkzettel ist voll. Es passen bis zu 200 Karten darauf.',
    })
    expect(await put(visitor, 'olivenhain', { note: 'bleibt' })).toMatchObject({ ok: true })
  })

  test('is a change from another site’s page', async () => {
    const answer = await cards().request('/web-api/wishlist/items/olivenhain', {
      method: 'PUT',
      body: '{}',
      headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
    })
    expect(answer.status).toBe(403)
  })

  test('is a request that names no shop', async () => {
    const answer = await shop().api.request('http://kartenliebe.de.localhost/web-api/wishlist')
    expect(answer.status).toBe(400)
  })

  test('is everything in the shop that has no wishlist', async () => {
    const visitor = shop().visitor({ channel: 'passepartout' })
    const token = await share(cards())
    const answers = await Promise.all([
      visitor.client.call(getWishlist, {}),
      visitor.client.call(getWishlistThemes, {}),
      put(visitor, 'olivenhain'),
      remove(visitor, 'olivenhain'),
      visitor.client.call(shareWishlist, {}),
      visitor.client.call(unshareWishlist, {}),
      shared(visitor, token),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect(visitor.cookies.size).toBe(0)
  })
})
