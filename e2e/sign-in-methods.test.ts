import { expect, type Page, test } from '@playwright/test'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { ACCOUNTS, AccountHolder, SLOW_PAGE_TIMEOUT } from './drivers/account-holder.ts'
import { mailboxOfTest, sharedShop as shop, uniqueConnection } from './drivers/shared-shop.ts'
import { fakeGoogleSignIn } from './drivers/sign-in-page.ts'
import { alternatesViewports } from './drivers/windows.ts'

test.use(uniqueConnection(import.meta.url))

const main = (page: Page) => page.locator('main')

const CHECKOUTS = [
  {
    account: { ...ACCOUNTS[0], host: 'passepartout.de.localhost' },
    shop: 'passepartout-de',
    checkout: '/kasse',
    guest: 'Weiter geht es auch ohne Konto.',
    logIn: 'Mit Konto anmelden',
    loggedIn: 'Angemeldet als',
    saved: 'Gespeicherte Adressen',
    take: 'Übernehmen',
    toShipping: 'Weiter zum Versand',
    shipping: 'Versand',
    place: { country: 'de', postalCode: '99423', city: 'Weimar' },
  },
  {
    account: ACCOUNTS[1],
    shop: 'passepartout-gb',
    checkout: '/checkout',
    guest: 'You can check out without an account.',
    logIn: 'Log in to your account',
    loggedIn: 'Logged in as',
    saved: 'Saved addresses',
    take: 'Use this one',
    toShipping: 'Continue to delivery',
    shipping: 'Delivery',
    place: { country: 'gb', postalCode: 'SW1Y 4JH', city: 'London' },
  },
]

for (const [row, words] of CHECKOUTS.entries()) {
  const { locale, words: account } = words.account
  const [first, second] = ['Lindenweg 14', 'Am Markt 2']

  /** A call of the page's own, with its cookies; returns the status. */
  const calls = (page: Page, path: string, body: object) =>
    page.evaluate(
      async ([path, shop, locale, body]) => {
        const headers = {
          'content-type': 'application/json',
          'x-shop-channel': shop,
          'x-shop-locale': locale,
        }
        return (await fetch(`/web-api/${path}`, { method: 'POST', headers, body })).status
      },
      [path, words.shop, locale, JSON.stringify(body)] as const,
    )

  test(
    `guests go on in the checkout; customers who log in there find cart and address, in ${locale}`,
    {
      tag: alternatesViewports(row),
    },
    async ({ page }, info) => {
      const mia = new AccountHolder(page, shop, words.account, mailboxOfTest(`kasse.${words.shop}`, info))
      await mia.signsUp()
      await test.step('the account keeps two addresses', async () => {
        for (const street of [first, second]) {
          const person = { kind: 'home', firstName: 'Mia', lastName: 'Muster', company: '' }
          const address = { ...person, ...words.place, street, extra: '', region: '' }
          const body = { address, phone: '', isDefault: street === first }
          expect(await calls(page, 'account/addresses', body)).toBe(200)
        }
      })
      await mia.logsOut()
      await test.step('somebody fills a cart and goes to the checkout', async () => {
        const voucher = { kind: 'gift-voucher', amount: 5000, delivery: 'post', quantity: 1 }
        expect(await calls(page, 'cart/articles', voucher)).toBe(201)
        await mia.goes(words.checkout)
        await expect(page.getByText(words.guest)).toBeVisible()
        await expect(page.locator('#email')).toHaveValue('')
        expect.soft(await findA11yViolations(page)).toEqual([])
      })
      await test.step('logs in where they are', async () => {
        await page.getByRole('link', { name: words.logIn }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel(account.email).fill(mia.email)
        await dialog.getByLabel(account.password, { exact: true }).fill(mia.password)
        await dialog.getByRole('button', { name: account.logIn, exact: true }).click()
        await expect(page.getByText(`${words.loggedIn} ${mia.email}`)).toBeVisible(SLOW_PAGE_TIMEOUT)
        await expect(page.locator('#email')).toHaveValue(mia.email)
        await expect(page.locator('#delivery-street')).toHaveValue(first)
      })
      await test.step('takes another address that the account keeps', async () => {
        const saved = page.getByRole('region', { name: words.saved })
        await expect(saved.getByRole('listitem')).toHaveCount(1)
        await saved.getByRole('button', { name: words.take }).click()
        await expect(page.locator('#delivery-street')).toHaveValue(second)
        await expect(page.locator('#email')).toHaveValue(mia.email)
        await expect(saved.getByText(first)).toBeVisible()
        expect.soft(await findA11yViolations(page)).toEqual([])
        await page.getByRole('button', { name: words.toShipping }).click()
        await expect(page.getByRole('heading', { name: words.shipping })).toBeFocused()
      })
    },
  )
}

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
    gone: 'Google can’t be reached right now.',
  },
]
for (const [row, { locale, at, logIn, button, hello, gone }] of GOOGLE.entries()) {
  const addressOf = (path: string) => `http://${at}:${shop.port}${path}`

  test(
    `Google hears of nobody before its button is asked for, and lets in who it knows, in ${locale}`,
    {
      tag: alternatesViewports(row),
    },
    async ({ page }, info) => {
      const email = mailboxOfTest(`gina.${locale}`, info)
      const asked = await fakeGoogleSignIn(page, { email, given_name: 'Gina', family_name: 'Gross' })
      await page.goto(addressOf(logIn))
      const own = main(page).getByRole('button', { name: button })
      await expect(own).toBeVisible()
      expect(asked).toEqual([])
      await own.click()
      await main(page).getByRole('button', { name: 'Continue as Gina' }).click()
      await expect(page.getByRole('heading', { name: hello })).toBeVisible(SLOW_PAGE_TIMEOUT)
      expect(asked).toEqual(['https://accounts.google.com/gsi/client'])
    },
  )

  test(`without Google there is still a way, and the shop is told, in ${locale}`, {
    tag: alternatesViewports(row + 1),
  }, async ({ page }) => {
    await page.route('https://accounts.google.com/**', route => route.abort())
    const told = page.waitForRequest(request => request.url().endsWith('/web-api/log'))
    await page.goto(addressOf(logIn))
    await main(page).getByRole('button', { name: button }).click()
    await expect(main(page).getByText(gone)).toBeVisible()
    expect((await told).postData()).toContain('sign-in-provider-not-loaded')
  })
}
