import { describeEachDatabase } from '@passepartout/testing'
import { expect, test } from 'vitest'
import type { Database } from '../open.ts'
import { createVisitor, NOON, newId } from './rows.fixture.ts'
import {
  findSharedWishlist,
  findShareToken,
  listWishlistItems,
  mergeWishlists,
  putWishlistItem,
  removeWishlistItem,
  shareWishlist,
  unshareWishlist,
  type WishlistItemInput,
} from './wishlists.ts'

const most = 4
let minute = 0

/** Each card a minute after the previous one. */
async function put(db: Database, visitorId: string, ...items: (string | WishlistItemInput)[]) {
  const answers: string[] = []
  for (const item of items) {
    minute += 1
    const now = new Date(NOON.getTime() + minute * 60_000)
    const change = typeof item === 'string' ? { themeId: item } : item
    answers.push(await putWishlistItem(db, { visitorId, item: change, most, now }))
  }
  return answers
}

const themesOf = async (db: Database, visitorId: string) =>
  (await listWishlistItems(db, { visitorId })).map(({ themeId }) => themeId)

describeEachDatabase('the wishlist', database => {
  test('shows the newest card first, each once', async () => {
    const db = database()
    const visitorId = await createVisitor(db)
    await put(db, visitorId, 'olivenhain', 'bogen', 'olivenhain')
    expect(await themesOf(db, visitorId)).toEqual(['bogen', 'olivenhain'])
  })

  test('keeps colours and note where a card is put there again without them', async () => {
    const db = database()
    const visitorId = await createVisitor(db)
    await put(db, visitorId, { themeId: 'bogen', palette: 'rost', note: 'Mamas Favorit' }, 'bogen')
    await put(db, visitorId, { themeId: 'bogen', palette: 'salbei' })
    expect(await listWishlistItems(db, { visitorId })).toMatchObject([
      { palette: 'salbei', note: 'Mamas Favorit' },
    ])
    await put(db, visitorId, { themeId: 'bogen', note: '' })
    expect(await listWishlistItems(db, { visitorId })).toMatchObject([{ palette: 'salbei', note: '' }])
  })

  test('takes no more cards than allowed, also when many come at once', async () => {
    const db = database()
    const visitorId = await createVisitor(db)
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(theme => put(db, visitorId, theme)))
    expect(answers.flat().filter(answer => answer === 'kept')).toHaveLength(most)
    expect(await themesOf(db, visitorId)).toHaveLength(most)
    const [kept = ''] = await themesOf(db, visitorId)
    expect(await put(db, visitorId, kept)).toEqual(['kept'])
  })

  test('loses a card as often as it is asked to, and only the visitor’s own', async () => {
    const db = database()
    const [visitorId, stranger] = [await createVisitor(db), await createVisitor(db)]
    await put(db, visitorId, 'bogen')
    await put(db, stranger, 'bogen')
    for (let time = 0; time < 2; time++) await removeWishlistItem(db, { visitorId, themeId: 'bogen' })
    expect(await themesOf(db, visitorId)).toEqual([])
    expect(await themesOf(db, stranger)).toEqual(['bogen'])
  })

  test('opens with its link until the link is taken back; the next one is another', async () => {
    const db = database()
    const visitorId = await createVisitor(db)
    await put(db, visitorId, 'bogen')
    const [first, second] = [newId(), newId()]
    expect(await shareWishlist(db, { visitorId, token: first, now: NOON })).toBe(first)
    expect(await shareWishlist(db, { visitorId, token: second, now: NOON })).toBe(first)
    expect(await findSharedWishlist(db, { token: first })).toMatchObject([{ themeId: 'bogen' }])
    await unshareWishlist(db, { visitorId })
    expect(await findShareToken(db, { visitorId })).toBeUndefined()
    expect(await findSharedWishlist(db, { token: first })).toBeUndefined()
    expect(await shareWishlist(db, { visitorId, token: second, now: NOON })).toBe(second)
  })

  test('of whoever logs in goes over to their account, notes included, and leaves nothing behind', async () => {
    const db = database()
    const [device, account] = [await createVisitor(db), await createVisitor(db)]
    await put(db, account, { themeId: 'bogen', note: 'Unsere' }, 'anker')
    await put(db, device, { themeId: 'bogen', note: 'Mamas' }, { themeId: 'anker', note: 'Papas' }, 'dino')
    const token = await shareWishlist(db, { visitorId: device, token: newId(), now: NOON })
    const merge = { from: device, into: account, most, now: NOON }
    await mergeWishlists(db, merge)
    await mergeWishlists(db, merge)
    const notes = (await listWishlistItems(db, { visitorId: account })).map(row => [row.themeId, row.note])
    expect(notes).toEqual([
      ['dino', ''],
      ['anker', 'Papas'],
      ['bogen', 'Unsere'],
    ])
    expect(await themesOf(db, device)).toEqual([])
    expect(await findSharedWishlist(db, { token })).toBeUndefined()
  })

  test('merged with one that is nearly full takes the newest cards', async () => {
    const db = database()
    const [device, account] = [await createVisitor(db), await createVisitor(db)]
    await put(db, device, 'a', 'b', 'c')
    await put(db, account, 'x', 'y', 'z')
    await mergeWishlists(db, { from: device, into: account, most, now: NOON })
    expect(await themesOf(db, account)).toEqual(['z', 'y', 'x', 'c'])
  })
})
