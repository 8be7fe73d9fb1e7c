import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { layoutShifts, watchLayoutShifts } from '../tools/page-budgets/layout-shifts.ts'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { ACCOUNTS, AccountHolder, SLOW_PAGE_TIMEOUT } from './drivers/account-holder.ts'
import { Customer } from './drivers/customer.ts'
import { SELLING_TEXTS } from './drivers/selling-texts.ts'
import { mailboxOfTest, runShopCommand, sharedShop as shop, uniqueConnection } from './drivers/shared-shop.ts'
import { alternatesViewports } from './drivers/windows.ts'

test.use(uniqueConnection(import.meta.url))

const [GERMAN, , , BRITISH] = SELLING_TEXTS
const WORDS = [
  {
    account: ACCOUNTS[0],
    selling: GERMAN,
    host: 'kartenliebe.de.localhost',
    terms: '/agb',
    bar: 'Konto unter eigenem Namen',
    sender: 'Eigener Absender',
    service: 'Whitelabel-Service',
    lines: 'Artikel',
    sum: 'Summe',
    net: 'Netto',
    goesOut: 'Wir versenden als Studio Mia.',
    staysIn: 'Geht ohne den Namen Studio Mia hinaus.',
    invoice: 'Rechnung',
    turnOn: 'Unter eigenem Namen versenden',
    turnOff: 'Ohne eigenen Namen versenden',
    join: 'So geht es',
  },
  {
    account: ACCOUNTS[1],
    selling: BRITISH,
    host: 'kartenliebe.gb.localhost',
    terms: '/terms',
    bar: 'Account under own name',
    sender: 'Own sender name',
    service: 'Whitelabel service',
    lines: 'Items in your basket',
    sum: 'Summary',
    net: 'Net',
    goesOut: 'Goes out under the name Studio Mia.',
    staysIn: 'Goes out without the name Studio Mia.',
    invoice: 'Invoice',
    turnOn: 'Send under your name',
    turnOff: 'Send without your name',
    join: 'How to start',
  },
]

const operatorAsks = (...typed: string[]) => runShopCommand(shop.dataDir, ...typed)

/** The shop's own logo, as an image at hand. */
async function someLogo({ page, origin, email }: AccountHolder): Promise<string> {
  const file = join(shop.dataDir, `${email}.png`)
  await page.goto(origin)
  writeFileSync(
    file,
    await page.getByRole('banner').locator('a svg').locator('visible=true').first().screenshot(),
  )
  return file
}

const STUDIO = ['--company', 'Studio Mia', '--phone', '0561 1234', '--colour', '#1e5b4a']

for (const [row, words] of WORDS.entries()) {
  const { account, selling, host } = words
  const barOf = (page: Page) => page.getByRole('banner').getByRole('group', { name: words.bar })
  const senderOf = (page: Page) => barOf(page).getByRole('switch', { name: words.sender })
  const holder = (page: Page, email: string) => new AccountHolder(page, shop, { ...account, host }, email)

  test(
    `a company sells under its own name, from the command of an operator to a marked order, in ${selling.locale}`,
    {
      tag: alternatesViewports(row + 1),
    },
    async ({ page, browser, contextOptions }, info) => {
      const email = mailboxOfTest(`studio.${selling.country}`, info)

      await test.step('an operator makes a customer one who sells under their own name', async () => {
        const mia = holder(page, email)
        await mia.signsUp()
        await expect(barOf(page)).toHaveCount(0)
        const logo = await someLogo(mia)
        expect(await operatorAsks('whitelabel:create', email, ...STUDIO, '--logo', logo)).toContain(
          'Studio Mia',
        )
      })

      const own = await (await browser.newContext(contextOptions)).newPage()
      const mia = holder(own, email)
      await test.step('they log in, and pages show their name and logo where nothing moves', async () => {
        await mia.logsIn()
        await expect(mia.hello()).toBeVisible(SLOW_PAGE_TIMEOUT)
        await mia.goes(words.terms)
        await expect(barOf(own).getByRole('link', { name: 'Studio Mia' })).toBeVisible()
        await expect(barOf(own).locator('img')).toHaveJSProperty('complete', true)
        await expect(barOf(own)).toHaveCSS('background-color', 'rgb(30, 91, 74)')
        expect.soft(await findA11yViolations(own), 'the bar').toEqual([])
      })

      await test.step('the page of the service shows how they appear, and says what others get', async () => {
        await barOf(own).getByRole('link', { name: 'Studio Mia' }).click()
        await expect(own.getByRole('heading', { level: 1, name: words.service })).toBeVisible()
        await expect(own.getByRole('main').getByRole('link', { name: '0561 1234' })).toBeVisible()
        expect.soft(await findA11yViolations(own), 'the page of the service').toEqual([])
      })

      const customer = new Customer(own, { words: selling, goods: 'accessories', port: shop.port })
      await test.step('the cart names net beside gross, at the line and in the sum', async () => {
        await customer.takes('accessories')
        await customer.opensCart()
        const line = own.getByRole('list', { name: words.lines }).getByRole('listitem').first()
        await expect(line.getByText(new RegExp(`^${words.net} \\D?\\d`))).toBeVisible()
        await expect(
          own.getByRole('region', { name: words.sum }).getByText(words.net, { exact: true }),
        ).toBeVisible()
        expect.soft(await findA11yViolations(own), 'the cart').toEqual([])
      })

      await test.step('the switch turns the own name off and on, and the checkout says under which it goes', async () => {
        await senderOf(own).click()
        await expect(senderOf(own)).not.toBeChecked()
        await senderOf(own).click()
        await expect(senderOf(own)).toBeChecked()
        await customer.goesToCheckout()
        await expect(own.getByText(words.goesOut)).toBeVisible()
      })

      await test.step('they order by invoice, and the order is marked with their name', async () => {
        await customer.typesAddress()
        await customer.presses(selling.toPayment)
        await own.getByRole('radio', { name: words.invoice }).check()
        await expect(customer.order()).toBeVisible()
        await customer.order().click()
        await expect(own).toHaveURL(/\/(bestellung|order)\//)
        const number = (await own.locator('main').innerText()).match(/KL-[\dA-Z]{4}-[\dA-Z]{4}/)?.[0] ?? ''
        expect(await operatorAsks('orders', 'show', number)).toContain('Studio Mia')
      })
      await own.context().close()
    },
  )

  test(
    `without scripts the page of the service switches the own name, and tells guests how to get one, in ${selling.locale}`,
    {
      tag: alternatesViewports(row),
    },
    async ({ page, browser, contextOptions }, info) => {
      const email = mailboxOfTest(`plain.${selling.country}`, info)
      await holder(page, email).signsUp()
      await operatorAsks('whitelabel:create', email, ...STUDIO)
      const storageState = await page.context().storageState()
      const open = async (who: object) => {
        const context = await browser.newContext({ ...contextOptions, ...who, javaScriptEnabled: false })
        const plain = await context.newPage()
        await holder(plain, email).goes('/whitelabel-service/')
        return plain
      }
      const own = await open({ storageState })
      await own.getByRole('button', { name: words.turnOff }).click()
      await expect(own.getByText(words.staysIn)).toBeVisible()
      await own.getByRole('button', { name: words.turnOn }).click()
      await expect(own.getByText(words.goesOut)).toBeVisible()
      await own.context().close()

      const guest = await open({})
      await expect(guest.getByRole('heading', { name: words.join })).toBeVisible()
      await expect(guest.getByText('Studio Mia')).toHaveCount(0)
      await guest.context().close()
    },
  )
}

/** The distinct net price lines below visible prices. */
const netLines = (page: Page) =>
  page.locator('main [data-net]').evaluateAll(prices => [
    ...new Set(
      prices
        .filter(price => price.checkVisibility())
        .map(price =>
          getComputedStyle(price, '::after')
            .content.replaceAll(/["\u00a0]/g, ' ')
            .trim(),
        ),
    ),
  ])
const GROSS = 'none'

test(
  'pages for everybody show such a company net below gross, in room that is kept: nothing moves',
  {
    tag: alternatesViewports(0),
  },
  async ({ page }, info) => {
    const email = mailboxOfTest('net', info)
    const mia = new AccountHolder(page, shop, { ...ACCOUNTS[0], host: 'passepartout.de.localhost' }, email)
    await watchLayoutShifts(page)

    await test.step('others see gross alone', async () => {
      await mia.signsUp()
      await mia.goes('/')
      expect(await netLines(page)).toEqual([GROSS])
      await operatorAsks('whitelabel:create', email, ...STUDIO)
    })

    await test.step('a tile says both', async () => {
      await mia.logsOut()
      await mia.logsIn()
      await expect(mia.hello()).toBeVisible(SLOW_PAGE_TIMEOUT)
      await mia.goes('/')
      await expect(async () => {
        for (const line of await netLines(page)) expect(line).toMatch(/^Netto \d+,\d\d €$/)
      }).toPass(SLOW_PAGE_TIMEOUT)
    })

    await test.step('so does a calculator, also after a choice, and the next page moves by nothing', async () => {
      await mia.goes('/wandbilder/leinwand')
      const box = page.locator('[data-island="calculator"] p[data-net]')
      const says = () => box.evaluate(price => (price as HTMLElement).dataset.netText ?? '')
      await expect.poll(says, SLOW_PAGE_TIMEOUT).toMatch(/^Netto \d+,\d\d\u00a0€$/)
      expect(await layoutShifts(page)).toEqual([])
      const before = await says()
      await page
        .locator('label')
        .filter({ has: page.locator('input[value="600x400"]') })
        .first()
        .click()
      await expect.poll(says, SLOW_PAGE_TIMEOUT).not.toBe(before)
      expect.soft(await findA11yViolations(page), 'the calculator').toEqual([])
    })

    await test.step('whoever logs out sees gross alone again', async () => {
      await mia.logsOut()
      await mia.goes('/')
      expect(await netLines(page)).toEqual([GROSS])
    })
  },
)
