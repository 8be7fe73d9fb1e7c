import { addAddress, getCheckout, saveAddress } from '@passepartout/contracts'
import { expect, test } from 'vitest'
import { CUSTOMER_ACCOUNT, signUp } from '../../account.fixture.ts'
import { addCartArticleOnPage, HOME, payloadOf, step } from '../../checkout.fixture.ts'
import { useShop, type Visitor } from '../../shop.fixture.ts'

const shop = useShop()
const addressOf = async ({ client }: Visitor) =>
  payloadOf(await client.call(getCheckout, {})).checkout.address

async function member(): Promise<Visitor> {
  const mia = shop().visitor()
  await signUp(shop(), mia)
  await addCartArticleOnPage(mia)
  return mia
}
const keeps = ({ client }: Visitor, street: string, isDefault = false) =>
  client.call(addAddress, { body: { address: { ...HOME, street }, phone: '0561 123456', isDefault } })

test('a guest begins with an empty form', async () => {
  const guest = shop().visitor()
  await addCartArticleOnPage(guest)
  expect(await addressOf(guest)).toBeNull()
})

test('who is logged in begins with the default address of the account', async () => {
  const mia = await member()
  await keeps(mia, 'Erste Straße 1')
  await keeps(mia, 'Zweite Straße 2', true)
  expect(await addressOf(mia)).toMatchObject({
    contact: { email: CUSTOMER_ACCOUNT.email, phone: '0561 123456' },
    delivery: { street: 'Zweite Straße 2' },
  })
})

test('where the account keeps none, with mail address and name', async () => {
  const mia = await member()
  expect(await addressOf(mia)).toMatchObject({
    contact: { email: CUSTOMER_ACCOUNT.email },
    delivery: { firstName: 'Mia', lastName: 'Muster', street: '', country: 'de' },
  })
})

test('what was typed is not written over', async () => {
  const mia = await member()
  await keeps(mia, 'Erste Straße 1')
  await mia.client.call(saveAddress, { body: step({ street: 'Anderswo 3' }) })
  expect(await addressOf(mia)).toMatchObject({
    contact: { email: 'ada@example.com' },
    delivery: { street: 'Anderswo 3' },
  })
})

test('the address of the account is nobody else’s', async () => {
  const mia = await member()
  await keeps(mia, 'Erste Straße 1')
  const guest = shop().visitor()
  await addCartArticleOnPage(guest)
  expect(JSON.stringify(await addressOf(guest))).not.toContain('Erste')
})

test('all addresses that the account keeps for the country of the shop are offered, the default one first', async () => {
  const mia = await member()
  await keeps(mia, 'Erste Straße 1')
  await keeps(mia, 'Zweite Straße 2', true)
  const offered = async ({ client }: Visitor) =>
    payloadOf(await client.call(getCheckout, {})).checkout.customer?.addresses.map(
      ({ address: { street }, phone }) => [street, phone],
    )
  expect(await offered(mia)).toEqual([
    ['Zweite Straße 2', '0561 123456'],
    ['Erste Straße 1', '0561 123456'],
  ])
  const guest = shop().visitor()
  await addCartArticleOnPage(guest)
  expect(await offered(guest)).toBeUndefined()
})
