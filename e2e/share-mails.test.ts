import { expect, test } from '@playwright/test'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { mailboxOf } from './drivers/mailbox.ts'
import { mailboxOfTest, sharedShop, uniqueConnection } from './drivers/shared-shop.ts'
import { createShareLink, openCardDesigner, openSharing, SHARING_TEXTS } from './drivers/sharing-texts.ts'
import { alternatesViewports } from './drivers/windows.ts'

test.use(uniqueConnection(import.meta.url))

for (const [row, words] of SHARING_TEXTS.entries())
  test(
    `mails about a design are stopped by the page that each of them leads to, ${words.locale}`,
    {
      tag: alternatesViewports(row),
    },
    async ({ page }, info) => {
      await openCardDesigner(page, words)
      await createShareLink(page, words, 'comment', '')
      const dialog = page.getByRole('dialog')
      const email = mailboxOfTest('share-stop', info)
      await dialog.getByRole('textbox', { name: words.mail }).fill(email)
      await dialog.getByRole('button', { name: words.mails }).click()
      const mailbox = mailboxOf(sharedShop.dataDir)
      const reader = await page.context().newPage()
      await reader.goto(await mailbox.linkTo(email, words.confirm))
      await reader.getByRole('button', { name: words.yes }).click()
      await expect(reader.getByText(words.confirmed)).toBeVisible()
      await dialog.getByRole('button', { name: words.close }).click()
      await openSharing(page, words)
      await expect(dialog.getByText(words.on)).toBeVisible()

      await reader.goto(await mailbox.linkTo(email, words.stopPath))
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(words.stopTitle)
      expect.soft(await findA11yViolations(reader)).toEqual([])
      await reader.getByRole('button', { name: words.noMore, exact: true }).click()
      await expect(reader.getByText(words.stopped)).toBeVisible()
      await dialog.getByRole('button', { name: words.close }).click()
      await openSharing(page, words)
      await expect(dialog.getByRole('button', { name: words.mails })).toBeVisible()
    },
  )
