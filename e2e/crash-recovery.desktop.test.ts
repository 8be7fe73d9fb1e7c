import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { installedNode } from '../tools/bootstrap/dependencies.mjs'
import { root } from '../tools/bootstrap/root.mjs'
import { requestShop } from '../tools/system-tests/request-shop.ts'
import { type Shop, startShop } from '../tools/system-tests/start-shop.ts'
import { ACCOUNTS, AccountHolder, SLOW_PAGE_TIMEOUT } from './drivers/account-holder.ts'
import { Customer } from './drivers/customer.ts'
import { mailboxOf } from './drivers/mailbox.ts'
import { SELLING_TEXTS, type SellingTexts } from './drivers/selling-texts.ts'

// Acknowledged writes survive a power cut, and the process continues; each step here is followed by one.

// One shop for all of them.
test.describe.configure({ mode: 'default' })
let shop: Shop
test.beforeAll(async () => {
  shop = await startShop()
})
test.afterAll(() => shop?.dispose())

const HOST = 'passepartout.de.localhost'
const MIA = { email: 'mia@post.example', password: 'ein Fahrrad im Regen' }
let session = ''

/** A call as a page makes it, with its earlier session; returns the status. */
async function calls(path: string, body: object): Promise<number> {
  const address = path.startsWith('/') ? path : `/web-api/${path}`
  const { status, headers } = await requestShop(shop.port, HOST, address, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'x-shop-channel': 'passepartout-de' },
      ...{ 'x-shop-locale': 'de-DE', cookie: session },
    },
    body: JSON.stringify(body),
  })
  const cookies = [headers['set-cookie'] ?? []].flat().map(cookie => cookie.split(';')[0])
  if (cookies.length > 0) session = cookies.join('; ')
  return status
}
const logsIn = (email: string, password: string) => {
  session = ''
  return calls('customer-login', { email, password })
}
async function isCut() {
  await shop.kill()
  await shop.start()
}
/** The token of a link in an email that is already written, or written only once the shop runs again. */
const tokenIn = async (email: string, path: string) =>
  new URL(await mailboxOf(shop.dataDir).linkTo(email, path)).searchParams.get('token') ?? ''

test('a shop that is killed after each step of an account loses none of them', async () => {
  await test.step('sign up and confirm', async () => {
    expect(await calls('customer-signup', { ...MIA, firstName: 'Mia', lastName: 'Muster' })).toBe(200)
    await isCut()
    const token = await tokenIn(MIA.email, '/konto/bestaetigen')
    expect(await calls('customer-signup-confirm', { token })).toBe(200)
    await isCut()
    expect(await calls('account/name', { firstName: 'Maria', lastName: 'Muster' })).toBe(200)
    expect(await logsIn(MIA.email, MIA.password)).toBe(200)
  })

  const password = 'zwei Fahrräder im Schnee'
  await test.step('a new password by mail', async () => {
    expect(await calls('customer-password-reset', { email: MIA.email })).toBe(200)
    await isCut()
    const token = await tokenIn(MIA.email, '/konto/neues-passwort')
    expect(await calls('customer-password-new', { token, password })).toBe(200)
    await isCut()
    expect(await logsIn(MIA.email, MIA.password)).toBe(400)
    expect(await calls('customer-password-new', { token, password })).toBe(400)
    expect(await logsIn(MIA.email, password)).toBe(200)
  })

  const email = 'maria@post.example'
  await test.step('another mail address', async () => {
    expect(await calls('account/email', { email, currentPassword: password })).toBe(200)
    await isCut()
    const token = await tokenIn(email, '/konto/neue-e-mail')
    expect(await calls('account/email-confirm', { token })).toBe(200)
    await isCut()
    expect(await logsIn(email, password)).toBe(200)
  })

  await test.step('the end of the account, and a log-out', async () => {
    const left = session
    expect(await calls('customer-logout', {})).toBe(200)
    await isCut()
    session = left
    expect(await calls('account/name', { firstName: 'Eve', lastName: 'Eve' })).toBe(401)
    expect(await logsIn(email, password)).toBe(200)
    expect(await calls('account/delete', { currentPassword: password })).toBe(200)
    await isCut()
    expect(await logsIn(email, password)).toBe(400)
  })
})

test('nor does it lose who asked for the newsletter, confirmed it and left it', async ({ page }) => {
  const origin = `http://${HOST}:${shop.port}`
  const email = 'leser@post.example'
  const press = (name: string) => page.locator('main').getByRole('button', { name, exact: true }).click()
  const follows = async (path: string) =>
    page.goto((await mailboxOf(shop.dataDir).linkTo(email, path)).replace(/^https?:\/\/[^/]+/, origin))
  await page.goto(`${origin}/agb`)
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Newsletter abonnieren' }) })
  await form.getByLabel('E-Mail-Adresse').fill(email)
  await page.locator('[data-enhance=send-form][data-alive]').waitFor()
  await form.getByRole('button', { name: 'Newsletter abonnieren' }).click()
  await expect(page.getByText('Fast geschafft.').locator('visible=true')).toBeVisible({ timeout: 30_000 })
  await isCut()
  await follows('/confirm')
  await press('Anmeldung bestätigen')
  await expect(page.getByText('Du bist dabei.')).toBeVisible()
  await isCut()
  await follows('/leave')
  await press('Abmelden')
  await expect(page.getByText('Abgemeldet.', { exact: true })).toBeVisible()
  await isCut()
  await follows('/confirm')
  await press('Anmeldung bestätigen')
  await expect(page.getByText('Dieser Link gilt nicht mehr.')).toBeVisible()
})

test('nor a passkey: made, used and taken away, also where it falls between question and answer', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  const [german] = ACCOUNTS
  const { words, paths } = german
  const mia = new AccountHolder(page, shop, { ...german, host: HOST }, 'passkey@post.example')
  const remove = page.getByRole('button', { name: words.removePasskey })
  /** Kills the shop before the page receives its response, and delivers the response once it runs again. */
  const isCutBefore = (path: string) =>
    page.route(
      `**/web-api/${path}`,
      async route => {
        await isCut()
        await route.continue()
      },
      { times: 1 },
    )
  /**
   * On a busy machine the shop starts more slowly than a page waits: the visitor then presses again, unless the first
   * press has succeeded meanwhile and its button is gone.
   */
  const pressesUntilThere = (press: () => Promise<void>) =>
    expect(async () => {
      if (!(await remove.isVisible())) await press()
      await expect(remove).toBeVisible({ timeout: 20_000 })
    }).toPass({ timeout: 90_000 })
  await isCutBefore('account/passkeys')
  await isCutBefore('customer-login-passkey')

  await mia.signsUp()
  await test.step('made', async () => {
    await mia.goes(paths.security)
    const part = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: words.passkeys, exact: true }) })
    await part.getByLabel(words.currentPassword).fill(mia.password)
    await pressesUntilThere(() => part.getByRole('button', { name: words.addPasskey }).click())
    await isCut()
    await page.reload()
    await expect(remove).toHaveCount(1)
  })
  await test.step('used', async () => {
    await mia.logsOut()
    await isCut()
    await mia.goes(paths.security)
    await pressesUntilThere(() => mia.press(words.passkeyLogIn))
    await isCut()
    await page.reload()
    await expect(remove).toBeVisible()
  })
  await test.step('taken away', async () => {
    await remove.click()
    await expect(remove).toHaveCount(0)
    await isCut()
    await mia.logsOut()
    await mia.goes(paths.logIn)
    await mia.press(words.passkeyLogIn)
    await expect(mia.main().getByRole('alert').filter({ hasText: /\S/ })).toBeVisible(SLOW_PAGE_TIMEOUT)
  })
})

test('nor who sells under their own name: made by a command, switched off and on, ended', async () => {
  const email = 'studio@post.example'
  const operatorAsks = async (...typed: string[]) => {
    const env = { ...process.env, DATA_DIR: shop.dataDir }
    const script = join(root, 'apps/server/src/cli.ts')
    return (await promisify(execFile)(installedNode(root), [script, ...typed], { env })).stdout
  }
  const shown = async () => JSON.parse(await operatorAsks('whitelabel:show', email))
  session = ''
  await calls('customer-signup', { ...MIA, email, firstName: 'Mia', lastName: 'Muster' })
  await calls('customer-signup-confirm', { token: await tokenIn(email, '/konto/bestaetigen') })

  await operatorAsks('whitelabel:create', email, '--company', 'Studio Mia')
  await isCut()
  expect(await shown()).toMatchObject({ company: 'Studio Mia', underOwnName: true })
  expect(await logsIn(email, MIA.password)).toBe(200)
  for (const on of [false, true]) {
    expect(await calls('/whitelabel/switch', { on })).toBe(200)
    await isCut()
    expect(await shown()).toMatchObject({ underOwnName: on })
  }
  await operatorAsks('whitelabel:remove', email, '--yes')
  await isCut()
  await expect(shown()).rejects.toThrow('is no whitelabel customer')
  expect(await calls('/whitelabel/switch', { on: false })).toBe(403)
})

test('a page stays while the shop is away, with what is typed into it', async ({ page }) => {
  await page.goto(`http://${HOST}:${shop.port}/konto/registrieren`)
  await shop.kill()
  const isMissed = page.waitForEvent('requestfailed', request => request.url().endsWith('.js'))
  const asksAgain = page.waitForEvent('requestfailed', request => request.method() === 'HEAD')
  const name = page.locator('main').getByLabel('Vorname')
  await name.fill('Mia')
  await isMissed
  await asksAgain
  await expect(name).toHaveValue('Mia')
  await shop.start()
  await expect(name).toHaveValue('Mia')
})

test('nor what was typed in the checkout: it is there again in a new browser', async ({ page, browser }) => {
  const words = SELLING_TEXTS[0] as SellingTexts
  const first = new Customer(page, { words, goods: 'accessories', port: shop.port })
  await first.takes('accessories')
  await first.opensCart()
  await first.goesToCheckout()
  await page.locator('[data-enhance=checkout][data-alive]').waitFor()
  const kept = page.waitForResponse(answer => answer.request().method() === 'PATCH' && answer.ok())
  await page.locator('#delivery-street').fill('Lindenweg 1')
  await page.locator('#delivery-street').blur()
  await kept
  const storageState = await page.context().storageState()
  await isCut()
  const context = await browser.newContext({ storageState })
  const later = new Customer(await context.newPage(), { words, goods: 'accessories', port: shop.port })
  await later.opensCart()
  await later.goesToCheckout()
  await expect(later.page.locator('#delivery-street')).toHaveValue('Lindenweg 1')
  await context.close()
})
