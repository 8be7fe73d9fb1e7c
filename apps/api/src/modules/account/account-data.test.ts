import { type Account, getAccount } from '@passepartout/contracts'
import { describe, expect, test } from 'vitest'
import { CUSTOMER_ACCOUNT, logIn, pendingEmailsOf, signUp, tokenOf } from '../../account.fixture.ts'
import { post, refusal } from '../../forms.fixture.ts'
import { uploadPhoto } from '../../frame-design.fixture.ts'
import { bodyOf, useShop, type Visitor } from '../../shop.fixture.ts'

const shop = useShop()
const visitor = () => shop().visitor()
const customer = async () => {
  const mia = visitor()
  await signUp(shop(), mia)
  return mia
}
const accountOf = async (one: Visitor) => {
  const answer = await one.client.call(getAccount, {})
  return answer.ok ? answer.payload : answer
}
const OLD = { currentPassword: CUSTOMER_ACCOUNT.password }
const ADDRESS = {
  ...{ country: 'de', kind: 'home', firstName: 'Mia', lastName: 'Muster', company: '', extra: '' },
  ...{ street: 'Musterweg 1', postalCode: '10115', city: 'Berlin', region: '' },
}

describe('one’s own account', () => {
  test('is shown to nobody else', async () => {
    expect(await accountOf(visitor())).toMatchObject({ ok: false, status: 401, code: 'unauthorised' })
    expect(await accountOf(await customer())).toMatchObject({
      email: CUSTOMER_ACCOUNT.email,
      hasPassword: true,
      hasGoogle: false,
      isFresh: true,
      sessions: [{ channel: 'passepartout', isCurrent: true }],
    })
  })

  test('takes another name', async () => {
    const mia = await customer()
    const answer = await post(mia, '/web-api/account/name', { firstName: ' Maria  Eva ', lastName: 'Neu' })
    expect((await bodyOf(answer)).payload).toMatchObject({ firstName: 'Maria Eva', lastName: 'Neu' })
  })

  test('keeps addresses, one of them to begin with', async () => {
    const mia = await customer()
    const body = { address: ADDRESS, phone: '', isDefault: true }
    await post(mia, '/web-api/account/addresses', body)
    const second = await post(mia, '/web-api/account/addresses', body)
    const { addresses } = (await bodyOf<Account>(second)).payload
    expect(addresses.map(({ isDefault }) => isDefault)).toEqual([true, false])
    const wrong = { ...body, address: { ...ADDRESS, postalCode: '1' } }
    expect(await refusal(await post(mia, '/web-api/account/addresses', wrong))).toMatchObject({
      status: 422,
      fields: ['postalCode'],
    })
    const path = `/web-api/account/addresses/${addresses[0]?.id}`
    expect((await mia.request(path, { method: 'DELETE' })).status).toBe(200)
    const stranger = visitor()
    await signUp(shop(), stranger, { email: 'tom@example.org' })
    const theirs = `/web-api/account/addresses/${addresses[1]?.id}`
    const put = { method: 'PUT', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    expect((await stranger.request(theirs, put)).status).toBe(404)
    await stranger.request(theirs, { method: 'DELETE' })
    expect(await accountOf(mia)).toMatchObject({ addresses: [{ id: addresses[1]?.id }] })
  })

  test('takes another mail address once its mailbox says so', async () => {
    const mia = await customer()
    const ask = (body: object) => post(mia, '/web-api/account/email', body)
    expect(await refusal(await ask({ email: 'neu@example.org' }))).toMatchObject({
      fields: ['currentPassword'],
    })
    expect((await ask({ email: 'neu@example.org', ...OLD })).status).toBe(200)
    expect(await accountOf(mia)).toMatchObject({ email: CUSTOMER_ACCOUNT.email })
    const token = await tokenOf(shop(), 'mail-change', 'neu@example.org')
    expect((await post(visitor(), '/web-api/account/email-confirm', { token })).status).toBe(200)
    expect((await post(visitor(), '/web-api/account/email-confirm', { token })).status).toBe(400)
    expect(await accountOf(mia)).toMatchObject({ email: 'neu@example.org' })
    const notices = (await pendingEmailsOf(shop())).filter(({ kind }) => kind === 'mail-changed')
    expect(notices.map(({ message }) => message.to)).toEqual([CUSTOMER_ACCOUNT.email])
  })

  test('takes another password from who knows the old one, and logs everybody else out', async () => {
    const mia = await customer()
    const other = visitor()
    await logIn(other)
    const ask = (body: object) => post(mia, '/web-api/account/password', body)
    const password = 'ein Schirm in der Sonne'
    const wrong = await ask({ password, currentPassword: 'geraten' })
    expect(await refusal(wrong)).toMatchObject({ status: 422, fields: ['currentPassword'] })
    expect((await ask({ password, ...OLD })).status).toBe(200)
    expect(await accountOf(other)).toMatchObject({ status: 401 })
    expect(await accountOf(mia)).toMatchObject({ email: CUSTOMER_ACCOUNT.email })
    expect((await logIn(visitor(), { password })).status).toBe(200)
  })

  test('shows where it is logged in, and ends that', async () => {
    const mia = await customer()
    const phone = visitor()
    await post(phone, '/web-api/customer-login', CUSTOMER_ACCOUNT, {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    })
    const { sessions } = (await accountOf(mia)) as Account
    const other = sessions.find(({ isCurrent }) => !isCurrent)
    expect(other).toMatchObject({ browser: 'Safari', system: 'iPhone' })
    await mia.request(`/web-api/account/sessions/${other?.id}`, { method: 'DELETE' })
    expect(await accountOf(phone)).toMatchObject({ status: 401 })
  })

  test('is deleted for good, with what the law keeps said', async () => {
    const mia = await customer()
    await uploadPhoto(mia)
    expect((await post(mia, '/web-api/account/delete', {})).status).toBe(422)
    const answer = await post(mia, '/web-api/account/delete', OLD)
    expect((await bodyOf<{ kept: string[] }>(answer)).payload.kept[0]).toContain('Rechnungen')
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"')
    expect((await logIn(visitor())).status).toBe(400)
    expect(await shop().objects()).toEqual([])
    expect(await shop().db.query.customers.findMany()).toEqual([])
    expect(await shop().db.query.photos.findMany()).toEqual([])
  })
})
