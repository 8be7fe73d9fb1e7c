import { listAccountOrders, listAccountPhotos } from '@passepartout/contracts'
import { ADDRESS_DE } from '@passepartout/testing'
import { expect, test } from 'vitest'
import { CUSTOMER_ACCOUNT, signUp } from '../../account.fixture.ts'
import { payloadOf } from '../../checkout.fixture.ts'
import { uploadPhoto } from '../../frame-design.fixture.ts'
import { placedOrder, posterLine, TRANSITIONS_TO_DELIVERED } from '../../orders.fixture.ts'
import { useShop, type Visitor } from '../../shop.fixture.ts'

const shop = useShop()

async function customer(): Promise<Visitor> {
  const visitor = shop().visitor()
  await signUp(shop(), visitor)
  return visitor
}

test('an account has what was ordered as a guest with its mail address, in this shop, and nobody else’s', async () => {
  const visitor = await customer()
  const numbersOf = async ({ client }: Visitor) =>
    payloadOf(await client.call(listAccountOrders, {})).orders.map(({ number }) => number)
  const address = {
    ...ADDRESS_DE,
    contact: { ...ADDRESS_DE.contact, email: CUSTOMER_ACCOUNT.email.toUpperCase() },
  }
  const { order } = await placedOrder(shop(), { address })
  await placedOrder(shop(), { address, channel: 'kartenliebe' })
  await placedOrder(shop())
  expect(await numbersOf(visitor)).toEqual([order.number])

  const other = shop().visitor()
  await signUp(shop(), other, { email: 'tom@example.org' })
  const rows = await shop().db.query.customerVisitors.findMany()
  const visitorId = rows.at(-1)?.visitorId ?? null
  const { order: theirs } = await placedOrder(shop(), { address, visitorId })
  expect(await numbersOf(other)).toEqual([theirs.number])
  expect(await numbersOf(visitor)).toEqual([order.number])
})

test('an account has photos with the day until which an order keeps them, once it has ended', async () => {
  const visitor = await customer()
  const photo = await uploadPhoto(visitor)
  const [row] = await shop().db.query.photos.findMany()
  const placed = await placedOrder(shop(), {
    visitorId: row?.visitorId ?? null,
    lines: [posterLine(photo)],
  })
  const shown = async () => payloadOf(await visitor.client.call(listAccountPhotos, {})).photos
  expect(await shown()).toMatchObject([{ use: 'order', keptUntil: null }])
  await placed.move(...TRANSITIONS_TO_DELIVERED)
  expect(await shown()).toMatchObject([
    { use: 'order', keptUntil: { at: '2027-02-19T12:00:00.000Z', text: '19.\u00a0Februar 2027' } },
  ])
})
