import { expect, test } from '@playwright/test'
import { findBarriers } from './drivers/barriers.ts'
import { journeyShop, mailOf, ownConnection } from './drivers/journey-shop.ts'
import { mailboxOf } from './drivers/mailbox.ts'
import { opensCard, opensSharing, SHARING, sharedAddress } from './drivers/sharing-words.ts'
import { inTurn } from './drivers/windows.ts'

test.use(ownConnection(import.meta.url))

for (const [row, words] of SHARING.entries())
  test(
    `mails about a design are stopped by the page that each of them leads to, ${words.locale}`,
    {
      tag: inTurn(row),
    },
    async ({ page }, info) => {
      await opensCard(page, words)
      await sharedAddress(page, words, 'comment', '')
      const dialog = page.getByRole('dialog')
      const email = mailOf('share-stop', info)
      await dialog.getByRole('textbox', { name: words.mail }).fill(email)
      await dialog.getByRole('button', { name: words.mails }).click()
      const mailbox = mailboxOf(journeyShop.dataDir)
      const reader = await page.context().newPage()
      await reader.goto(await mailbox.linkTo(email, words.confirm))
      await reader.getByRole('button', { name: words.yes }).click()
      await expect(reader.getByText(words.confirmed)).toBeVisible()
      await dialog.getByRole('button', { name: words.close }).click()
      await opensSharing(page, words)
      await expect(dialog.getByText(words.on)).toBeVisible()

      await reader.goto(await mailbox.linkTo(email, words.stopPath))
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(words.stopTitle)
      expect.soft(await findBarriers(reader)).toEqual([])
      await reader.getByRole('button', { name: words.noMore, exact: true }).click()
      await expect(reader.getByText(words.stopped)).toBeVisible()
      await dialog.getByRole('button', { name: words.close }).click()
      await opensSharing(page, words)
      await expect(dialog.getByRole('button', { name: words.mails })).toBeVisible()
    },
  )
