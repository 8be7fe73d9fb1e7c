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

test('guests go on in the checkout; whoever logs in there finds cart and address', async ({ page }, {
  project,
}) => {
  const email = `kasse.${project.name}@post.example`
  await signsUp(page, email)
  await test.step('the account keeps two addresses', async () => {
    const statuses = await page.evaluate(async () => {
      const kept = []
      for (const street of ['Lindenweg 14', 'Am Markt 2']) {
        const address = {
          ...{ country: 'de', kind: 'home', firstName: 'Mia', lastName: 'Muster', company: '' },
          ...{ street, extra: '', postalCode: '99423', city: 'Weimar', region: '' },
        }
        const answer = await fetch('/web-api/account/addresses', {
          method: 'POST',
          headers: {
            ...{ 'content-type': 'application/json', 'x-shop-channel': 'passepartout-de' },
            ...{ 'x-shop-locale': 'de-DE' },
          },
          body: JSON.stringify({ address, phone: '', isDefault: street === 'Lindenweg 14' }),
        })
        kept.push(answer.status)
      }
      return kept
    })
    expect(statuses).toEqual([200, 200])
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
  })
  await test.step('takes another address that the account keeps', async () => {
    const saved = page.getByRole('region', { name: 'Gespeicherte Adressen' })
    await expect(saved.getByRole('listitem')).toHaveCount(1)
    await saved.getByRole('button', { name: 'Übernehmen' }).click()
    await expect(page.locator('#delivery-street')).toHaveValue('Am Markt 2')
    await expect(page.locator('#email')).toHaveValue(email)
    await expect(saved.getByText('Lindenweg 14')).toBeVisible()
    expect.soft(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Weiter zum Versand' }).click()
    await expect(page.getByRole('heading', { name: 'Versand' })).toBeFocused()
  })
})

const GOOGLE = [
  {
    locale: 'de-DE',
    at: 'passepartout.de.localhost',
    logIn: '/konto/anmelden',
    button: 'Mit Google anmelden',
    hello: 'Hallo Gina',
    gone: 'Google ist gerade nicht zu erreichen.',
  },
  {
    locale: 'en-GB',
    at: 'kartenliebe.gb.localhost',
    logIn: '/account/log-in',
    button: 'Log in with Google',
    hello: 'Hello Gina',
    gone: 'Google cannot be reached right now.',
  },
]
for (const { locale, at, logIn, button, hello, gone } of GOOGLE) {
  const addressOf = (path: string) => `http://${at}:${shop.port}${path}`

  test(`Google hears of nobody before its button is asked for, and lets in who it knows, in ${locale}`, async ({
    page,
  }, { project }) => {
    const email = `gina.${locale}.${project.name}@gmail.example`
    const asked = await provider.stand(page, { email, given_name: 'Gina', family_name: 'Gross' })
    await page.goto(addressOf(logIn))
    const own = main(page).getByRole('button', { name: button })
    await expect(own).toBeVisible()
    expect(asked).toEqual([])
    await own.click()
    await main(page).getByRole('button', { name: 'Continue as Gina' }).click()
    await expect(page.getByRole('heading', { name: hello })).toBeVisible(PATIENT)
    expect(asked).toEqual(['https://accounts.google.com/gsi/client'])
  })

  test(`without Google there is still a way, and the shop is told, in ${locale}`, async ({ page }) => {
    await page.route('https://accounts.google.com/**', route => route.abort())
    const told = page.waitForRequest(request => request.url().endsWith('/web-api/log'))
    await page.goto(addressOf(logIn))
    await main(page).getByRole('button', { name: button }).click()
    await expect(main(page).getByText(gone)).toBeVisible()
    expect((await told).postData()).toContain('sign-in-provider-not-loaded')
  })
}
