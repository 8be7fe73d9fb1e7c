import { expect, type Page } from '@playwright/test'
import type { Shop } from '../../tools/system-tests/start-shop.ts'
import { mailboxOf } from './mailbox.ts'

/** Hashing a password and loading a new page take time on a busy machine. */
export const SLOW_PAGE_TIMEOUT = { timeout: 30_000 }

/** Texts and inputs of a customer with an account, per locale. */
export const ACCOUNTS = [
  {
    locale: 'de-DE',
    host: 'kartenliebe.de.localhost',
    account: '/konto',
    paths: {
      signUp: '/konto/registrieren',
      logIn: '/konto/anmelden',
      confirm: '/konto/bestaetigen',
      link: '/konto/link',
      email: '/konto/neue-e-mail',
      security: '/konto/sicherheit',
      data: '/konto/daten',
    },
    words: {
      email: 'E-Mail-Adresse',
      newEmail: 'Neue E-Mail-Adresse',
      password: 'Passwort',
      currentPassword: 'Jetziges Passwort',
      first: 'Vorname',
      last: 'Nachname',
      signUp: 'Konto anlegen',
      sent: 'Bitte ins Postfach schauen.',
      confirm: 'Konto bestätigen',
      hello: 'Hallo Mia',
      logIn: 'Anmelden',
      logOut: 'Abmelden',
      byLink: 'Ohne Passwort: Link per E-Mail',
      changeEmail: 'Adresse ändern',
      emailSent: 'An die neue Adresse ist eine E-Mail unterwegs.',
      confirmEmail: 'Neue Adresse bestätigen',
      emailNow: 'Jetzt: ',
      passkeys: 'Passkeys',
      addPasskey: 'Passkey anlegen',
      removePasskey: /^Entfernen/,
      passkeyLogIn: 'Mit Passkey anmelden',
      export: 'Alles herunterladen',
      erase: 'Konto löschen',
      eraseSure: 'Ja, dieses Konto endgültig löschen',
    },
  },
  {
    locale: 'en-GB',
    host: 'passepartout.gb.localhost',
    account: '/account',
    paths: {
      signUp: '/account/sign-up',
      logIn: '/account/log-in',
      confirm: '/account/confirm',
      link: '/account/link',
      email: '/account/new-email',
      security: '/account/security',
      data: '/account/data',
    },
    words: {
      email: 'Email address',
      newEmail: 'New email address',
      password: 'Password',
      currentPassword: 'Current password',
      first: 'First name',
      last: 'Last name',
      signUp: 'Create an account',
      sent: 'Please check your inbox.',
      confirm: 'Confirm account',
      hello: 'Hello Mia',
      logIn: 'Log in',
      logOut: 'Log out',
      byLink: 'Without a password: link by email',
      changeEmail: 'Change address',
      emailSent: 'An email is on its way to the new address.',
      confirmEmail: 'Confirm new address',
      emailNow: 'Now: ',
      passkeys: 'Passkeys',
      addPasskey: 'Add a passkey',
      removePasskey: /^Remove/,
      passkeyLogIn: 'Log in with a passkey',
      export: 'Download everything',
      erase: 'Delete account',
      eraseSure: 'Yes, delete this account for good',
    },
  },
] as const

/** The texts of a language, on either channel. */
type AccountOptions = Omit<(typeof ACCOUNTS)[number], 'host'> & { host: string }

/**
 * Waits until the page has changed. Polls the address, as `toHaveURL` fails where one navigation interrupts another.
 */
export async function waitForPageChange(page: Page, path: string) {
  const pathname = () => new URL(page.url()).pathname.replace(/\/$/, '')
  await expect.poll(pathname, SLOW_PAGE_TIMEOUT).not.toMatch(new RegExp(`${path}$`))
  await page.waitForLoadState()
}

/** A customer with an account: signs up, in and out, with the emails in the shop's outbox. */
export class AccountHolder {
  readonly password = 'ein Fahrrad im Regen'
  readonly page: Page
  readonly origin: string
  email: string
  private readonly shop: Pick<Shop, 'port' | 'dataDir'>
  private readonly own: AccountOptions

  constructor(page: Page, shop: Pick<Shop, 'port' | 'dataDir'>, own: AccountOptions, email: string) {
    this.page = page
    this.shop = shop
    this.own = own
    this.email = email
    this.origin = `http://${own.host}:${shop.port}`
  }

  main = () => this.page.locator('main')
  hello = () => this.page.getByRole('heading', { name: this.own.words.hello })
  press = (name: string) => this.main().getByRole('button', { name, exact: true }).click()
  goes = (path: string) => this.page.goto(this.origin + path)

  /** Opens the newest link with that path in an email to an address; it names the host without this shop's port. */
  async follows(path: string, email = this.email) {
    const link = await mailboxOf(this.shop.dataDir).linkTo(email, path)
    await this.page.goto(link.replace(/^https?:\/\/[^/]+/, this.origin))
  }

  async signsUp() {
    const { paths, words } = this.own
    await this.goes(paths.signUp)
    await this.main().getByLabel(words.first).fill('Mia')
    await this.main().getByLabel(words.last).fill('Muster')
    await this.main().getByLabel(words.email).fill(this.email)
    await this.main().getByLabel(words.password, { exact: true }).fill(this.password)
    await this.press(words.signUp)
    await expect(this.page.getByText(words.sent)).toBeVisible(SLOW_PAGE_TIMEOUT)
    await this.follows(paths.confirm)
    await this.press(words.confirm)
    await expect(this.hello()).toBeVisible(SLOW_PAGE_TIMEOUT)
  }

  async logsIn(password = this.password) {
    const { paths, words } = this.own
    await this.goes(paths.logIn)
    await this.main().getByLabel(words.email).fill(this.email)
    await this.main().getByLabel(words.password, { exact: true }).fill(password)
    await this.press(words.logIn)
  }

  async logsOut() {
    await this.goes(this.own.account)
    await this.page.getByRole('button', { name: this.own.words.logOut }).first().click()
    await expect.poll(() => this.page.url(), SLOW_PAGE_TIMEOUT).toBe(`${this.origin}/`)
    await this.page.waitForLoadState()
  }
}
