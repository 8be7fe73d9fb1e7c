import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { installedNode } from '../tools/bootstrap/dependencies.mjs'
import { root } from '../tools/bootstrap/root.mjs'
import { type Shop, startShop } from '../tools/shop/start-shop.ts'
import { findBarriers } from './drivers/barriers.ts'
import { Customer } from './drivers/customer.ts'
import { mailboxOf } from './drivers/mailbox.ts'
import { SELLING } from './drivers/selling-words.ts'

test.describe.configure({ mode: 'default' })
let shop: Shop
test.beforeAll(async () => {
  shop = await startShop()
})
test.afterAll(() => shop?.dispose())

const [words] = SELLING
const PASSWORD = 'ein Fahrrad im Regen'
const originOf = () => `http://kartenliebe.de.localhost:${shop.port}`

/** What an operator types behind `npm run shop --`. */
async function operatorAsks(...typed: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: shop.dataDir }
  const script = join(root, 'apps/server/src/shop.ts')
  return (await promisify(execFile)(installedNode(root), [script, ...typed], { env })).stdout
}

async function signsUp(page: Page, email: string) {
  const form = page.locator('main')
  await page.goto(`${originOf()}/konto/registrieren`)
  await form.getByLabel('Vorname').fill('Mia')
  await form.getByLabel('Nachname').fill('Muster')
  await form.getByLabel('E-Mail-Adresse').fill(email)
  await form.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Konto anlegen', exact: true }).click()
  await expect(page.getByText('Bitte ins Postfach schauen.')).toBeVisible()
  const link = await mailboxOf(shop.dataDir).linkTo(email, '/konto/bestaetigen')
  await page.goto(link.replace(/^https?:\/\/[^/]+/, originOf()))
  await form.getByRole('button', { name: 'Konto bestätigen', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Hallo Mia' })).toBeVisible()
}

async function logsIn(page: Page, email: string) {
  const form = page.locator('main')
  await page.goto(`${originOf()}/konto/anmelden`)
  await form.getByLabel('E-Mail-Adresse').fill(email)
  await form.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Hallo Mia' })).toBeVisible()
}

/** The sign of the shop itself, as a picture that is at hand. */
async function someLogo(page: Page, email: string): Promise<string> {
  const file = join(shop.dataDir, `${email}.png`)
  await page.goto(originOf())
  writeFileSync(
    file,
    await page.getByRole('banner').locator('a svg').locator('visible=true').first().screenshot(),
  )
  return file
}

const STUDIO = ['--company', 'Studio Mia', '--phone', '0561 1234', '--colour', '#1e5b4a']
const barOf = (page: Page) =>
  page.getByRole('banner').getByRole('group', { name: 'Konto unter eigenem Namen' })
const senderOf = (page: Page) => barOf(page).getByRole('switch', { name: 'Eigener Absender' })

test('a company sells under its own name, from the command of an operator to a marked order', async ({
  page,
  browser,
  contextOptions,
}, { project }) => {
  const email = `studio.${project.name}@post.example`

  await test.step('an operator makes a customer one who sells under their own name', async () => {
    await signsUp(page, email)
    await expect(barOf(page)).toHaveCount(0)
    const logo = await someLogo(page, email)
    expect(await operatorAsks('whitelabel:create', email, ...STUDIO, '--logo', logo)).toContain('Studio Mia')
  })

  const own = await (await browser.newContext(contextOptions)).newPage()
  await test.step('they log in, and pages show their name and logo where nothing moves', async () => {
    await logsIn(own, email)
    await own.goto(`${originOf()}/agb`)
    await expect(barOf(own).getByRole('link', { name: 'Studio Mia' })).toBeVisible()
    await expect(barOf(own).locator('img')).toHaveJSProperty('complete', true)
    await expect(barOf(own)).toHaveCSS('background-color', 'rgb(30, 91, 74)')
    expect.soft(await findBarriers(own), 'the bar').toEqual([])
  })

  await test.step('the page of the service shows how they appear, and says what others get', async () => {
    await barOf(own).getByRole('link', { name: 'Studio Mia' }).click()
    await expect(own.getByRole('heading', { level: 1, name: 'Whitelabel-Service' })).toBeVisible()
    await expect(own.getByRole('main').getByRole('link', { name: '0561 1234' })).toBeVisible()
    expect.soft(await findBarriers(own), 'the page of the service').toEqual([])
  })

  const customer = new Customer(own, { words, goods: 'accessories', port: shop.port })
  await test.step('the cart names net beside gross, at the line and in the sum', async () => {
    await customer.takes('accessories')
    await customer.opensCart()
    const line = own.getByRole('list', { name: 'Artikel' }).getByRole('listitem').first()
    await expect(line.getByText(/^Netto \d/)).toBeVisible()
    await expect(own.getByRole('region', { name: 'Summe' }).getByText('Netto', { exact: true })).toBeVisible()
    expect.soft(await findBarriers(own), 'the cart').toEqual([])
  })

  await test.step('the switch turns the own name off and on, and the checkout says under which it goes', async () => {
    await senderOf(own).click()
    await expect(senderOf(own)).not.toBeChecked()
    await senderOf(own).click()
    await expect(senderOf(own)).toBeChecked()
    await customer.goesToCheckout()
    await expect(own.getByText('Geht unter dem Namen Studio Mia hinaus.')).toBeVisible()
  })

  await test.step('they order by invoice, and the order is marked with their name', async () => {
    await customer.typesAddress()
    await customer.presses(words.toPayment)
    await own.getByRole('radio', { name: 'Rechnung' }).check()
    await expect(customer.order()).toBeVisible()
    await customer.order().click()
    await expect(own).toHaveURL(/\/bestellung\//)
    const number = (await own.locator('main').innerText()).match(/KL-[\dA-Z]{4}-[\dA-Z]{4}/)?.[0] ?? ''
    expect(await operatorAsks('orders', 'show', number)).toContain('Studio Mia')
  })
  await own.context().close()
})

test('without scripts the page of the service switches the own name, and tells guests how to get one', {
  tag: '@desktop',
}, async ({ page, browser, contextOptions }) => {
  const email = 'plain@post.example'
  await signsUp(page, email)
  await operatorAsks('whitelabel:create', email, ...STUDIO)
  const storageState = await page.context().storageState()
  const open = async (who: object) => {
    const context = await browser.newContext({ ...contextOptions, ...who, javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(`${originOf()}/whitelabel-service/`)
    return plain
  }
  const own = await open({ storageState })
  await own.getByRole('button', { name: 'Ohne eigenen Namen versenden' }).click()
  await expect(own.getByText('Geht ohne den Namen Studio Mia hinaus.')).toBeVisible()
  await own.getByRole('button', { name: 'Unter eigenem Namen versenden' }).click()
  await expect(own.getByText('Geht unter dem Namen Studio Mia hinaus.')).toBeVisible()
  await own.context().close()

  const guest = await open({})
  await expect(guest.getByRole('heading', { name: 'So geht es' })).toBeVisible()
  await expect(guest.getByText('Studio Mia')).toHaveCount(0)
  await guest.context().close()
})
