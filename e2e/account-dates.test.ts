import { expect, test } from '@playwright/test'
import { ACCOUNTS, AccountHolder } from './drivers/account-holder.ts'
import { mailboxOfTest, sharedShop, uniqueConnection } from './drivers/shared-shop.ts'

test.use(uniqueConnection(import.meta.url))

const [GERMAN] = ACCOUNTS

/** A birthday in ten days of somebody who turns forty. */
function birthdaySoon() {
  const day = new Date(Date.now() + 10 * 24 * 3600 * 1000)
  day.setUTCFullYear(day.getUTCFullYear() - 40)
  return { day: day.getUTCDate(), month: day.getUTCMonth() + 1, year: day.getUTCFullYear() }
}

test(
  'a birthday of a calendar goes into the account, and from there onto birthday cards of another device',
  {
    tag: '@phone',
  },
  async ({ page, browser, contextOptions }, info) => {
    const mia = new AccountHolder(page, sharedShop, GERMAN, mailboxOfTest('mia.dates', info))
    const shop = `http://${GERMAN.host}:${sharedShop.port}`
    const { day, month, year } = birthdaySoon()
    await mia.signsUp()

    await test.step('the calendar offers to keep its days in the account', async () => {
      await page.goto(`${shop}/configurator-calendar?calendarType=wandkalender&startMonth=1&year=2027`)
      await page.getByRole('tab', { name: 'Termine' }).click()
      await page.getByLabel('Name oder Anlass').fill('Tante Ulla')
      await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption(String(day))
      await page.getByRole('combobox', { name: 'Monat', exact: true }).selectOption(String(month))
      await page.getByLabel('Jahr (wenn bekannt)').fill(String(year))
      await page.getByRole('button', { name: 'Tag eintragen' }).click()
      await page.getByRole('button', { name: 'Aus Kontakten, Kalender oder Liste' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: /^Auch im Konto speichern/ }).click()
      await expect(dialog.getByText('1 Tag ist im Konto gespeichert.')).toBeVisible()
    })

    const other = await browser.newContext(contextOptions)
    const tablet = await other.newPage()
    await test.step('on another device the list of birthday cards names who has a birthday soon', async () => {
      const there = new AccountHolder(tablet, sharedShop, GERMAN, mailboxOfTest('mia.dates', info))
      await there.logsIn()
      await tablet.goto(`${shop}/geburtstagskarten/`)
      const names = tablet.locator('[data-card-names]')
      await names.locator('summary').click()
      await names.getByRole('button', { name: /^Tante Ulla, 40 am/ }).click()
      await expect(names.getByLabel('Alter')).toHaveValue('40')
    })

    await test.step('the account lists the day and deletes it', async () => {
      await tablet.goto(`${shop}/konto/termine/`)
      await expect(tablet.getByText('Tante Ulla')).toBeVisible()
      await tablet.getByRole('button', { name: 'Tante Ulla löschen' }).click()
      await expect(tablet.getByText('Noch keine Termine im Konto')).toBeVisible()
    })
    await other.close()
  },
)
