import {
  changeGuestBook,
  decideGuestBookEntry,
  getGuestBookOfOrder,
  openGuestBook,
  readGuestBook,
  removeGuestBook,
  removeGuestBookEntry,
  showWaitingGuestBookEntries,
  writeGuestBook,
} from '@passepartout/contracts'
import { type Channel, DAY_MS, type Locale } from '@passepartout/domain'
import { beforeEach, describe, expect, test } from 'vitest'
import { payloadOf } from '../../checkout.fixture.ts'
import { NOON, placedOrder, posterLine } from '../../orders.fixture.ts'
import { useShop } from '../../shop.fixture.ts'
import { enqueueGuestBookEmail } from './enqueue-guest-book-email.ts'

let now = NOON
const shop = useShop({ clock: () => now })
beforeEach(() => {
  now = NOON
})
const afterDays = (days: number) => {
  now = new Date(NOON.getTime() + days * DAY_MS)
}

const WEDDING = 'olivenhain'
const MOURNING = 'blattadern'
const LAST_DATE = '2027-06-30'

const reader = (locale: Locale = 'de-DE', channel: Channel = 'kartenliebe') =>
  shop().visitor({ channel, locale }).client

async function orderOf(designId: string, part: { isPaid?: boolean; channel?: Channel } = {}) {
  const { isPaid = true, channel = 'kartenliebe' } = part
  const card = { kind: 'card', document: { design: { id: designId } } }
  const placed = await placedOrder(shop(), { channel, lines: [posterLine(undefined, card)] })
  if (isPaid) await placed.move('payment-awaited', 'paid')
  const params = { token: placed.token }
  return { ...placed, params }
}

/** An open guest book with the actions of owner and guests. */
async function openBook(designId = WEDDING) {
  const { params, order } = await orderOf(designId)
  const body = { title: 'Lena & Jonas', lastDate: LAST_DATE }
  const { book } = payloadOf(await reader().call(openGuestBook, { params, body }))
  const token = book?.url.split('/').filter(Boolean).at(-1) ?? ''
  const own = async () => payloadOf(await reader().call(getGuestBookOfOrder, { params })).book
  return {
    ...{ params, order, book, token, own },
    write: (author = 'Oma Ilse', text = 'Alles Gute!', locale: Locale = 'de-DE') =>
      reader(locale).call(writeGuestBook, { params: { token }, body: { author, text } }),
    read: (locale: Locale = 'de-DE') => reader(locale).call(readGuestBook, { params: { token } }),
    decide: async (state: 'shown' | 'hidden') => {
      const id = (await own())?.entries[0]?.id ?? ''
      return reader().call(decideGuestBookEntry, { params: { ...params, id }, body: { state } })
    },
  }
}

describe('a book', () => {
  test.each([
    [WEDDING, 'guest', 'gaestebuch', '2027-11-21'],
    [MOURNING, 'condolence', 'kondolenzbuch', '2027-03-21'],
  ])('of an order of %s cards is a %s book', async (designId, kind, word, proposed) => {
    const { params } = await orderOf(designId)
    const offered = payloadOf(await reader().call(getGuestBookOfOrder, { params }))
    expect(offered).toMatchObject({ kind, book: null, days: { first: '2026-11-22', proposed } })
    const body = { title: 'Ilse Sommer', lastDate: LAST_DATE }
    const { book } = payloadOf(await reader().call(openGuestBook, { params, body }))
    expect(book).toMatchObject({
      ...{ kind, title: 'Ilse Sommer', lastDate: LAST_DATE, isOpen: true, entries: [] },
      url: expect.stringMatching(new RegExp(`^https://kartenliebe\\.de\\.example/${word}/[\\w-]{22}/?$`)),
      lastDay: { text: '30.\u00a0Juni 2027' },
      deletedAt: { text: '29.\u00a0September 2027' },
    })
  })

  test('is opened once, whatever comes at once', async () => {
    const { params } = await orderOf(WEDDING)
    const body = { title: 'Lena & Jonas', lastDate: LAST_DATE }
    const opened = await Promise.all([1, 2, 3].map(() => reader().call(openGuestBook, { params, body })))
    expect(opened.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  test.each([
    ['cards for a birthday', () => orderOf('konfetti'), 404],
    ['an order that is not paid', () => orderOf(WEDDING, { isPaid: false }), 409],
    ['a channel without books', () => orderOf(WEDDING, { channel: 'passepartout' }), 404],
  ])('does not come with %s', async (_what, order, status) => {
    const { params, order: placed } = await order()
    const client = reader('de-DE', placed.channel)
    expect(await client.call(getGuestBookOfOrder, { params })).toMatchObject({ status })
    const body = { title: 'Lena & Jonas', lastDate: LAST_DATE }
    expect(await client.call(openGuestBook, { params, body })).toMatchObject({ status })
  })

  test.each([
    ['no name', { title: ' ' }],
    ['a name without a look', { title: '\u200b\u2060' }],
    ['a novel', { title: 'x'.repeat(81) }],
    ['a day that is over', { lastDate: '2026-11-20' }],
    ['a day in years', { lastDate: '2028-06-30' }],
    ['no day', { lastDate: '2027-02-30' }],
  ])('with %s is refused', async (_what, change) => {
    const { params } = await orderOf(WEDDING)
    const body = { title: 'Lena & Jonas', lastDate: LAST_DATE, ...change }
    const answer = await reader().call(openGuestBook, { params, body })
    expect(answer).toMatchObject({
      status: 422,
      errors: { [Object.keys(change)[0] ?? '']: expect.any(Array) },
    })
  })

  test('gets another name and is ended today, which closes it after midnight', async () => {
    const { params, own, write } = await openBook()
    const body = { title: 'Lena und Jonas', lastDate: '2026-11-21' }
    await reader().call(changeGuestBook, { params, body })
    expect(await own()).toMatchObject({ title: 'Lena und Jonas', isOpen: true })
    expect(await write()).toMatchObject({ status: 201 })
    afterDays(0.6)
    expect(await own()).toMatchObject({ isOpen: false })
    expect(await write()).toMatchObject({ status: 410 })
  })

  test('is deleted by its owner with all that was written', async () => {
    const { params, write, read, own } = await openBook()
    await write()
    expect(await reader().call(removeGuestBook, { params })).toMatchObject({ payload: { book: null } })
    expect([await read(), await write()]).toMatchObject([{ status: 404 }, { status: 404 }])
    expect(await own()).toBeNull()
    expect(await shop().db.query.guestBookEntries.findMany()).toEqual([])
  })

  test('goes by itself ninety days after its last day', async () => {
    await openBook()
    const left = async () => (await shop().db.query.guestBooks.findMany()).length
    now = new Date('2027-09-28T12:00:00Z')
    await shop().api.repair()
    expect(await left()).toBe(1)
    now = new Date('2027-09-29T12:00:00Z')
    await shop().api.repair()
    expect(await left()).toBe(0)
  })
})

describe('an entry', () => {
  test('is seen by guests of every language once the owner shows it, and no more when it is hidden', async () => {
    const { write, read, decide } = await openBook()
    expect(await write('Oma Ilse', 'Alles Gute!\r\nEure Oma')).toMatchObject({ payload: { isWaiting: true } })
    expect(await read()).toMatchObject({ payload: { title: 'Lena & Jonas', entries: [] } })
    await decide('shown')
    const entry = { author: 'Oma Ilse', text: 'Alles Gute!\nEure Oma' }
    expect(await read()).toMatchObject({
      payload: { entries: [{ ...entry, writtenAt: { text: '21.\u00a0November 2026' } }] },
    })
    expect(await read('fr-FR')).toMatchObject({
      payload: { entries: [{ ...entry, writtenAt: { text: expect.stringContaining('novembre') } }] },
    })
    await decide('hidden')
    expect(await read()).toMatchObject({ payload: { entries: [] } })
  })

  test('is shown with all others that wait', async () => {
    const { params, write, read, decide } = await openBook()
    await write()
    await decide('hidden')
    await write('Tom', 'Hoch!')
    await write('Ida', 'Hoch!')
    const shown = await reader().call(showWaitingGuestBookEntries, { params })
    expect(shown).toMatchObject({ payload: { shown: 2 } })
    expect(
      payloadOf(await read())
        .entries.map(({ author }) => author)
        .sort(),
    ).toEqual(['Ida', 'Tom'])
  })

  test('is decided and deleted by the owner of its book only', async () => {
    const { own, write, read } = await openBook()
    await write()
    const id = (await own())?.entries[0]?.id ?? ''
    const other = await openBook()
    const params = { ...other.params, id }
    const calls = [
      await reader().call(decideGuestBookEntry, { params, body: { state: 'shown' } }),
      await reader().call(removeGuestBookEntry, { params }),
      await reader().call(removeGuestBookEntry, { params: { token: 'x'.repeat(22), id } }),
    ]
    expect(calls.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(payloadOf(await read()).entries).toEqual([])
    expect((await own())?.entries).toHaveLength(1)
  })

  test.each([
    ['no name', { author: '' }],
    ['a name without a look', { author: '\u2800' }],
    ['no words', { text: ' \n ' }],
    ['a novel', { text: 'x'.repeat(1501) }],
  ])('with %s is refused', async (_what, change) => {
    const { token, own } = await openBook()
    const body = { author: 'Oma', text: 'Alles Gute', ...change }
    const answer = await reader().call(writeGuestBook, { params: { token }, body })
    expect(answer).toMatchObject({ status: 422 })
    expect((await own())?.entries).toEqual([])
  })

  test('is the last one of a thousand', async () => {
    const { write, own } = await openBook()
    await write()
    await shop().db.execute(
      `insert into guest_book_entries select gen_random_uuid(), book_id, author, text, state, created_at
       from guest_book_entries, generate_series(1, 999)`,
    )
    expect(await write()).toMatchObject({ status: 413 })
    expect((await own())?.entries).toHaveLength(1000)
  })
})

describe('the address of a book', () => {
  test('that is guessed opens nothing, and a hundred guesses are enough', async () => {
    const statuses: (number | undefined)[] = []
    for (let tries = 0; tries < 101; tries++) {
      const token = String(tries).padStart(22, 'A')
      statuses.push((await reader().call(readGuestBook, { params: { token } })).status)
    }
    expect([statuses[0], statuses[99], statuses[100]]).toEqual([404, 404, 429])
  })

  test('opens nothing in the other channel, and stands in no log', async () => {
    const { token } = await openBook()
    expect(await reader('de-DE', 'passepartout').call(readGuestBook, { params: { token } })).toMatchObject({
      status: 404,
    })
    expect(JSON.stringify(shop().logged)).not.toContain(token)
  })
})

describe('the owner', () => {
  const mails = async () =>
    (await shop().db.query.emailOutbox.findMany()).filter(({ kind }) => kind === 'guest-book-news')
  const writesLetter = async () => {
    const [book] = await shop().db.query.guestBooks.findMany()
    const { deps } = shop()
    await enqueueGuestBookEmail({ ...deps, sellers: deps.sellers(), now }, { bookId: book?.id ?? '' })
  }

  test('is told by mail of entries that wait, once a day at most, without a word of theirs', async () => {
    const { write, params } = await openBook()
    await write('Oma Ilse', 'Streng geheim')
    await write('Tom', 'Hoch!')
    await writesLetter()
    await writesLetter()
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.message).toMatchObject({
      to: 'mara.lindner@post.example',
      subject: '2 neue Einträge im Gästebuch',
    })
    expect(mail?.message.text).toContain('/guest-book')
    expect(JSON.stringify(mail?.message)).not.toMatch(/geheim|Ilse/)
    await write('Ida', 'Hoch!')
    const [book] = await shop().db.query.guestBooks.findMany()
    expect(book?.dueAt?.getTime()).toBe(now.getTime() + DAY_MS)
    await reader().call(showWaitingGuestBookEntries, { params })
    await writesLetter()
    expect(await mails()).toHaveLength(1)
  })
})
