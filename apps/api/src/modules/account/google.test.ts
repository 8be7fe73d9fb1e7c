import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getGoogleSettings } from '@passepartout/contracts'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CUSTOMER_ACCOUNT, signUp } from '../../account.fixture.ts'
import { post, refusal } from '../../forms.fixture.ts'
import { bodyOf, useShop, type Visitor } from '../../shop.fixture.ts'

type Keys = Awaited<ReturnType<typeof generateKeyPair>>
const NOW = new Date('2026-11-21T12:00:00.000Z')
const settings = { clientId: 'shop.apps.example', keysUrl: '', issuers: ['https://accounts.example'] }
const shop = useShop({ google: settings })
let keys: Keys
let others: Keys
let server: Server

/** Stands in for Google: its keys over HTTP, its tokens from `token`. */
beforeAll(async () => {
  keys = await generateKeyPair('RS256')
  others = await generateKeyPair('RS256')
  const body = JSON.stringify({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256' }] })
  server = createServer((_, response) => response.setHeader('content-type', 'application/json').end(body))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  settings.keysUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`
})
afterAll(() => new Promise(resolve => server.close(resolve)))

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
const token = (claims: object = {}, key: Keys['privateKey'] = keys.privateKey) =>
  new SignJWT({
    ...{ iss: 'https://accounts.example', aud: settings.clientId, sub: '1234567890' },
    ...{ email: 'Mia@Example.org', email_verified: true, given_name: 'Mia', family_name: 'Muster' },
    ...{ iat: seconds(NOW) - 10, exp: seconds(NOW) + 3000 },
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .sign(key)

async function nonceOf(visitor: Visitor): Promise<string> {
  const answer = await visitor.client.call(getGoogleSettings, {})
  return (answer.ok && answer.payload.nonce) || ''
}
const send = (visitor: Visitor, credential: string) =>
  post(visitor, '/web-api/customer-auth-google-credentials', { credential })

describe('log-in with Google', () => {
  test('makes an account the first time, and finds it the second', async () => {
    const numbers = []
    for (const email of ['mia@example.org', 'renamed@example.org']) {
      const mia = shop().visitor()
      const answer = await send(mia, await token({ email, nonce: await nonceOf(mia) }))
      expect(answer.status).toBe(200)
      numbers.push((await bodyOf<{ number: string }>(answer)).payload.number)
    }
    expect(numbers[0]).toBe(numbers[1])
    expect(await shop().db.query.customers.findMany()).toMatchObject([{ email: 'mia@example.org' }])
  })

  test('joins the account of the verified address', async () => {
    await signUp(shop(), shop().visitor())
    const mia = shop().visitor()
    expect((await send(mia, await token({ nonce: await nonceOf(mia) }))).status).toBe(200)
    const account = await bodyOf(await mia.request('/web-api/account'))
    expect(account.payload).toMatchObject({
      email: CUSTOMER_ACCOUNT.email,
      hasPassword: true,
      hasGoogle: true,
    })
  })

  const forged: Record<string, (nonce: string) => Promise<string>> = {
    'of another issuer': nonce => token({ nonce, iss: 'https://evil.example' }),
    'for another shop': nonce => token({ nonce, aud: 'other.apps.example' }),
    'that is over': nonce => token({ nonce, iat: seconds(NOW) - 7200, exp: seconds(NOW) - 3600 }),
    'that is older than an hour': nonce => token({ nonce, iat: seconds(NOW) - 7200 }),
    'of an address that nobody verified': nonce => token({ nonce, email_verified: false }),
    'whose verification is a word': nonce => token({ nonce, email_verified: 'true' }),
    'that answers another question': () => token({ nonce: 'another' }),
    'that answers no question': () => token(),
    'signed by somebody else': nonce => token({ nonce }, others.privateKey),
    'without a signature': async nonce => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const claims = JSON.parse(
        Buffer.from((await token({ nonce })).split('.')[1] ?? '', 'base64url').toString(),
      )
      return `${part({ alg: 'none' })}.${part(claims)}.`
    },
    'signed with the public key as a password': async nonce =>
      new SignJWT({ nonce, sub: '1', email: CUSTOMER_ACCOUNT.email, email_verified: true })
        .setProtectedHeader({ alg: 'HS256', kid: 'one' })
        .sign(new TextEncoder().encode(JSON.stringify(await exportJWK(keys.publicKey)))),
    'that is none': async () => 'not.a.token',
  }
  test.each(Object.keys(forged))('refuses a token %s', async what => {
    const mia = shop().visitor()
    const answer = await send(mia, (await forged[what]?.(await nonceOf(mia))) ?? '')
    expect(await refusal(answer)).toMatchObject({ status: 400, code: 'log-in-failed' })
    expect(shop().logged).toContainEqual(
      expect.objectContaining({
        fields: expect.objectContaining({ key: 'sign-in-provider-callback-failed' }),
      }),
    )
    expect(await shop().db.query.customers.findMany()).toEqual([])
  })

  test('refuses the token of one browser in another', async () => {
    const attacker = shop().visitor()
    const credential = await token({ nonce: await nonceOf(attacker) })
    const victim = shop().visitor()
    await nonceOf(victim)
    expect((await send(victim, credential)).status).toBe(400)
  })
})
