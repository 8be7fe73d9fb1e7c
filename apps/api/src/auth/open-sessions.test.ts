import { getCustomerData } from '@passepartout/contracts'
import { expect, test } from 'vitest'
import { signUp } from '../account.fixture.ts'
import { useShop, type Visitor } from '../shop.fixture.ts'

const [OLD, YOUNG] = ['the old key, which is long enough', 'the new key, which is long enough']
const cookie = { signing: OLD, accepted: [OLD] }
const shop = useShop({ keys: { cookie, link: OLD, order: OLD } })

const isLoggedIn = async (one: Visitor) => {
  const answer = await one.client.call(getCustomerData, {})
  return answer.ok && answer.payload.isLoggedIn
}

test('who is logged in stays so while the key changes, and gets a cookie of the new key with the next call', async () => {
  const mia = shop().visitor()
  await signUp(shop(), mia)
  const before = mia.cookies.get('passepartout-session') ?? ''

  Object.assign(cookie, { signing: YOUNG, accepted: [OLD, YOUNG] })
  expect(await isLoggedIn(mia)).toBe(true)
  expect(mia.cookies.get('passepartout-session')).not.toBe(before)

  Object.assign(cookie, { accepted: [YOUNG] })
  expect(await isLoggedIn(mia)).toBe(true)
  const thief = shop().visitor()
  thief.cookies.set('passepartout-session', before)
  expect(await isLoggedIn(thief)).toBe(false)
})
