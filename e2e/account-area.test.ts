import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { ACCOUNTS, AccountHolder, SLOW_PAGE_TIMEOUT } from './drivers/account-holder.ts'
import { mailboxOfTest, sharedShop, uniqueConnection } from './drivers/shared-shop.ts'
import { alternatesViewports } from './drivers/windows.ts'

test.use(uniqueConnection(import.meta.url))

/** Changes that customers make in their account. */
const CHANGES = [
  {
    addresses: '/konto/adressen',
    place: { street: 'Lindenweg 1', postalCode: '34117', city: 'Kassel' },
    save: 'Speichern',
    saved: 'Gespeichert.',
    hello: 'Hallo Maria',
    newPassword: 'Neues Passwort',
    changePassword: 'Passwort ändern',
    changed: 'Das neue Passwort gilt. Alle anderen Geräte sind abgemeldet.',
    edit: /^Bearbeiten/,
    leave: '/abmelden',
    leaveNow: 'Jetzt abmelden',
    remove: 'Löschen',
  },
  {
    addresses: '/account/addresses',
    place: { street: '1 Linden Road', postalCode: 'SW1A 1AA', city: 'London' },
    save: 'Save',
    saved: 'Saved.',
    hello: 'Hello Maria',
    newPassword: 'New password',
    changePassword: 'Change password',
    changed: 'Your new password is now in use. All other devices are logged out.',
    edit: /^Edit/,
    leave: '/logout',
    leaveNow: 'Log out now',
    remove: 'Delete',
  },
] as const

for (const [row, own] of ACCOUNTS.entries()) {
  const { locale, paths, words } = own
  const said = CHANGES[row] ?? CHANGES[0]

  test(
    `name, password and addresses of an account are changed: ${locale}`,
    {
      tag: alternatesViewports(row + 1),
    },
    async ({ page, browser, contextOptions }, info) => {
      const mia = new AccountHolder(page, sharedShop, own, mailboxOfTest(`mia.changes.${row}`, info))
      const formOf = (button: string) =>
        page.locator('main form').filter({ has: page.getByRole('button', { name: button, exact: true }) })
      const says = (text: string) => expect(page.getByText(text).first()).toBeVisible(SLOW_PAGE_TIMEOUT)
      await mia.signsUp()

      await test.step('the name is another one, at the next look as well', async () => {
        await mia.goes(paths.security)
        const form = formOf(said.save).first()
        await form.getByLabel(words.first).fill('Maria')
        await form.getByRole('button', { name: said.save }).click()
        await says(said.saved)
        await mia.goes(own.account)
        await expect(page.getByRole('heading', { name: said.hello })).toBeVisible()
      })

      await test.step('an address is kept, changed and removed', async () => {
        await mia.goes(said.addresses)
        for (const [field, value] of Object.entries(said.place))
          await page.locator(`main form [name=${field}]`).last().fill(value)
        await formOf(said.save).last().getByRole('button', { name: said.save }).click()
        await says(said.saved)
        const kept = page.locator('main section').filter({ has: page.locator('address') })
        await expect(kept.locator('address')).toContainText(said.place.street)
        await mia.goes(said.addresses)
        await kept.locator('summary').filter({ hasText: said.edit }).click()
        await kept.locator('[name=street]').fill(`${said.place.street} a`)
        await kept.getByRole('button', { name: said.save }).click()
        await expect(kept.locator('address')).toContainText(`${said.place.street} a`, SLOW_PAGE_TIMEOUT)
        await mia.goes(said.addresses)
        await kept.locator('summary').filter({ hasText: said.edit }).click()
        await kept.getByRole('button', { name: said.remove }).click()
        await expect(kept).toHaveCount(0, SLOW_PAGE_TIMEOUT)
      })

      await test.step('a new password counts at once, and ends the session of another device', async () => {
        const other = await (await browser.newContext(contextOptions)).newPage()
        const elsewhere = new AccountHolder(other, sharedShop, own, mia.email)
        await elsewhere.logsIn()
        await expect(other.getByRole('heading', { name: said.hello })).toBeVisible(SLOW_PAGE_TIMEOUT)
        await mia.goes(paths.security)
        const form = formOf(said.changePassword)
        await form.getByLabel(words.currentPassword).fill(mia.password)
        await form.getByLabel(said.newPassword).fill('zwei Fahrräder im Schnee')
        await form.getByRole('button', { name: said.changePassword }).click()
        await says(said.changed)
        await elsewhere.goes(own.account)
        await expect(elsewhere.main().getByLabel(words.email)).toBeVisible(SLOW_PAGE_TIMEOUT)
        await elsewhere.logsIn()
        await expect(other.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible(SLOW_PAGE_TIMEOUT)
        await elsewhere.logsIn('zwei Fahrräder im Schnee')
        await expect(other.getByRole('heading', { name: said.hello })).toBeVisible(SLOW_PAGE_TIMEOUT)
        await other.context().close()
      })

      await test.step('the address of logging out does it by its button alone', async () => {
        await mia.goes(said.leave)
        await expect(page.getByRole('heading', { name: words.logOut, level: 1 })).toBeVisible()
        await mia.goes(own.account)
        await expect(page.getByRole('heading', { name: said.hello })).toBeVisible(SLOW_PAGE_TIMEOUT)
        await mia.goes(said.leave)
        await page.getByRole('button', { name: said.leaveNow }).click()
        await expect(page).toHaveURL(/\/$/, SLOW_PAGE_TIMEOUT)
        await mia.goes(own.account)
        await expect(mia.main().getByLabel(words.email)).toBeVisible(SLOW_PAGE_TIMEOUT)
      })
    },
  )

  test(
    `an account is opened by a link, gets another address, and goes with all it holds: ${locale}`,
    {
      tag: alternatesViewports(row),
    },
    async ({ page }, info) => {
      const mia = new AccountHolder(page, sharedShop, own, mailboxOfTest(`mia.own.${row}`, info))
      await mia.signsUp()
      await mia.logsOut()

      await test.step('a link by mail opens it without a password, once', async () => {
        // The cart of the anonymous visitor is merged.
        expect(await putsIntoCart(page, own)).toBe(201)
        await mia.goes(paths.logIn)
        await mia.main().getByLabel(words.email).fill(mia.email)
        await mia.press(words.byLink)
        await expect(page.getByText(words.sent)).toBeVisible(SLOW_PAGE_TIMEOUT)
        await mia.follows(paths.link)
        await mia.press(words.logIn)
        await expect(mia.hello()).toBeVisible(SLOW_PAGE_TIMEOUT)
        expect(await cartLines(page, own)).toBe(1)
        await mia.logsOut()
        expect(await cartLines(page, own)).toBe(0)
        await mia.follows(paths.link)
        await mia.press(words.logIn)
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible(SLOW_PAGE_TIMEOUT)
      })

      const before = mia.email
      await test.step('another address counts once the mail to it was answered, not before', async () => {
        await mia.logsIn()
        await expect(mia.hello()).toBeVisible(SLOW_PAGE_TIMEOUT)
        await mia.goes(paths.security)
        const next = `neu.${before}`
        const form = page
          .locator('form')
          .filter({ has: page.getByRole('button', { name: words.changeEmail }) })
        await form.getByLabel(words.newEmail).fill(next)
        await form.getByLabel(words.currentPassword).fill(mia.password)
        await form.getByRole('button', { name: words.changeEmail }).click()
        await expect(page.getByText(words.emailSent).first()).toBeVisible(SLOW_PAGE_TIMEOUT)
        await expect(page.getByText(words.emailNow + before)).toBeVisible()
        await mia.follows(paths.email, next)
        await mia.press(words.confirmEmail)
        mia.email = next
        await mia.logsIn()
        await expect(mia.hello()).toBeVisible(SLOW_PAGE_TIMEOUT)
      })

      await test.step('all that is kept comes along as a file', async () => {
        await mia.goes(paths.data)
        const coming = page.waitForEvent('download')
        await page.getByRole('link', { name: words.export }).click()
        const bytes = readFileSync(await (await coming).path())
        expect(bytes.subarray(0, 2).toString()).toBe('PK')
        // A zip file stores names uncompressed.
        expect(bytes.includes('.json')).toBe(true)
      })

      await test.step('deleted, it opens nothing any more', async () => {
        const form = page.locator('form').filter({ has: page.getByRole('button', { name: words.erase }) })
        await form.getByLabel(words.currentPassword).fill(mia.password)
        await form.getByLabel(words.eraseSure).check()
        await form.getByRole('button', { name: words.erase }).click()
        await expect(page).not.toHaveURL(new RegExp(paths.data), SLOW_PAGE_TIMEOUT)
        await mia.logsIn()
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible(SLOW_PAGE_TIMEOUT)
        await expect(mia.hello()).toHaveCount(0)
      })
    },
  )
}

type Shop = (typeof ACCOUNTS)[number]

/** A call as the page itself makes it. */
const calls = (page: Page, { host, locale }: Shop, path: string, body?: object) => {
  const [channel = '', country = ''] = host.split('.')
  const headers = {
    'content-type': 'application/json',
    'x-shop-channel': `${channel}-${country}`,
    'x-shop-locale': locale,
  }
  return page.evaluate(
    async ([path, init]) => {
      const answer = await fetch(`/web-api/${path}`, init)
      return { status: answer.status, payload: (await answer.json()).payload }
    },
    [path, { headers, ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}) }] as const,
  )
}
const putsIntoCart = async (page: Page, shop: Shop) =>
  (
    await calls(page, shop, 'cart/articles', {
      ...{ kind: 'gift-voucher', amount: 5000, delivery: 'post', quantity: 1 },
    })
  ).status
const cartLines = async (page: Page, shop: Shop): Promise<number> =>
  (await calls(page, shop, 'cart')).payload.lines.length
