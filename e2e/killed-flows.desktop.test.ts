import { expect, type Page, test } from '@playwright/test'
import { ask } from '../tools/shop/ask.ts'
import { type Shop, startShop } from '../tools/shop/start-shop.ts'
import { ACCOUNTS, AccountHolder, PATIENT } from './drivers/account-holder.ts'
import { Customer } from './drivers/customer.ts'
import { asksShop } from './drivers/journey-shop.ts'
import { mailboxOf } from './drivers/mailbox.ts'
import { SELLING, type SellingWords } from './drivers/selling-words.ts'

// Whatever was acknowledged is there after a power cut, and goes on. The ways go side by side and share the cuts, of
// which each `yield` is one: what costs here is a start of the shop.

let shop: Shop
test.beforeAll(async () => {
  shop = await startShop()
})
test.afterAll(() => shop?.dispose())

const HOST = 'passepartout.de.localhost'
const MIA = { email: 'mia@post.example', password: 'ein Fahrrad im Regen' }

async function isCut() {
  await shop.kill()
  await shop.start()
}

/** Calls as a page makes them, with the session of those before; each answers the status. */
function openCaller() {
  let session = ''
  async function calls(path: string, body: object): Promise<number> {
    const address = path.startsWith('/') ? path : `/web-api/${path}`
    const { status, headers } = await ask(shop.port, HOST, address, {
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
  return {
    calls,
    logsIn: (email: string, password: string) => {
      session = ''
      return calls('customer-login', { email, password })
    },
    /** Whoever kept the cookie of before a log-out. */
    keeps: () => {
      const kept = session
      return () => {
        session = kept
      }
    },
  }
}
/** What the link of a mail carries that was written, or is only written once the shop runs again. */
const tokenIn = async (email: string, path: string) =>
  new URL(await mailboxOf(shop.dataDir).linkTo(email, path)).searchParams.get('token') ?? ''

type Way = AsyncGenerator<undefined, void>

async function* account(): Way {
  const { calls, logsIn, keeps } = openCaller()
  expect(await calls('customer-signup', { ...MIA, firstName: 'Mia', lastName: 'Muster' })).toBe(200)
  yield
  const confirmation = await tokenIn(MIA.email, '/konto/bestaetigen')
  expect(await calls('customer-signup-confirm', { token: confirmation })).toBe(200)
  yield
  expect(await calls('account/name', { firstName: 'Maria', lastName: 'Muster' })).toBe(200)
  expect(await logsIn(MIA.email, MIA.password)).toBe(200)

  const password = 'zwei Fahrräder im Schnee'
  expect(await calls('customer-password-reset', { email: MIA.email })).toBe(200)
  yield
  const reset = await tokenIn(MIA.email, '/konto/neues-passwort')
  expect(await calls('customer-password-new', { token: reset, password })).toBe(200)
  yield
  expect(await logsIn(MIA.email, MIA.password)).toBe(400)
  expect(await calls('customer-password-new', { token: reset, password })).toBe(400)
  expect(await logsIn(MIA.email, password)).toBe(200)

  const email = 'maria@post.example'
  expect(await calls('account/email', { email, currentPassword: password })).toBe(200)
  yield
  const change = await tokenIn(email, '/konto/neue-e-mail')
  expect(await calls('account/email-confirm', { token: change })).toBe(200)
  yield
  expect(await logsIn(email, password)).toBe(200)

  const comesBack = keeps()
  expect(await calls('customer-logout', {})).toBe(200)
  yield
  comesBack()
  expect(await calls('account/name', { firstName: 'Eve', lastName: 'Eve' })).toBe(401)
  expect(await logsIn(email, password)).toBe(200)
  expect(await calls('account/delete', { currentPassword: password })).toBe(200)
  yield
  expect(await logsIn(email, password)).toBe(400)
}

async function* newsletter(page: Page): Way {
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
  yield
  await follows('/confirm')
  await press('Anmeldung bestätigen')
  await expect(page.getByText('Du bist dabei.')).toBeVisible()
  yield
  await follows('/leave')
  await press('Abmelden')
  await expect(page.getByText('Abgemeldet.', { exact: true })).toBeVisible()
  yield
  await follows('/confirm')
  await press('Anmeldung bestätigen')
  await expect(page.getByText('Dieser Link gilt nicht mehr.')).toBeVisible()
}

/** What somebody typed into the checkout, found again with a new browser. */
async function* checkout(page: Page): Way {
  const as = (own: Page) =>
    new Customer(own, { words: SELLING[0] as SellingWords, goods: 'accessories', port: shop.port })
  const first = as(page)
  await first.takes('accessories')
  await first.opensCart()
  await first.goesToCheckout()
  await page.locator('[data-enhance=checkout][data-alive]').waitFor()
  const kept = page.waitForResponse(answer => answer.request().method() === 'PATCH' && answer.ok())
  await page.locator('#delivery-street').fill('Lindenweg 1')
  await page.locator('#delivery-street').blur()
  await kept
  const storageState = await page.context().storageState()
  yield
  const context = await page.context().browser()?.newContext({ storageState })
  if (!context) throw new Error('No browser')
  const later = as(await context.newPage())
  await later.opensCart()
  await later.goesToCheckout()
  await expect(later.page.locator('#delivery-street')).toHaveValue('Lindenweg 1')
  await context.close()
}

/** Made, used and taken away, also where a cut falls between question and answer. */
async function* passkey(page: Page): Way {
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
  /** The shop is killed before it hears the answer, and hears it once it runs again. */
  const isCutBefore = (path: string) =>
    page.route(`**/web-api/${path}`, async route => {
      await isCut()
      await route.continue()
    })
  await isCutBefore('account/passkeys')
  await isCutBefore('customer-login-passkey')

  await mia.signsUp()
  await mia.goes(paths.security)
  const part = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: words.passkeys, exact: true }) })
  await part.getByLabel(words.currentPassword).fill(mia.password)
  await part.getByRole('button', { name: words.addPasskey }).click()
  await expect(remove).toBeVisible(PATIENT)
  yield
  await page.reload()
  await expect(remove).toHaveCount(1)

  await mia.logsOut()
  yield
  await mia.goes(paths.security)
  await mia.press(words.passkeyLogIn)
  await expect(remove).toBeVisible(PATIENT)
  yield
  await page.reload()
  await expect(remove).toBeVisible()

  await remove.click()
  await expect(remove).toHaveCount(0)
  yield
  await mia.logsOut()
  await mia.goes(paths.logIn)
  await mia.press(words.passkeyLogIn)
  await expect(mia.main().getByRole('alert').filter({ hasText: /\S/ })).toBeVisible(PATIENT)
}

/** Made by a command, switched off and on, ended. */
async function* ownName(): Way {
  const { calls, logsIn } = openCaller()
  const email = 'studio@post.example'
  const operatorAsks = (...typed: string[]) => asksShop(shop.dataDir, ...typed)
  const shown = async () => JSON.parse(await operatorAsks('whitelabel:show', email))
  await calls('customer-signup', { ...MIA, email, firstName: 'Mia', lastName: 'Muster' })
  await calls('customer-signup-confirm', { token: await tokenIn(email, '/konto/bestaetigen') })

  await operatorAsks('whitelabel:create', email, '--company', 'Studio Mia')
  yield
  expect(await shown()).toMatchObject({ company: 'Studio Mia', underOwnName: true })
  expect(await logsIn(email, MIA.password)).toBe(200)
  for (const on of [false, true]) {
    expect(await calls('/whitelabel/switch', { on })).toBe(200)
    yield
    expect(await shown()).toMatchObject({ underOwnName: on })
  }
  await operatorAsks('whitelabel:remove', email, '--yes')
  yield
  await expect(shown()).rejects.toThrow('is no whitelabel customer')
  expect(await calls('/whitelabel/switch', { on: false })).toBe(403)
}

test('a shop that is killed after each step of an account, a newsletter, a checkout, a passkey and an own name loses none of them', async ({
  browser,
}) => {
  // A dozen starts.
  test.setTimeout(900_000)
  const newPage = async () => (await browser.newContext()).newPage()
  const ways = new Map<string, Way>([
    ['the account', account()],
    ['the newsletter', newsletter(await newPage())],
    ['the checkout', checkout(await newPage())],
    ['the passkey', passkey(await newPage())],
    ['the own name', ownName()],
  ])
  for (let cuts = 0; ways.size > 0; cuts++) {
    if (cuts > 0) await isCut()
    for (const [name, way] of ways)
      await test.step(`${name} after ${cuts} cuts`, async () => {
        if ((await way.next()).done) ways.delete(name)
      })
  }
})
