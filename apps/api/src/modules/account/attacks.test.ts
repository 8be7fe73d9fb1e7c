import { getCart, getCustomerData } from '@passepartout/contracts'
import { isQuickRun } from '@passepartout/testing'
import { afterEach, describe, expect, test } from 'vitest'
import {
  CUSTOMER_ACCOUNT,
  deliverPendingEmails,
  logIn,
  pendingEmailsOf,
  signUp,
  tokenOf,
} from '../../account.fixture.ts'
import { loggedText, post, refusal } from '../../forms.fixture.ts'
import { useShop, type Visitor } from '../../shop.fixture.ts'

const NOON = new Date('2026-11-21T12:00:00.000Z')
let now = NOON
let address = '192.0.2.1'
const shop = useShop({ addressOf: () => address, clock: () => now })
afterEach(() => {
  now = NOON
  address = '192.0.2.1'
})
const visitor = () => shop().visitor()
const isLoggedIn = async (one: Visitor) => {
  const answer = await one.client.call(getCustomerData, {})
  return answer.ok && answer.payload.isLoggedIn
}
const SESSION = 'passepartout-session'

describe('somebody else’s session', () => {
  test('cannot be fixed: a log-in takes neither the session nor the visitor it finds', async () => {
    await signUp(shop(), visitor())
    const attacker = visitor()
    await signUp(shop(), attacker, { email: 'eve@example.org' })
    const planted = attacker.cookies.get(SESSION) ?? ''
    const mia = visitor()
    mia.cookies.set(SESSION, planted)
    expect((await logIn(mia)).status).toBe(200)
    expect(mia.cookies.get(SESSION)).not.toBe(planted)
    const answer = await attacker.client.call(getCustomerData, {})
    expect(answer).toMatchObject({ ok: true, payload: { isLoggedIn: false } })
  })

  test('is a new one with each log-in, and the visitor of before opens nothing', async () => {
    const mia = visitor()
    await signUp(shop(), mia)
    const first = mia.cookies.get(SESSION)
    await logIn(mia)
    expect(mia.cookies.get(SESSION)).not.toBe(first)
    const old = visitor()
    old.cookies.set(SESSION, first ?? '')
    expect(await isLoggedIn(old)).toBe(false)
  })

  test('is worth nothing in another channel, or without its signature', async () => {
    const mia = visitor()
    await signUp(shop(), mia)
    const value = mia.cookies.get(SESSION) ?? ''
    const other = shop().visitor({ channel: 'kartenliebe' })
    other.cookies.set('kartenliebe-session', value)
    expect(await isLoggedIn(other)).toBe(false)
    for (const forged of [value.split('.')[0] ?? '', `${value.slice(0, -4)}AAAA`, '', 'x', `${value}%00`]) {
      const thief = visitor()
      thief.cookies.set(SESSION, forged)
      expect(await isLoggedIn(thief)).toBe(false)
    }
  })

  test('tossed beside one’s own by a neighbouring host counts for neither', async () => {
    const mia = visitor()
    await signUp(shop(), mia)
    const cookie = `${SESSION}=${mia.cookies.get(SESSION)}`
    const answer = await visitor().request('/web-api/account', {
      headers: { cookie: `${cookie}; ${cookie}` },
    })
    expect(answer.status).toBe(401)
  })

  test('ends for good: a copied cookie opens nothing after the log-out', async () => {
    const mia = visitor()
    await signUp(shop(), mia)
    const thief = visitor()
    thief.cookies.set(SESSION, mia.cookies.get(SESSION) ?? '')
    const out = await post(mia, '/web-api/customer-logout', {})
    expect(out.headers.get('clear-site-data')).toBe('"cache", "storage"')
    expect(await isLoggedIn(thief)).toBe(false)
    expect(await mia.client.call(getCart, {})).toMatchObject({ ok: true, payload: { lines: [] } })
  })
})

describe('another site', () => {
  test.each([
    ['customer-login', CUSTOMER_ACCOUNT],
    ['customer-logout', {}],
    ['account/name', { firstName: 'Eve', lastName: 'Eve' }],
    ['account/delete', { currentPassword: CUSTOMER_ACCOUNT.password }],
  ])('cannot call %s with the customer’s cookies', async (path, body) => {
    const mia = visitor()
    await signUp(shop(), mia)
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
      expect((await post(mia, `/web-api/${path}`, body, headers as Record<string, string>)).status).toBe(403)
    expect(await isLoggedIn(mia)).toBe(true)
  })
})

describe('a link of a mail', () => {
  test('leads to the shop’s own host, whatever host the request names', async () => {
    await signUp(shop(), visitor())
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: '' }
    await post(visitor(), '/web-api/customer-password-reset', { email: CUSTOMER_ACCOUNT.email }, headers)
    await post(visitor(), '/web-api/customer-password-reset', { email: CUSTOMER_ACCOUNT.email })
    await deliverPendingEmails(shop())
    const texts = (await pendingEmailsOf(shop())).map(({ message }) => message.text + message.html).join('\n')
    expect(texts).not.toContain('evil')
    expect(texts).toContain('https://passepartout.de.example/konto/neues-passwort?token=')
  })

  test('is used by one of two at once, and its purpose is the only one', async () => {
    await signUp(shop(), visitor())
    await post(visitor(), '/web-api/customer-login-link', { email: CUSTOMER_ACCOUNT.email })
    const token = await tokenOf(shop(), 'magic-link')
    for (const path of ['customer-signup-confirm', 'account/email-confirm'])
      expect((await post(visitor(), `/web-api/${path}`, { token })).status).toBe(400)
    const use = () => post(visitor(), '/web-api/customer-login-link-use', { token })
    const statuses = (await Promise.all([use(), use(), use()])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 400, 400])
  })

  test.each([
    ['that logs in is over after ten minutes', 'login-link', 'magic-link', 10],
    ['for a new password is over after an hour', 'password-reset', 'password-reset', 60],
  ])('%s', async (_, asked, letter, minutes) => {
    await signUp(shop(), visitor())
    const useAfter = async (seconds: number) => {
      now = NOON
      await post(visitor(), `/web-api/customer-${asked}`, { email: CUSTOMER_ACCOUNT.email })
      const token = await tokenOf(shop(), letter)
      const written = (await pendingEmailsOf(shop())).find(({ kind }) => kind === letter)
      expect(written?.message.text).toContain(`${minutes} Minuten`)
      now = new Date(NOON.getTime() + seconds * 1000)
      const call = asked === 'login-link' ? 'login-link-use' : 'password-new'
      const body = { token, password: 'ein Schirm in der Sonne' }
      return (await post(visitor(), `/web-api/customer-${call}`, body)).status
    }
    expect([await useAfter(minutes * 60 - 1), await useAfter(minutes * 60 + 1)]).toEqual([200, 400])
  })

  test('is over with the password of its account', async () => {
    await signUp(shop(), visitor())
    for (const purpose of ['password-reset', 'login-link'])
      await post(visitor(), `/web-api/customer-${purpose}`, { email: CUSTOMER_ACCOUNT.email })
    const reset = await tokenOf(shop(), 'password-reset')
    const link = await tokenOf(shop(), 'magic-link')
    const body = { token: reset, password: 'ein Schirm in der Sonne' }
    expect((await post(visitor(), '/web-api/customer-password-new', body)).status).toBe(200)
    expect((await post(visitor(), '/web-api/customer-login-link-use', { token: link })).status).toBe(400)
  })

  test('is in no table of the database but as its hash, once the mail is sent', async () => {
    await signUp(shop(), visitor())
    await post(visitor(), '/web-api/customer-password-reset', { email: CUSTOMER_ACCOUNT.email })
    const token = await tokenOf(shop(), 'password-reset')
    expect(JSON.stringify(await shop().db.query.oneTimeLinks.findMany())).not.toContain(token)
    expect(loggedText(shop())).not.toContain(token)
  })
})

describe('what is typed', () => {
  test('into a name or an address is in no mail’s head and in no markup', async () => {
    const typed = { ...CUSTOMER_ACCOUNT, firstName: '=cmd()', lastName: '"&amp;' }
    await post(visitor(), '/web-api/customer-signup', typed)
    const bad = { ...CUSTOMER_ACCOUNT, email: 'mia@example.org\r\nBcc: all@example.org' }
    expect((await post(visitor(), '/web-api/customer-signup', bad)).status).toBe(422)
    await deliverPendingEmails(shop())
    const [letter] = await pendingEmailsOf(shop())
    expect(letter?.message.to).toBe(CUSTOMER_ACCOUNT.email)
    expect(JSON.stringify(letter?.message)).not.toMatch(/cmd|Bcc/)
  })

  test('as fields of the shop’s own is left unheard', async () => {
    await post(visitor(), '/web-api/customer-signup', {
      ...CUSTOMER_ACCOUNT,
      type: 1,
      number: 'K-1',
      emailVerified: true,
    })
    const mia = visitor()
    const token = await tokenOf(shop(), 'sign-up')
    await post(mia, '/web-api/customer-signup-confirm', { token, type: 1, isWhitelabelCustomer: true })
    const answer = await mia.client.call(getCustomerData, {})
    expect(answer).toMatchObject({ ok: true, payload: { type: 0, isWhitelabelCustomer: false } })
  })
})

describe('guessing', () => {
  test('at one account is refused after ten tries from one place, not elsewhere', async () => {
    await signUp(shop(), visitor())
    const statuses = []
    for (let time = 0; time < 12; time++) statuses.push((await logIn(visitor(), { password: 'x' })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429])
    address = '192.0.2.2'
    expect((await logIn(visitor())).status).toBe(200)
  })

  const tries = isQuickRun ? 500 : 10_000
  test(`${tries} times is refused, noted and never a failure`, async () => {
    const statuses = new Map<number, number>()
    for (let time = 0; time < tries; time++) {
      const { status } = await logIn(visitor(), { email: `user${time % 50}@example.org`, password: 'x' })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect([...statuses.keys()].sort()).toEqual([400, 429])
    expect(statuses.get(400)).toBeLessThanOrEqual(100)
    expect(statuses.get(429)).toBeGreaterThan(tries - 200)
    const events = Map.groupBy(await shop().db.query.securityEvents.findMany(), ({ kind }) => kind)
    expect([...events.keys()].sort()).toEqual(['log-in-limited', 'log-in-refused'])
    expect(events.get('log-in-limited')).toHaveLength(1)
    expect(events.get('log-in-refused')).toHaveLength(statuses.get(400) ?? 0)
  }, 300_000)

  test('is answered alike where nothing is to be had', async () => {
    const body = { token: 'x', password: 'ein Schirm in der Sonne' }
    for (const path of ['customer-signup-confirm', 'customer-password-new', 'customer-login-link-use'])
      expect(await refusal(await post(visitor(), `/web-api/${path}`, body))).toMatchObject({
        status: 400,
        code: 'link-expired',
      })
  })
})
