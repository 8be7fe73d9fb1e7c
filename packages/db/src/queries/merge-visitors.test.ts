import { describeEachDatabase } from '@passepartout/testing'
import { expect, test } from 'vitest'
import type { Database } from '../open.ts'
import { addCartLine, type NewCartLine } from './carts.ts'
import { getOrCreateCheckout, updateCheckout } from './checkouts.ts'
import { insertDraft, listDrafts } from './drafts.ts'
import { mergeVisitor } from './merge-visitors.ts'
import { insertOrder } from './orders.ts'
import { findPhotoByContent, listPhotos } from './photos.ts'
import { type CartOwner, listAllLines, listCartLines } from './read-carts.ts'
import {
  createReadyPhoto,
  createVisitor,
  NOON,
  newId,
  ownerOf,
  sampleCartLine,
  sampleOrder,
  sampleOrderLine,
} from './rows.fixture.ts'
import { findVisitor } from './visitors.ts'
import { listWishlistItems, putWishlistItem } from './wishlists.ts'

const most = { cartLines: 3, wishlistItems: 3 }
const merge = (db: Database, from: string, into: string) =>
  db.transaction(tx => mergeVisitor(tx, { from, into, most, now: NOON }))
const two = async (db: Database) => ({ from: await createVisitor(db), into: await createVisitor(db) })
const put = (db: Database, owner: CartOwner, part: Partial<NewCartLine>) =>
  addCartLine(db, { owner, line: sampleCartLine(part), photoIds: [], most: 100, now: NOON })

interface CartCase {
  what: string
  browser: Partial<NewCartLine>[]
  account: Partial<NewCartLine>[]
  ordered: [string, number][]
  aside?: string[]
}

const DRAFT_A = { contentHash: 'a', title: 'A' }
const CARTS: CartCase[] = [
  { what: 'nothing and nothing are nothing', browser: [], account: [], ordered: [] },
  {
    what: 'comes into an empty account as it is',
    browser: [DRAFT_A],
    account: [],
    ordered: [['A', 1]],
  },
  {
    what: 'is added behind what the account has',
    browser: [{ contentHash: 'b', title: 'B', quantity: 2 }],
    account: [DRAFT_A],
    ordered: [
      ['A', 1],
      ['B', 2],
    ],
  },
  {
    what: 'with the same design on both sides has it once, in the larger number',
    browser: [{ ...DRAFT_A, quantity: 5 }],
    account: [{ ...DRAFT_A, quantity: 2 }],
    ordered: [['A', 5]],
  },
  {
    what: 'that does not fit is laid aside, and nothing is lost',
    browser: [
      { contentHash: 'c', title: 'C' },
      { contentHash: 'd', title: 'D' },
    ],
    account: [DRAFT_A, { contentHash: 'b', title: 'B' }],
    ordered: [
      ['A', 1],
      ['B', 1],
      ['C', 1],
    ],
    aside: ['D'],
  },
]

describeEachDatabase('what a log-in brings along', database => {
  test.each(CARTS)('a cart $what', async ({ browser, account, ordered, aside = [] }) => {
    const db = database()
    const { from, into } = await two(db)
    for (const line of browser) await put(db, ownerOf(from), line)
    for (const line of account) await put(db, ownerOf(into), line)
    await merge(db, from, into)
    const lines = await listCartLines(db, ownerOf(into))
    expect(lines.map(({ title, quantity }) => [title, quantity])).toEqual(ordered)
    expect(
      (await listAllLines(db, { owner: ownerOf(into), now: NOON }))
        .filter(({ savedAt }) => savedAt)
        .map(({ title }) => title),
    ).toEqual(aside)
    expect(await listCartLines(db, ownerOf(from))).toEqual([])
  })

  test('carts of two countries stay two', async () => {
    const db = database()
    const { from, into } = await two(db)
    await put(db, ownerOf(from, 'ch'), { title: 'Zürich' })
    await put(db, ownerOf(into, 'de'), { title: 'Berlin' })
    await merge(db, from, into)
    expect(await listCartLines(db, ownerOf(into, 'ch'))).toMatchObject([{ title: 'Zürich' }])
    expect(await listCartLines(db, ownerOf(into, 'de'))).toMatchObject([{ title: 'Berlin' }])
  })

  test.each([
    ['the browser’s, which was typed last', true, 'browser'],
    ['the account’s, where the browser’s is empty', false, 'account'],
  ])('the address in the checkout is %s', async (_what, isTyped, expected) => {
    const db = database()
    const { from, into } = await two(db)
    for (const [visitorId, name] of [
      [from, 'browser'],
      [into, 'account'],
    ] as const) {
      await put(db, ownerOf(visitorId), { title: name, contentHash: name })
      const address = name === 'account' || isTyped ? { contact: { email: name, phone: '' } } : null
      const opened = await getOrCreateCheckout(db, { owner: ownerOf(visitorId), now: NOON })
      if (opened) await updateCheckout(db, { cartId: opened.cartId, address, now: NOON })
    }
    await merge(db, from, into)
    const kept = await getOrCreateCheckout(db, { owner: ownerOf(into), now: NOON })
    expect(kept?.address).toEqual({ contact: { email: expected, phone: '' } })
  })

  test('designs of both sides are kept, also of the same name', async () => {
    const db = database()
    const { from, into } = await two(db)
    for (const visitorId of [from, into]) {
      const draft = { title: 'Berge', configuration: {}, contentHash: 'same', documentJson: '{}' }
      await insertDraft(db, { visitorId, id: newId(), kind: 'photo-frame', ...draft, now: NOON })
    }
    await merge(db, from, into)
    expect(await listDrafts(db, { visitorId: into })).toHaveLength(2)
    expect(await listDrafts(db, { visitorId: from })).toEqual([])
  })

  test('photos are kept, also the same one twice, as designs name them', async () => {
    const db = database()
    const { from, into } = await two(db)
    const same = { sha256: 'same' }
    const ids = [
      await createReadyPhoto(db, from, same),
      await createReadyPhoto(db, into, same),
      await createReadyPhoto(db, from),
    ]
    await merge(db, from, into)
    const kept = (await listPhotos(db, { visitorId: into })).map(({ id }) => id)
    expect(kept.toSorted()).toEqual(ids.toSorted())
    expect(await findPhotoByContent(db, { visitorId: into, sha256: 'same' })).toMatchObject({ id: ids[1] })
  })

  test('cards of both wishlists are kept as far as there is room', async () => {
    const db = database()
    const { from, into } = await two(db)
    const like = (visitorId: string, themeId: string) =>
      putWishlistItem(db, { visitorId, item: { themeId }, most: 10, now: NOON })
    for (const theme of ['bogen', 'olivenhain']) await like(from, theme)
    for (const theme of ['bogen', 'seide']) await like(into, theme)
    await merge(db, from, into)
    const themes = (await listWishlistItems(db, { visitorId: into })).map(({ themeId }) => themeId)
    expect(themes.sort()).toEqual(['bogen', 'olivenhain', 'seide'])
  })

  test('orders of the browser are the account’s', async () => {
    const db = database()
    const { from, into } = await two(db)
    const order = await db.transaction(tx => insertOrder(tx, sampleOrder(from), [sampleOrderLine()]))
    await merge(db, from, into)
    expect((await db.query.orders.findMany()).map(({ id, visitorId }) => [id, visitorId])).toEqual([
      [order.id, into],
    ])
  })

  test('the browser’s cookie is worth nothing afterwards, and a second log-in with it moves nothing', async () => {
    const db = database()
    const { from, into } = await two(db)
    await Promise.all([merge(db, from, into), merge(db, from, into)])
    expect(await findVisitor(db, { id: from, now: NOON })).toBe('revoked')
    expect(await findVisitor(db, { id: into, now: NOON })).not.toBe('revoked')
    await put(db, ownerOf(from), { title: 'planted' })
    await merge(db, from, into)
    expect(await listCartLines(db, ownerOf(into))).toEqual([])
  })

  test('a log-in that fails half way moves nothing', async () => {
    const db = database()
    const { from, into } = await two(db)
    await put(db, ownerOf(from), { title: 'A' })
    const broken = db.transaction(async tx => {
      await mergeVisitor(tx, { from, into, most, now: NOON })
      throw new Error('the process died')
    })
    await expect(broken).rejects.toThrow('died')
    expect(await listCartLines(db, ownerOf(from))).toHaveLength(1)
    expect(await findVisitor(db, { id: from, now: NOON })).not.toBe('revoked')
  })
})
