import { createSign, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

const CLIENT = 'shop.apps.example'

/** Google as the shop meets it: keys over HTTP, tokens signed by them, and a script whose button hands one over. */
export async function openSignInProvider() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = { ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [key] })),
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  function tokenFor(nonce: string, who: { email: string; given_name: string; family_name: string }): string {
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: 'https://accounts.google.com', aud: CLIENT, sub: who.email, nonce }
    const text = `${part({ alg: 'RS256', kid: 'one' })}.${part({ ...claims, ...who, email_verified: true, iat: now, exp: now + 600 })}`
    return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`
  }

  return {
    env: {
      GOOGLE_CLIENT_ID: CLIENT,
      GOOGLE_JWKS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`,
    },
    /** Answers the page's questions to Google; says what was asked. */
    async stand(page: Page, who: Parameters<typeof tokenFor>[1]): Promise<string[]> {
      const asked: string[] = []
      await page.exposeFunction('signedFor', (nonce: string) => tokenFor(nonce, who))
      await page.route('https://accounts.google.com/**', route => {
        asked.push(route.request().url())
        return route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
      })
      return asked
    },
    close: () => server.close(),
  }
}

const SCRIPT = `
  let told
  globalThis.google = { accounts: { id: {
    initialize: settings => { told = settings },
    renderButton: place => {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Continue as Gina'
      button.onclick = async () => told.callback({ credential: await signedFor(told.nonce) })
      place.append(button)
    },
  } } }`
