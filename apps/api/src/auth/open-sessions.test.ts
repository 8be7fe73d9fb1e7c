import { getCustomerData } from '@passepartout/contracts'
import { beforeEach, expect, test } from 'vitest'
import { signUp } from '../account.fixture.ts'
import { useShop, type Visitor } from '../shop.fixture.ts'

const [OLD, YOUNG] = ['the old key, which is long enough', 'the new key, which is long enough']
const cookie = { signing: OLD, accepted: [OLD] }
let now: Date
beforeEach(() => {
  now = new Date()
})
const shop = useShop({ keys: { cookie, link: OLD, order: OLD }, clock: () => now })

const isLoggedIn = async (one: Visitor) => {
  const answer = await one.client.call(getCustomerData, {})
  return answer.ok && answer.payload.isLoggedIn
}

test('a session that is used lasts on, but ends ninety days after the log-in', async () => {
  const mia = shop().visitor()
  await signUp(shop(), mia)
  const loggedIn = Date.now()
  const isLoggedInAfter = (days: number) => {
    now = new Date(loggedIn + days * 86_400_000)
    return isLoggedIn(mia)
  }
  for (const days of [20, 45, 70, 89]) expect(await isLoggedInAfter(days)).toBe(true)
  expect(await isLoggedInAfter(91)).toBe(false)
})

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
