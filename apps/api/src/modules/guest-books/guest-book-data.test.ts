import { customerCommand } from '@passepartout/commerce/customers'
import { openGuestBook, writeGuestBook } from '@passepartout/contracts'
import { ADDRESS_DE } from '@passepartout/testing'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { CUSTOMER_ACCOUNT, signUp } from '../../account.fixture.ts'
import { payloadOf } from '../../checkout.fixture.ts'
import { post } from '../../forms.fixture.ts'
import { NOON, placedOrder, posterLine } from '../../orders.fixture.ts'
import { useShop, type Visitor } from '../../shop.fixture.ts'

const shop = useShop({ clock: () => NOON })

/** The guest book of an order of wedding cards by `email`, with one entry. */
async function bookOf(email: string, title: string) {
  const card = { kind: 'card', document: { design: { id: 'olivenhain' } } }
  const { token, move, order } = await placedOrder(shop(), {
    channel: 'kartenliebe',
    address: { ...ADDRESS_DE, contact: { email, phone: '' } },
    lines: [posterLine(undefined, card)],
  })
  await move('payment-awaited', 'paid')
  const { client } = shop().visitor({ channel: 'kartenliebe' })
  const body = { title, lastDate: '2027-06-30' }
  const { book } = payloadOf(await client.call(openGuestBook, { params: { token }, body }))
  const bookToken = book?.url.split('/').filter(Boolean).at(-1) ?? ''
  const entry = { author: 'Oma Ilse', text: `Alles Gute, ${title}!` }
  payloadOf(await client.call(writeGuestBook, { params: { token: bookToken }, body: entry }))
  return { order, bookToken }
}

async function exported(visitor: Visitor): Promise<string> {
  const answer = await visitor.request('/web-api/account/export')
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  return new TextDecoder().decode(files['data.json'])
}

const titles = async () => (await shop().db.query.guestBooks.findMany()).map(({ title }) => title)
const entries = async () => (await shop().db.query.guestBookEntries.findMany()).map(({ text }) => text)

test('a book goes along with the data of its owner’s account, without what opens it', async () => {
  const mia = shop().visitor()
  await signUp(shop(), mia)
  const { order, bookToken } = await bookOf(CUSTOMER_ACCOUNT.email, 'Lena & Jonas')
  await bookOf('tom@example.org', 'Tom & Ida')
  const text = await exported(mia)
  expect(JSON.parse(text)).toMatchObject({
    guestBooks: [{ orderId: order.id, kind: 'guest', title: 'Lena & Jonas' }],
    guestBookEntries: [{ author: 'Oma Ilse', text: 'Alles Gute, Lena & Jonas!', state: 'waiting' }],
  })
  expect(text).not.toMatch(/Tom & Ida/)
  expect(text).not.toContain(bookToken)
})

test('a book is deleted with its owner’s account, while other books and the order stay', async () => {
  const mia = shop().visitor()
  await signUp(shop(), mia)
  await bookOf(CUSTOMER_ACCOUNT.email, 'Lena & Jonas')
  await bookOf('tom@example.org', 'Tom & Ida')
  const deleted = await post(mia, '/web-api/account/delete', { currentPassword: CUSTOMER_ACCOUNT.password })
  expect(deleted.status).toBe(200)
  expect([await titles(), await entries()]).toEqual([['Tom & Ida'], ['Alles Gute, Tom & Ida!']])
  expect(await shop().db.query.orders.findMany()).toHaveLength(2)
})

test('a book without an account is read and erased by the mail address of its order', async () => {
  const run = (...words: string[]) => customerCommand(shop().deps, JSON.stringify({ words, operator: 'mia' }))
  const { bookToken } = await bookOf('lena@post.example', 'Lena & Jonas')
  await bookOf('tom@example.org', 'Tom & Ida')
  const read = await run('export', 'lena@post.example')
  expect(JSON.parse(read)).toMatchObject({
    guestBooks: [{ title: 'Lena & Jonas' }],
    guestBookEntries: [{ author: 'Oma Ilse' }],
  })
  expect(read).not.toContain(bookToken)
  await run('erase', 'lena@post.example', '--yes')
  expect([await titles(), await entries()]).toEqual([['Tom & Ida'], ['Alles Gute, Tom & Ida!']])
})
