import { getCustomerData } from '@passepartout/contracts'
import { describe, expect, test } from 'vitest'
import {
  CUSTOMER_ACCOUNT,
  deliverPendingEmails,
  logIn,
  pendingEmailsOf,
  signUp,
  tokenOf,
} from '../../account.fixture.ts'
import { loggedText, post, refusal } from '../../forms.fixture.ts'
import { bodyOf, useShop, type Visitor } from '../../shop.fixture.ts'

const shop = useShop()
const visitor = () => shop().visitor()
const customerOf = async (one: Visitor) => {
  const answer = await one.client.call(getCustomerData, {})
  return answer.ok ? answer.payload : answer
}

describe('an account', () => {
  test('is made by the link in the mail, which logs in', async () => {
    const mia = visitor()
    const asked = await post(mia, '/web-api/customer-signup', {
      ...CUSTOMER_ACCOUNT,
      email: ' Mia@Example.ORG ',
    })
    expect([asked.status, (await bodyOf(asked)).payload]).toMatchObject([200, { isLoggedIn: false }])
    expect(await customerOf(mia)).toMatchObject({ isLoggedIn: false })

    const token = await tokenOf(shop(), 'sign-up')
    const confirmed = await post(mia, '/web-api/customer-signup-confirm', { token })
    expect((await bodyOf(confirmed)).payload).toEqual({
      emailHash: '2185f8d9db3e25555b813ec60e4873cc5452aa80dc94ef6fd231b751c8c8dd25',
      firstName: 'Mia',
      lastName: 'Muster',
      fullName: 'Mia Muster',
      isLoggedIn: true,
      isWhitelabelCustomer: false,
      number: expect.stringMatching(/^K-[A-Z2-9]{4}-[A-Z2-9]{4}$/),
      order: { isWhitelabelOrder: false, cartArticlesAmount: 0 },
      type: 0,
    })
    expect(await customerOf(mia)).toMatchObject({ isLoggedIn: true, fullName: 'Mia Muster' })
  })

  test('is logged in to with its password, and out of', async () => {
    await signUp(shop(), visitor())
    const mia = visitor()
    expect((await logIn(mia, { email: 'MIA@example.org' })).status).toBe(200)
    expect(await customerOf(mia)).toMatchObject({ isLoggedIn: true })
    expect((await post(mia, '/web-api/customer-logout', {})).status).toBe(200)
    expect(await customerOf(mia)).toMatchObject({ isLoggedIn: false, firstName: null })
  })

  test('is told to pages by a cookie that scripts read, until log-out', async () => {
    await signUp(shop(), visitor())
    const mia = shop().visitor()
    await logIn(mia)
    expect(mia.cookies.get('logged-in')).toBe('1')
    await post(mia, '/web-api/customer-logout', {})
    expect(mia.cookies.get('logged-in')).toBe('')
  })

  test('opens both channels, each with a session of its own', async () => {
    await signUp(shop(), visitor())
    const mia = shop().visitor({ channel: 'kartenliebe' })
    expect((await logIn(mia)).status).toBe(200)
    expect([...mia.cookies.keys()].sort()).toEqual(
      [
        'cart-count',
        'kartenliebe-device',
        'kartenliebe-session',
        'kartenliebe-visitor',
        'logged-in',
        'wishlist-count',
      ].sort(),
    )
  })

  test('that exists is told to its owner only', async () => {
    await signUp(shop(), visitor())
    const stranger = visitor()
    const asked = await post(stranger, '/web-api/customer-signup', {
      ...CUSTOMER_ACCOUNT,
      password: 'das weiß niemand',
    })
    const fresh = await post(stranger, '/web-api/customer-signup', {
      ...CUSTOMER_ACCOUNT,
      email: 'new@example.org',
    })
    expect([asked.status, await asked.text()]).toEqual([fresh.status, await fresh.text()])
    await deliverPendingEmails(shop())
    expect((await pendingEmailsOf(shop())).map(({ kind }) => kind).sort()).toEqual([
      'already-customer',
      'sign-up',
      'sign-up',
    ])
    expect((await logIn(visitor())).status).toBe(200)
  })
})

describe('a wrong password and an unknown address', () => {
  test('answer the same', async () => {
    await signUp(shop(), visitor())
    const answers = [
      await logIn(visitor(), { password: 'ein Fahrrad im Schnee' }),
      await logIn(visitor(), { email: 'nobody@example.org' }),
    ]
    const bodies = await Promise.all(answers.map(bodyOf))
    expect(answers.map(({ status }) => status)).toEqual([400, 400])
    expect(bodies[0]).toEqual({ ...bodies[1], requestId: bodies[0]?.requestId })
    expect(bodies[0]?.message.text).toBe('E-Mail-Adresse und Passwort passen nicht zusammen.')
  })
})

describe('a form of an account', () => {
  test.each([
    ['no address', { email: '' }, 'email'],
    ['half an address', { email: 'mia@example' }, 'email'],
    ['an address that goes on', { email: 'mia@example.org\nBcc: tom@example.org' }, 'email'],
    ['no name', { firstName: ' ' }, 'firstName'],
    ['a name with markup', { lastName: '<b>Muster</b>' }, 'lastName'],
    ['a name that begins a line', { lastName: 'Muster\r\nBcc: x' }, 'lastName'],
    ['a name that is an address', { firstName: 'https://evil.example' }, 'firstName'],
    ['a short password', { password: 'kurz' }, 'password'],
    ['a password of one letter', { password: 'aaaaaaaaaaaa' }, 'password'],
    ['a stolen password', { password: 'Qwertyuiop123' }, 'password'],
    ['its own address as password', { password: 'mia@example.org' }, 'password'],
    ['the name of the shop as password', { password: 'Passepartout24' }, 'password'],
    ['an endless password', { password: 'ab1x'.repeat(40) }, 'password'],
  ])('with %s is refused with a word about it', async (_what, change, field) => {
    const answer = await post(visitor(), '/web-api/customer-signup', { ...CUSTOMER_ACCOUNT, ...change })
    expect(await refusal(answer)).toEqual({ status: 422, code: 'invalid-input', fields: [field] })
  })
})

describe('a new password', () => {
  test('is chosen by the link in the mail, once, and ends all sessions', async () => {
    const mia = visitor()
    await signUp(shop(), mia)
    expect(
      (await post(visitor(), '/web-api/customer-password-reset', { email: CUSTOMER_ACCOUNT.email })).status,
    ).toBe(200)
    const token = await tokenOf(shop(), 'password-reset')
    const short = await post(visitor(), '/web-api/customer-password-new', { token, password: 'kurz' })
    expect((await refusal(short)).fields).toEqual(['password'])
    const body = { token, password: 'ein Schirm in der Sonne' }
    expect((await post(visitor(), '/web-api/customer-password-new', body)).status).toBe(200)
    expect(await customerOf(mia)).toMatchObject({ isLoggedIn: false })
    expect((await logIn(visitor())).status).toBe(400)
    expect((await logIn(visitor(), { password: body.password })).status).toBe(200)
    const again = await post(visitor(), '/web-api/customer-password-new', body)
    expect(await refusal(again)).toMatchObject({ status: 400, code: 'link-expired' })
    expect((await pendingEmailsOf(shop())).map(({ kind }) => kind)).toContain('password-changed')
  })

  test('is asked for without a word about who has an account', async () => {
    await signUp(shop(), visitor())
    const answers = []
    for (const email of [CUSTOMER_ACCOUNT.email, 'nobody@example.org'])
      answers.push(await (await post(visitor(), '/web-api/customer-password-reset', { email })).text())
    expect(answers[0]).toBe(answers[1])
    await deliverPendingEmails(shop())
    const kinds = (await pendingEmailsOf(shop())).map(({ kind, message }) => [kind, message.to])
    expect(kinds).toContainEqual(['password-reset', CUSTOMER_ACCOUNT.email])
    expect(kinds.filter(([, to]) => to === 'nobody@example.org')).toEqual([])
  })
})

test('a link by mail logs in, once', async () => {
  await signUp(shop(), visitor())
  const mia = visitor()
  await post(mia, '/web-api/customer-login-link', { email: CUSTOMER_ACCOUNT.email })
  const token = await tokenOf(shop(), 'magic-link')
  expect((await post(mia, '/web-api/customer-login-link-use', { token })).status).toBe(200)
  expect(await customerOf(mia)).toMatchObject({ isLoggedIn: true })
  expect((await post(visitor(), '/web-api/customer-login-link-use', { token })).status).toBe(400)
})

test('no token, password or address of an account is in the log', async () => {
  await signUp(shop(), visitor())
  await logIn(visitor(), { password: 'ein Fahrrad im Schnee' })
  expect(loggedText(shop())).not.toMatch(/mia|example|fahrrad|token/i)
})
