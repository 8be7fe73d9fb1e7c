import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CONSENT_COOKIE, formatConsent, recordConsentDecision } from '@passepartout/domain'
import { expect, type Page, test } from '@playwright/test'
import { type Shop, startShop } from '../tools/system-tests/start-shop.ts'

let shop: Shop
let google: Server
let score = 0.9
test.beforeAll(async () => {
  google = createServer((_, response) =>
    response.end(
      JSON.stringify({ success: true, score, action: 'form', hostname: 'passepartout.de.localhost' }),
    ),
  )
  await new Promise<void>(resolve => google.listen(0, '127.0.0.1', resolve))
  const { port } = google.address() as AddressInfo
  shop = await startShop({
    env: {
      CONSENT_PURPOSES: 'marketing',
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_SECRET: 'secret',
      RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/`,
    },
  })
})
test.afterAll(async () => {
  await shop?.dispose()
  google?.close()
})

const SCRIPT = `globalThis.grecaptcha = { ready: then => then(), execute: async (key, { action }) => key + action }`

/**
 * A visitor who decided on marketing subscribes to the newsletter; returns the Google scripts loaded and the proofs
 * sent.
 */
async function subscribes(page: Page, agreed: readonly string[], email: string) {
  const [scripts, proofs]: [string[], string[]] = [[], []]
  await page.route('https://www.google.com/recaptcha/**', route => {
    scripts.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
  })
  page.on('request', request => {
    if (request.url().endsWith('/web-api/newsletter-subscribe')) proofs.push(request.postDataJSON().proof)
  })
  const url = `http://passepartout.de.localhost:${shop.port}`
  const value = formatConsent(recordConsentDecision(['marketing'], agreed, Date.now()))
  await page.context().addCookies([{ name: CONSENT_COOKIE, value, url }])
  await page.goto(`${url}/agb`)
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Newsletter abonnieren' }) })
  await form.getByLabel('E-Mail-Adresse').fill(email)
  await page.locator('[data-enhance=send-form][data-alive]').waitFor()
  await form.getByRole('button', { name: 'Newsletter abonnieren' }).click()
  await expect(page.getByText('Fast geschafft.').locator('visible=true')).toBeVisible({ timeout: 30_000 })
  return { scripts, proofs }
}

test('reCAPTCHA is asked of those who agreed, nobody else, and whom it doubts may do the shop’s own work', async ({
  browser,
}) => {
  const page = async () => (await browser.newContext()).newPage()
  const without = await subscribes(await page(), [], 'nein@post.example')
  expect(without.scripts).toEqual([])
  expect(without.proofs).toEqual([expect.not.stringMatching(/^recaptcha/)])

  const agreed = await subscribes(await page(), ['marketing'], 'ja@post.example')
  expect(agreed.scripts).toEqual(['https://www.google.com/recaptcha/api.js?render=site-key'])
  expect(agreed.proofs).toEqual(['recaptcha.site-keyform'])

  score = 0.1
  const doubted = await subscribes(await page(), ['marketing'], 'vielleicht@post.example')
  expect(doubted.proofs).toEqual(['recaptcha.site-keyform', expect.not.stringMatching(/^recaptcha/)])
})
