import { expect, type Page, test } from '@playwright/test'
import { waitForPageChange } from './drivers/account-holder.ts'
import { mailboxOf } from './drivers/mailbox.ts'
import { mailboxOfTest, sharedShop as shop, uniqueConnection } from './drivers/shared-shop.ts'
import { alternatesViewports } from './drivers/windows.ts'

test.use(uniqueConnection(import.meta.url))

const ACCOUNTS = [
  {
    what: 'kartenliebe, in German, with scripts',
    host: 'kartenliebe.de.localhost',
    hasScripts: true,
    account: 'konto',
    paths: { signUp: '/konto/registrieren', forgotten: '/konto/passwort-vergessen' },
    mails: { confirm: '/konto/bestaetigen', reset: '/konto/neues-passwort' },
    words: {
      email: 'E-Mail-Adresse',
      password: 'Passwort',
      first: 'Vorname',
      last: 'Nachname',
      signUp: 'Konto anlegen',
      sent: 'Bitte ins Postfach schauen.',
      confirm: 'Konto bestätigen',
      hello: 'Hallo Mia',
      logOut: 'Abmelden',
      sendLink: 'Link schicken',
      newPassword: 'Neues Passwort',
      setPassword: 'Passwort setzen',
      done: 'Erledigt. Jetzt bitte anmelden.',
      logIn: 'Anmelden',
    },
  },
  {
    what: 'passepartout, in English, without scripts',
    host: 'passepartout.gb.localhost',
    hasScripts: false,
    account: 'account',
    paths: { signUp: '/account/sign-up', forgotten: '/account/forgotten-password' },
    mails: { confirm: '/account/confirm', reset: '/account/new-password' },
    words: {
      email: 'Email address',
      password: 'Password',
      first: 'First name',
      last: 'Last name',
      signUp: 'Create an account',
      sent: 'Please check your inbox.',
      confirm: 'Confirm account',
      hello: 'Hello Mia',
      logOut: 'Log out',
      sendLink: 'Send link',
      newPassword: 'New password',
      setPassword: 'Set password',
      done: 'Done. Now please log in.',
      logIn: 'Log in',
    },
  },
]

for (const [row, { what, host, hasScripts, account, paths, mails, words }] of ACCOUNTS.entries()) {
  test.describe(() => {
    test.use({ javaScriptEnabled: hasScripts })

    test(
      `an account is made, left, and found again with a new password: ${what}`,
      {
        tag: alternatesViewports(row),
      },
      async ({ page }, info) => {
        const origin = `http://${host}:${shop.port}`
        const mailbox = mailboxOf(shop.dataDir)
        const email = mailboxOfTest(`mia.account.${row}`, info)
        // Links in emails name the host without this shop's port, which is not the public one.
        const open = (link: string) => page.goto(link.replace(/^https?:\/\/[^/]+/, origin))
        const submit = (name: string) =>
          page.locator('main').getByRole('button', { name, exact: true }).click()
        const logIn = async (password: string) => {
          await page.locator('main').getByLabel(words.email).fill(email)
          await page.locator('main').getByLabel(words.password, { exact: true }).fill(password)
          await submit(words.logIn)
        }

        await test.step('sign up, confirm by mail', async () => {
          await page.goto(origin + paths.signUp)
          const form = page.locator('main')
          await form.getByLabel(words.first).fill('Mia')
          await form.getByLabel(words.last).fill('Muster')
          await form.getByLabel(words.email).fill(email)
          await form.getByLabel(words.password, { exact: true }).fill('ein Fahrrad im Regen')
          await submit(words.signUp)
          await expect(page.getByText(words.sent)).toBeVisible()
          await open(await mailbox.linkTo(email, mails.confirm))
          await submit(words.confirm)
          await expect(heading(page, words.hello)).toBeVisible()
          if (hasScripts) await expect(page.locator('[data-account-name]').first()).toHaveText('Mia Muster')
        })

        await test.step('log out, and nothing of the account is left', async () => {
          await page.getByRole('button', { name: words.logOut }).first().click()
          // To the start page, or where the account area redirects to the sign-in.
          await waitForPageChange(page, account)
          await page.goto(`${origin}/${account}`)
          await expect(heading(page, words.hello)).toHaveCount(0)
        })

        await test.step('a new password by mail, then the log-in with it', async () => {
          await page.goto(origin + paths.forgotten)
          await page.locator('main').getByLabel(words.email).fill(email)
          await submit(words.sendLink)
          await expect(page.getByText(words.sent)).toBeVisible()
          await open(await mailbox.linkTo(email, mails.reset))
          await page.locator('main').getByLabel(words.newPassword).fill('zwei Fahrräder im Schnee')
          await submit(words.setPassword)
          await expect(page.getByText(words.done)).toBeVisible()
          await logIn('ein Fahrrad im Regen')
          await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
          await logIn('zwei Fahrräder im Schnee')
          await expect(heading(page, words.hello)).toBeVisible()
        })
      },
    )
  })
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name })
