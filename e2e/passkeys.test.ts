import { expect, test } from '@playwright/test'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { ACCOUNTS, AccountHolder, SLOW_PAGE_TIMEOUT } from './drivers/account-holder.ts'
import { mailboxOfTest, sharedShop, uniqueConnection } from './drivers/shared-shop.ts'
import { alternatesViewports } from './drivers/windows.ts'

test.use(uniqueConnection(import.meta.url))

for (const [row, own] of ACCOUNTS.entries()) {
  const { locale, account, paths, words } = own

  test(
    `a passkey is made with the password, and opens the account without it: ${locale}`,
    {
      tag: alternatesViewports(row),
    },
    async ({ page }, info) => {
      const browser = await page.context().newCDPSession(page)
      await browser.send('WebAuthn.enable')
      await browser.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
          ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
        },
      })
      const mia = new AccountHolder(page, sharedShop, own, mailboxOfTest(`passkey.${row}`, info))
      await mia.signsUp()
      await mia.goes(paths.security)
      const part = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: words.passkeys, exact: true }) })
      const add = part.getByRole('button', { name: words.addPasskey })
      const password = part.getByLabel(words.currentPassword)
      const remove = part.getByRole('button', { name: words.removePasskey })

      await test.step('not without the password', async () => {
        await password.fill('nicht meines')
        await add.click()
        await expect(password).toHaveAttribute('aria-invalid', 'true', SLOW_PAGE_TIMEOUT)
        await expect(remove).toHaveCount(0)
      })
      await test.step('with it', async () => {
        await password.fill(mia.password)
        await add.click()
        await expect(remove).toBeVisible(SLOW_PAGE_TIMEOUT)
      })
      await mia.logsOut()
      await test.step('the log-in page has a button for it', async () => {
        await mia.goes(paths.security)
        expect.soft(await findA11yViolations(page)).toEqual([])
        await mia.press(words.passkeyLogIn)
        // Back on the page that required the sign-in.
        await expect(page.getByRole('heading', { name: words.passkeys, exact: true })).toBeVisible(
          SLOW_PAGE_TIMEOUT,
        )
      })
      await test.step('a passkey that was taken away opens nothing', async () => {
        await remove.click()
        await expect(remove).toHaveCount(0)
        await mia.logsOut()
        await mia.goes(paths.logIn)
        await mia.press(words.passkeyLogIn)
        await expect(mia.main().getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
        await mia.goes(account)
        await expect(mia.hello()).toHaveCount(0)
      })
    },
  )
}
