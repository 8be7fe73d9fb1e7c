import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { acceptInvitation, createOwner } from './drivers/operator.ts'
import { mailboxOfTest, runShopCommand, sharedShop as shop, uniqueConnection } from './drivers/shared-shop.ts'

test.use({ ...uniqueConnection(import.meta.url), locale: 'en-GB' })

const ORIGIN = `http://passepartout.de.localhost:${shop.port}`
const OFFICE = `${ORIGIN}/_operations`
/** Of a demo's orders. */
const DEMO_MAIL = '@example.com'
const ACCOUNT = 'DE52000000000012345678'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name })

/** The page named so is open and has no accessibility violation. */
async function isOpen(page: Page, name: string) {
  await expect(heading(page, name)).toBeVisible()
  expect.soft(await findA11yViolations(page), `accessibility of ${name}`).toEqual([])
}

/** Unpaid demo orders with what is due, as `99,80`. */
async function unpaidOrders(page: Page): Promise<{ number: string; due: string }[]> {
  await page.goto(`${OFFICE}/orders?state=awaiting-payment`)
  const rows = page.getByRole('row').filter({ hasText: DEMO_MAIL })
  await expect(rows.first()).toBeVisible()
  const texts = await rows.allInnerTexts()
  return texts.map(text => ({
    number: /(?:PP|KL)-\w{4}-\w{4}/.exec(text)?.[0] ?? '',
    due: (/€([\d,.]+)/.exec(text)?.[1] ?? '').replace(/,/g, '').replace('.', ','),
  }))
}

const statement = (rows: [text: string, amount: string][]) => ({
  name: 'umsaetze.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Auftragskonto;Buchungstag;Verwendungszweck;Zahlungspflichtiger;Betrag;Waehrung',
      ...rows.map(([text, amount]) => `${ACCOUNT};25.11.2026;${text};Mara Lindner;${amount};EUR`),
    ].join('\n'),
  ),
})

test('finance books a bank statement and assigns what it does not know', async ({ page }, info) => {
  const owner = mailboxOfTest('finance-owner', info)
  const unknown = `Bilder fuer Oma ${info.workerIndex}-${Date.now()}`
  await runShopCommand(shop.dataDir, 'demo', '--orders', '60', '--beside-real-orders')
  await acceptInvitation(page, ORIGIN + (await createOwner(shop.dataDir, owner, 'Finn')), owner)
  const [first, second] = await unpaidOrders(page)
  if (!first || !second) throw new Error('The demo has too few unpaid orders')
  const file = () => page.getByLabel('Drop the file here, or choose it')
  const preview = page.getByRole('region', { name: 'What would be booked' })

  await test.step('a file that is no statement is refused in words', async () => {
    await page.getByRole('link', { name: 'Payments', exact: true }).click()
    await isOpen(page, 'Payments')
    await file().setInputFiles({ name: 'x.xml', mimeType: 'text/xml', buffer: Buffer.from('<Document/>') })
    await expect(page.getByRole('alert')).toContainText('not a bank statement')
    await expect(page.getByRole('alert')).toContainText('Nothing was booked')
  })
  await test.step('a statement shows what would become of each entry', async () => {
    await file().setInputFiles(
      statement([
        [first.number, first.due],
        [second.number, '1,00'],
        [unknown, second.due],
      ]),
    )
    const rows = preview.getByRole('row')
    await expect(rows).toHaveCount(4)
    await expect(rows.filter({ hasText: first.number })).toContainText('Matched')
    await expect(rows.filter({ hasText: second.number })).toContainText('Too little')
    await expect(rows.filter({ hasText: unknown })).toContainText('Unknown order')
    await isOpen(page, 'Payments')
  })
  await test.step('and is booked once', async () => {
    await page.getByRole('button', { name: 'Book 3 entries' }).click()
    await expect(page.getByText('3 entries are booked.')).toBeVisible()
    await file().setInputFiles(
      statement([
        [first.number, first.due],
        [second.number, '1,00'],
        [unknown, second.due],
      ]),
    )
    await expect(page.getByText('Nothing in this file is new.')).toBeVisible()
    await expect(preview.getByRole('row').filter({ hasText: first.number })).toContainText('Already booked')
    await page.getByRole('button', { name: 'Discard' }).click()
  })
  const waiting = page.getByRole('region', { name: 'Payments to look at' })
  await test.step('an unknown payment is assigned to an order, by keyboard', async () => {
    const row = waiting.getByRole('row').filter({ hasText: unknown })
    await row.getByRole('button', { name: 'Assign' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox', { name: 'Number, name, email or amount' }).fill(second.number)
    await page.keyboard.press('Enter')
    const found = dialog.getByRole('radio', { name: new RegExp(second.number) })
    await expect(found).toBeChecked()
    expect.soft(await findA11yViolations(page), 'the dialog').toEqual([])
    await dialog.getByRole('button', { name: 'Assign' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(`The money counts for order ${second.number}`)).toBeVisible()
    await page.goto(`${OFFICE}/orders/${second.number}`)
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Finn')
  })
})

test('finance saves a month for the tax adviser', async ({ page }, info) => {
  const owner = mailboxOfTest('accounting-owner', info)
  await acceptInvitation(page, ORIGIN + (await createOwner(shop.dataDir, owner, 'Fee')), owner)
  await page.goto(OFFICE)
  await page.getByRole('link', { name: 'Accounting', exact: true }).click()
  await isOpen(page, 'Accounting')
  await page.getByLabel('Month', { exact: true }).fill('2026-10')
  await page.getByLabel('Month', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/month=2026-10/)
  await expect(page.getByRole('heading', { name: 'One-stop shop, 2026-Q4' })).toBeVisible()
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save the DATEV file' }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toBe('EXTF_Buchungsstapel_passepartout_2026-10.csv')
  const [header, names] = new TextDecoder('windows-1252')
    .decode(readFileSync(await file.path()))
    .split('\r\n')
  expect(header).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;\d{17};.*;20260101;4;20261001;20261031;/)
  expect(names).toContain('BU-Schlüssel')
})
