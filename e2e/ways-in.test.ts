import { expect, type Page, test } from '@playwright/test'
import { type Shop, startShop } from '../tools/shop/start-shop.ts'
import { findBarriers } from './drivers/barriers.ts'
import { mailboxOf } from './drivers/mailbox.ts'
import { openSignInProvider } from './drivers/sign-in-provider.ts'

/** Hashing a password and a whole new page take their time on a busy machine. */
const PATIENT = { timeout: 30_000 }
const PASSWORD = 'ein Fahrrad im Regen'
let provider: Awaited<ReturnType<typeof openSignInProvider>>
let shop: Shop
test.beforeAll(async () => {
  provider = await openSignInProvider()
  shop = await startShop({ env: provider.env })
})
test.afterAll(async () => {
  await shop?.dispose()
  provider?.close()
})

const origin = () => `http://passepartout.de.localhost:${shop.port}`
const main = (page: Page) => page.locator('main')

/** A new account in this browser, which is logged in then. */
async function signsUp(page: Page, email: string) {
  await page.goto(`${origin()}/konto/registrieren`)
  await main(page).getByLabel('Vorname').fill('Mia')
  await main(page).getByLabel('Nachname').fill('Muster')
  await main(page).getByLabel('E-Mail-Adresse').fill(email)
  await main(page).getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await main(page).getByRole('button', { name: 'Konto anlegen' }).click()
  const link = await mailboxOf(shop.dataDir).linkTo(email, '/konto/bestaetigen')
  await page.goto(link.replace(/^https?:\/\/[^/]+/, origin()))
  await main(page).getByRole('button', { name: 'Konto bestätigen' }).click()
  await expect(page.getByRole('heading', { name: 'Hallo Mia' })).toBeVisible(PATIENT)
}

async function logsOut(page: Page) {
  await page.goto(`${origin()}/robots.txt`)
  const status = await page.evaluate(async () => {
    const headers = {
      ...{ 'content-type': 'application/json', 'x-shop-channel': 'passepartout-de' },
      ...{ 'x-shop-locale': 'de-DE' },
    }
    return (await fetch('/web-api/customer-logout', { method: 'POST', headers, body: '{}' })).status
  })
  expect(status).toBe(200)
}

test('a passkey is made with the password, and opens the account without it', async ({ page }, {
  project,
}) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  await signsUp(page, `passkey.${project.name}@post.example`)
  await page.goto(`${origin()}/konto/sicherheit`)
  const part = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Passkeys' }) })
  const add = part.getByRole('button', { name: 'Passkey anlegen' })

  await test.step('not without the password', async () => {
    await part.getByLabel('Passwort').fill('nicht meines')
    await add.click()
    await expect(part.getByLabel('Passwort')).toHaveAttribute('aria-invalid', 'true', PATIENT)
    await expect(part.getByRole('button', { name: /^Entfernen/ })).toHaveCount(0)
  })
  await test.step('with it', async () => {
    await part.getByLabel('Passwort').fill(PASSWORD)
    await add.click()
    await expect(part.getByRole('button', { name: /^Entfernen/ })).toBeVisible(PATIENT)
  })
  await logsOut(page)
  await test.step('the log-in page has a button for it', async () => {
    await page.goto(`${origin()}/konto/sicherheit`)
    expect.soft(await findBarriers(page)).toEqual([])
    await main(page).getByRole('button', { name: 'Mit Passkey anmelden' }).click()
    // Back where the log-in was asked for.
    await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible(PATIENT)
  })
  await test.step('a passkey that was taken away opens nothing', async () => {
    await part.getByRole('button', { name: /^Entfernen/ }).click()
    await expect(part.getByRole('button', { name: /^Entfernen/ })).toHaveCount(0)
    await logsOut(page)
    await page.goto(`${origin()}/konto/anmelden`)
    await main(page).getByRole('button', { name: 'Mit Passkey anmelden' }).click()
    await expect(main(page).getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    await page.goto(`${origin()}/konto`)
    await expect(page.getByRole('heading', { name: 'Hallo Mia' })).toHaveCount(0)
  })
})

test('guests go on in the checkout; whoever logs in there finds cart and address', async ({ page }, {
  project,
}) => {
  const email = `kasse.${project.name}@post.example`
  await signsUp(page, email)
  await test.step('the account keeps an address', async () => {
    const status = await page.evaluate(async () => {
      const address = {
        ...{ country: 'de', kind: 'home', firstName: 'Mia', lastName: 'Muster', company: '' },
        ...{ street: 'Lindenweg 14', extra: '', postalCode: '99423', city: 'Weimar', region: '' },
      }
      const answer = await fetch('/web-api/account/addresses', {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', 'x-shop-channel': 'passepartout-de' },
          ...{ 'x-shop-locale': 'de-DE' },
        },
        body: JSON.stringify({ address, phone: '', isDefault: true }),
      })
      return answer.status
    })
    expect(status).toBe(200)
  })
  await logsOut(page)
  await test.step('somebody fills a cart and goes to the checkout', async () => {
    const status = await page.evaluate(async () => {
      const answer = await fetch('/web-api/cart/articles', {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', 'x-shop-channel': 'passepartout-de' },
          ...{ 'x-shop-locale': 'de-DE' },
        },
        body: JSON.stringify({ kind: 'gift-voucher', amount: 5000, delivery: 'post', quantity: 1 }),
      })
      return answer.status
    })
    expect(status).toBe(201)
    await page.goto(`${origin()}/kasse`)
    await expect(page.getByText('Weiter geht es auch ohne Konto.')).toBeVisible()
    await expect(page.locator('#email')).toHaveValue('')
    expect.soft(await findBarriers(page)).toEqual([])
  })
  await test.step('logs in where they are', async () => {
    await page.getByRole('link', { name: 'Mit Konto anmelden' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('E-Mail-Adresse').fill(email)
    await dialog.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(page.getByText(`Angemeldet als ${email}`)).toBeVisible(PATIENT)
    await expect(page.locator('#email')).toHaveValue(email)
    await expect(page.locator('#delivery-street')).toHaveValue('Lindenweg 14')
    await page.getByRole('button', { name: 'Weiter zum Versand' }).click()
    await expect(page.getByRole('heading', { name: 'Versand' })).toBeFocused()
  })
})

test('Google hears of nobody before its button is asked for, and lets in who it knows', async ({ page }, {
  project,
}) => {
  const email = `gina.${project.name}@gmail.example`
  const asked = await provider.stand(page, { email, given_name: 'Gina', family_name: 'Gross' })
  await page.goto(`${origin()}/konto/anmelden`)
  const button = main(page).getByRole('button', { name: 'Mit Google anmelden' })
  await expect(button).toBeVisible()
  expect(asked).toEqual([])
  await button.click()
  await main(page).getByRole('button', { name: 'Continue as Gina' }).click()
  await expect(page.getByRole('heading', { name: 'Hallo Gina' })).toBeVisible(PATIENT)
  expect(asked).toEqual(['https://accounts.google.com/gsi/client'])
})

test('without Google there is still a way, and the shop is told', async ({ page }) => {
  await page.route('https://accounts.google.com/**', route => route.abort())
  const told = page.waitForRequest(request => request.url().endsWith('/web-api/log'))
  await page.goto(`${origin()}/konto/anmelden`)
  await main(page).getByRole('button', { name: 'Mit Google anmelden' }).click()
  await expect(main(page).getByText('Google ist gerade nicht zu erreichen.')).toBeVisible()
  expect((await told).postData()).toContain('sign-in-provider-not-loaded')
})
