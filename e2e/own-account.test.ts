import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { ACCOUNTS, AccountHolder, PATIENT } from './drivers/account-holder.ts'
import { journeyShop, mailOf, ownConnection } from './drivers/journey-shop.ts'
import { inTurn } from './drivers/windows.ts'

test.use(ownConnection(import.meta.url))

for (const [row, own] of ACCOUNTS.entries()) {
  const { locale, paths, words } = own

  test(
    `an account is opened by a link, gets another address, and goes with all it holds: ${locale}`,
    {
      tag: inTurn(row),
    },
    async ({ page }, info) => {
      const mia = new AccountHolder(page, journeyShop, own, mailOf(`mia.own.${row}`, info))
      await mia.signsUp()
      await mia.logsOut()

      await test.step('a link by mail opens it without a password, once', async () => {
        await mia.goes(paths.logIn)
        await mia.main().getByLabel(words.email).fill(mia.email)
        await mia.press(words.byLink)
        await expect(page.getByText(words.sent)).toBeVisible(PATIENT)
        await mia.follows(paths.link)
        await mia.press(words.logIn)
        await expect(mia.hello()).toBeVisible(PATIENT)
        await mia.logsOut()
        await mia.follows(paths.link)
        await mia.press(words.logIn)
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible(PATIENT)
      })

      const before = mia.email
      await test.step('another address counts once the mail to it was answered, not before', async () => {
        await mia.logsIn()
        await expect(mia.hello()).toBeVisible(PATIENT)
        await mia.goes(paths.security)
        const next = `neu.${before}`
        const form = page
          .locator('form')
          .filter({ has: page.getByRole('button', { name: words.changeEmail }) })
        await form.getByLabel(words.newEmail).fill(next)
        await form.getByLabel(words.currentPassword).fill(mia.password)
        await form.getByRole('button', { name: words.changeEmail }).click()
        await expect(page.getByText(words.emailSent).first()).toBeVisible(PATIENT)
        await expect(page.getByText(words.emailNow + before)).toBeVisible()
        await mia.follows(paths.email, next)
        await mia.press(words.confirmEmail)
        mia.email = next
        await mia.logsIn()
        await expect(mia.hello()).toBeVisible(PATIENT)
      })

      await test.step('all that is kept comes along as a file', async () => {
        await mia.goes(paths.data)
        const coming = page.waitForEvent('download')
        await page.getByRole('link', { name: words.export }).click()
        const bytes = readFileSync(await (await coming).path())
        expect(bytes.subarray(0, 2).toString()).toBe('PK')
        // A name in a zip's directory stands there as it is.
        expect(bytes.includes('.json')).toBe(true)
      })

      await test.step('deleted, it opens nothing any more', async () => {
        const form = page.locator('form').filter({ has: page.getByRole('button', { name: words.erase }) })
        await form.getByLabel(words.currentPassword).fill(mia.password)
        await form.getByLabel(words.eraseSure).check()
        await form.getByRole('button', { name: words.erase }).click()
        await expect(page).not.toHaveURL(new RegExp(paths.data), PATIENT)
        await mia.logsIn()
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible(PATIENT)
        await expect(mia.hello()).toHaveCount(0)
      })
    },
  )
}
