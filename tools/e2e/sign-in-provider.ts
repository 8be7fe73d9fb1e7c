import { createSign, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const CLIENT = 'shop.apps.example'

export interface SignInProvider {
  /** Settings with which a shop trusts it. */
  env: Record<string, string>
  /** Responds with a token for the claims in its query, as Google does for a signed-in user. */
  tokenUrl: string
  close: () => void
}

/** A stand-in for Google: keys over HTTP and tokens signed by them. */
export async function openSignInProvider(): Promise<SignInProvider> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = { ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  function tokenFor({ email, ...who }: Record<string, string>): string {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: 'https://accounts.google.com',
      aud: CLIENT,
      sub: email,
      email,
      email_verified: true,
    }
    const text = `${part({ alg: 'RS256', kid: 'one' })}.${part({ ...claims, ...who, iat: now, exp: now + 600 })}`
    return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`
  }

  const server = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    if (pathname === '/token') response.end(tokenFor(Object.fromEntries(searchParams)))
    else response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [key] }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    env: { GOOGLE_CLIENT_ID: CLIENT, GOOGLE_JWKS_URL: `${origin}/certs` },
    tokenUrl: `${origin}/token`,
    close: () => server.close(),
  }
}
