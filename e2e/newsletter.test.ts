import { expect, test } from '@playwright/test'
import { requestShop } from '../tools/system-tests/request-shop.ts'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { mailboxOf } from './drivers/mailbox.ts'
import { mailboxOfTest, sharedShop as shop, uniqueConnection } from './drivers/shared-shop.ts'
import { alternatesViewports } from './drivers/windows.ts'

test.use(uniqueConnection(import.meta.url))

const NEWSLETTERS = [
  {
    what: 'kartenliebe, in German, from the footer',
    host: 'kartenliebe.de.localhost',
    path: '/agb/',
    hasScripts: true,
    words: {
      email: 'E-Mail-Adresse',
      subscribe: 'Newsletter abonnieren',
      again: /noch einmal/,
      sent: 'Fast geschafft.',
      confirm: 'Anmeldung bestätigen',
      confirmed: 'Schön, dass ihr dabei seid.',
      leave: 'Abmelden',
      left: 'Abgemeldet.',
      expired: 'Dieser Link gilt nicht mehr.',
    },
  },
  {
    what: 'passepartout, in French, from the start page, without scripts',
    host: 'passepartout.fr.localhost',
    path: '/',
    hasScripts: false,
    words: {
      email: 'Adresse e-mail',
      subscribe: 'S’inscrire',
      again: /Veuillez envoyer à nouveau/,
      sent: 'Presque terminé.',
      confirm: 'Confirmer l’inscription',
      confirmed: 'C’est confirmé.',
      leave: 'Me désinscrire',
      left: 'Désinscription confirmée.',
      expired: 'Ce lien n’est plus valable.',
    },
  },
]

for (const [row, { what, host, path, hasScripts, words }] of NEWSLETTERS.entries()) {
  test.describe(() => {
    test.use({ javaScriptEnabled: hasScripts })

    test(
      `the newsletter is asked for, confirmed and left: ${what}`,
      { tag: alternatesViewports(row) },
      async ({ page }, info) => {
        const origin = `http://${host}:${shop.port}`
        const mailbox = mailboxOf(shop.dataDir)
        const open = (link: string) => page.goto(link.replace(/^https?:\/\/[^/]+/, origin))
        const press = (name: string) =>
          page.locator('main').getByRole('button', { name, exact: true }).click()
        const asks = async (email: string) => {
          await page.goto(origin + path)
          const form = page
            .locator('form')
            .filter({ has: page.getByRole('button', { name: words.subscribe }) })
          await form.getByLabel(words.email).fill(email)
          if (hasScripts) await page.locator('[data-enhance=send-form][data-alive]').waitFor()
          await form.getByRole('button', { name: words.subscribe }).click()
          const thanks = page.getByText(words.sent).locator('visible=true')
          if (!hasScripts) {
            await expect(form.getByRole('status')).toHaveText(words.again)
            // A person takes a while to fill the form in; the shop refuses forms that are sent at once.
            await expect(async () => {
              const again = form.getByRole('button', { name: words.subscribe })
              await again.click({ timeout: 1000 }).catch(() => expect(thanks).toBeVisible())
              await expect(thanks).toBeVisible({ timeout: 500 })
            }).toPass({ intervals: [1500] })
          }
          await expect(thanks).toBeVisible({ timeout: 30_000 })
        }

        const email = mailboxOfTest(`leser.${row}`, info)
        await test.step('asked for, and confirmed by the button that the mail leads to', async () => {
          await asks(email)
          await open(await mailbox.linkTo(email, '/confirm'))
          if (hasScripts) expect.soft(await findA11yViolations(page)).toEqual([])
          await press(words.confirm)
          await expect(page.getByText(words.confirmed)).toBeVisible()
        })

        await test.step('left by the button that the mail leads to', async () => {
          await open(await mailbox.linkTo(email, '/leave'))
          await press(words.leave)
          await expect(page.getByText(words.left)).toBeVisible()
        })

        await test.step('asked for again, it is left by one press in a mail program', async () => {
          const other = mailboxOfTest(`zwei.${row}`, info)
          await asks(other)
          const once = new URL(await mailbox.leaveLink(other))
          const answer = await requestShop(shop.port, host, once.pathname + once.search, {
            method: 'POST',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body: 'List-Unsubscribe=One-Click',
          })
          expect(answer.status).toBe(200)
          await open(await mailbox.linkTo(other, '/confirm'))
          await press(words.confirm)
          await expect(page.getByText(words.expired)).toBeVisible()
        })
      },
    )
  })
}
