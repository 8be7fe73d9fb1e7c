import { expect, type Page, test } from '@playwright/test'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { tabTo } from './drivers/keyboard.ts'
import { acceptInvitation, createOwner } from './drivers/operator.ts'
import { mailboxOfTest, runShopCommand, sharedShop as shop, uniqueConnection } from './drivers/shared-shop.ts'

test.use({ ...uniqueConnection(import.meta.url), locale: 'en-GB' })

const ORIGIN = `http://passepartout.de.localhost:${shop.port}`
const OFFICE = `${ORIGIN}/_operations`
/** Of a demo's orders. */
const DEMO_MAIL = '@example.com'
const COMPLAINTS = /eingedrückt|viel dunkler|Es fehlen/

const VIEW = 'Not at the lab'

const views = (page: Page) => page.getByRole('navigation', { name: /Saved views|Gespeicherte Ansichten/ })
const historyOf = (page: Page) => page.getByRole('region', { name: 'History' }).getByRole('listitem')
const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { level: 1, name })

/** The page named so is open and has no accessibility violation. */
async function isOpen(page: Page, name: string | RegExp) {
  await expect(heading(page, name)).toBeVisible()
  expect.soft(await findA11yViolations(page), `accessibility of ${name}`).toEqual([])
}

/** The first demo order in a state, from the list with its filter. */
async function findDemoOrder(page: Page, state: string): Promise<{ number: string; email: string }> {
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: state })
  // The address changes once the list is loaded.
  await expect(page).toHaveURL(/[?&]state=/)
  const row = page.getByRole('row').filter({ hasText: DEMO_MAIL }).first()
  await expect(row).toContainText(state)
  const number = await row.getByRole('link').innerText()
  return { number, email: (await row.innerText()).match(/\S+@example\.com/)?.[0] ?? '' }
}

test('customer care does a day of work, and a colleague may do less', async ({ page, browser }, info) => {
  const owner = mailboxOfTest('office-owner', info)
  const colleague = mailboxOfTest('office-production', info)
  await runShopCommand(shop.dataDir, 'demo', '--orders', '20', '--beside-real-orders')
  let refunded = ''

  await test.step('the owner signs in with password and second factor', async () => {
    await acceptInvitation(page, ORIGIN + (await createOwner(shop.dataDir, owner, 'Ada')), owner)
    await page.goto(OFFICE)
    await isOpen(page, 'Today')
  })
  await test.step('what waits is counted and leads to its list', async () => {
    await page.getByRole('link', { name: /^Paid, but not at the lab [1-9]/ }).click()
    await isOpen(page, 'Orders')
    await expect(page.getByRole('combobox', { name: 'Waiting' })).toHaveValue('not-at-lab')
    await expect(page.getByRole('row').nth(1)).toContainText('Paid')
  })
  await test.step('which is saved as a view for all', async () => {
    await page.getByRole('button', { name: 'Save view' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill(VIEW)
    await page.getByRole('checkbox', { name: 'Show it to colleagues too' }).check()
    await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click()
    await expect(views(page).getByRole('link', { name: VIEW, exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await views(page).getByRole('link', { name: 'All orders' }).click()
    await expect(page).toHaveURL(/\/orders$/)
  })
  await test.step('a sheet that belongs to no order is refused at the lab’s table', async () => {
    await page.getByRole('link', { name: 'Scan', exact: true }).click()
    await isOpen(page, 'Scan sheets')
    const code = page.getByRole('textbox', { name: 'Code of a sheet' })
    await code.fill('PP-AAAA-BBBB/1|0|1/2|9f86d081')
    await code.press('Enter')
    await expect(main(page).getByRole('listitem')).toContainText('belongs to no order')
    await expect(code).toHaveValue('')
    await page.getByRole('radio', { name: 'Packed' }).check()
    await expect(page.getByRole('textbox', { name: 'Code of the parcel’s label' })).toBeFocused()
    await isOpen(page, 'Scan sheets')
    await page.getByRole('link', { name: 'Orders', exact: true }).click()
  })
  await test.step('an order is found by its number and by the customer’s address', async () => {
    const { number, email } = await findDemoOrder(page, 'Delivered')
    const search = page.getByRole('searchbox', { name: 'Find an order' })
    await search.fill(number.toLowerCase())
    await search.press('Enter')
    await expect(page.getByRole('row')).toHaveCount(2)
    await search.fill(email)
    await search.press('Enter')
    await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(email)}`))
    await page.getByRole('link', { name: number }).click()
    await isOpen(page, new RegExp(number))
    refunded = number
  })
  await test.step('a part of it is refunded, with the reason in its history', async () => {
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    await page.getByRole('radio', { name: 'An amount' }).check()
    await page.getByRole('textbox', { name: 'Amount in EUR' }).fill('5,50')
    await page.getByRole('textbox', { name: 'Reason' }).fill('Late by two days')
    expect.soft(await findA11yViolations(page), 'the refund').toEqual([])
    await page.getByRole('button', { name: 'Refund €5.50' }).click()
    await expect(page.getByText('€5.50 will be refunded.')).toBeVisible()
    const entry = historyOf(page).filter({ hasText: 'Refund requested' })
    await expect(entry).toContainText('Late by two days')
    await expect(entry).toContainText('Ada')
  })
  await test.step('another is sent elsewhere, by keyboard alone', async () => {
    const { number } = await findDemoOrder(page, 'Paid')
    await page.keyboard.press('Control+k')
    await page.keyboard.type(number)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`search=${number}`))
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.locator('main').focus()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(heading(page, new RegExp(number))).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: 'More actions' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Change address' })).toBeFocused()
    await page.keyboard.press('Enter')
    const street = page.getByRole('textbox', { name: 'Street and number' })
    await tabTo(page, street)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Neue Gasse 7')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Neue Gasse 7')).toBeVisible()
    await expect(historyOf(page).filter({ hasText: 'Address changed' })).toContainText('Ada')
  })
  await test.step('chosen orders are held and released again, and what is impossible is said before', async () => {
    const { number } = await findDemoOrder(page, 'Paid')
    const choose = () => page.getByRole('checkbox', { name: `Choose order ${number}` }).check()
    const bulk = page.getByRole('region', { name: 'Chosen orders' })
    const dialog = page.getByRole('dialog')
    await choose()
    await bulk.getByRole('button', { name: 'Put on hold' }).click()
    await expect(dialog).toHaveAccessibleName('Orders to put on hold: 1')
    expect.soft(await findA11yViolations(page), 'a bulk action').toEqual([])
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Paper is late')
    await dialog.getByRole('button', { name: 'Put on hold' }).click()
    await expect(bulk.getByRole('status')).toHaveText('Put on hold: 1.')
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await choose()
    await bulk.getByRole('button', { name: 'Put on hold' }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await expect(dialog.getByRole('listitem')).toContainText('The state of the order does not allow this')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await bulk.getByRole('button', { name: 'Release' }).click()
    await dialog.getByRole('button', { name: 'Release' }).click()
    await expect(bulk.getByRole('status')).toHaveText('Released: 1.')
    await page.goto(`${OFFICE}/orders/${number}`)
    await expect(historyOf(page).filter({ hasText: 'Paper is late' })).toContainText('Ada')
  })
  await test.step('a product is printed again, and counted with its cause and who pays', async () => {
    await page.goto(`${OFFICE}/orders/${refunded}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Reprint' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox').first().check()
    await dialog.getByRole('combobox', { name: 'Cause' }).selectOption({ label: 'Damaged on the way' })
    await expect(dialog.getByRole('combobox', { name: 'Who pays' })).toHaveValue('carrier')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('A corner is crushed')
    expect.soft(await findA11yViolations(page), 'a reprint').toEqual([])
    await dialog.getByRole('button', { name: 'Reprint' }).click()
    const entry = historyOf(page).filter({ hasText: 'Reprint ordered' }).first()
    await expect(entry).toContainText('Damaged on the way (the carrier pays)')
    await page.getByRole('link', { name: 'Reprints', exact: true }).click()
    await isOpen(page, 'Reprints')
    await expect(page.getByRole('region', { name: 'By cause' })).toContainText('Damaged on the way')
  })
  await test.step('a complaint is answered with the email that was read before', async () => {
    await page.getByRole('link', { name: 'Cases', exact: true }).click()
    await isOpen(page, 'Cases')
    await page.getByRole('row').filter({ hasText: COMPLAINTS }).first().getByRole('link').click()
    await isOpen(page, /^Complaint about/)
    await expect(page.getByRole('definition').filter({ hasText: /^\d+ × / })).toBeVisible()
    await page.getByRole('radio', { name: /^Refund/ }).check()
    await page.getByRole('textbox', { name: /^Sentence in the email/ }).fill('Das tut uns sehr leid.')
    await page.getByRole('button', { name: 'Show the email' }).click()
    await expect(page.getByRole('region', { name: 'This email will be sent' })).toContainText(
      'Das tut uns sehr leid.',
    )
    expect.soft(await findA11yViolations(page), 'the decision').toEqual([])
    await page.getByRole('button', { name: 'Decide and send the email' }).click()
    await expect(page.getByText(/^Decided on .*: Refund$/)).toBeVisible()
  })
  await test.step('the customer’s page shows their orders', async () => {
    await page.goto(`${OFFICE}/orders/${refunded}`)
    await page.getByRole('link', { name: 'All of this customer' }).click()
    await expect(page.getByRole('region', { name: 'Orders' })).toContainText(refunded)
    expect.soft(await findA11yViolations(page), 'a customer').toEqual([])
  })
  await test.step('the other pages open', async () => {
    const titles = { Customers: 'Customers', Payments: 'Payments', Emails: /emails/, Jobs: /jobs/ }
    for (const [link, title] of Object.entries(titles)) {
      await page.getByRole('link', { name: link, exact: true }).click()
      await isOpen(page, title)
    }
  })
  let link = ''
  await test.step('a colleague is invited with a role', async () => {
    await page.getByRole('link', { name: 'Operators', exact: true }).click()
    await isOpen(page, 'Operators')
    const form = page.getByRole('region', { name: 'Invite a colleague' })
    await form.getByRole('textbox', { name: 'Name' }).fill('Bo')
    await form.getByRole('textbox', { name: 'Email address' }).fill(colleague)
    await form.getByRole('checkbox', { name: 'Customer care' }).uncheck()
    await form.getByRole('checkbox', { name: 'Production' }).check()
    await form.getByRole('button', { name: 'Create the link' }).click()
    link = await form.locator('code').innerText()
  })
  await test.step('who may not refund and decide', async () => {
    const context = await browser.newContext({
      ...uniqueConnection(`${import.meta.url} Bo`),
      locale: 'de-DE',
    })
    const other = await context.newPage()
    await acceptInvitation(other, link, colleague)
    await other.goto(`${OFFICE}/orders/${refunded}`)
    await expect(heading(other, new RegExp(refunded))).toBeVisible()
    await expect(other.getByRole('button', { name: 'Erstatten' })).toHaveCount(0)
    await expect(other.getByRole('link', { name: 'Fälle' })).toHaveCount(0)
    await other.getByRole('link', { name: 'Bestellungen', exact: true }).click()
    await views(other)
      .getByRole('link', { name: `${VIEW} gespeichert von Ada` })
      .first()
      .click()
    await expect(other.getByRole('combobox', { name: 'Wartet' })).toHaveValue('not-at-lab')
    await other.goto(`${OFFICE}/cases`)
    await expect(other.getByRole('alert')).toContainText('Rollen')
    expect.soft(await findA11yViolations(other), 'the refusal').toEqual([])
    const status = await other.evaluate(async path => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ amount: 100, reason: 'for me' })
      return (await fetch(path, { method: 'POST', headers, body })).status
    }, `/_operations/api/orders/${refunded}/refunds`)
    expect(status).toBe(403)
    await context.close()
  })
})
