import { expect, type Page, test } from '@playwright/test'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { acceptInvitation, createOwner } from './drivers/operator.ts'
import { mailboxOfTest, sharedShop as shop, uniqueConnection } from './drivers/shared-shop.ts'

test.use({ ...uniqueConnection(import.meta.url), locale: 'en-GB' })

const ORIGIN = `http://passepartout.de.localhost:${shop.port}`
/** Far in the future: other tests of the shared shop see no price of it. */
const CAMPAIGN = { from: '2027-08-06', until: '2027-08-08' }

const main = (page: Page) => page.getByRole('main')

/** The lowest price of a card in the Austrian shop that is open, as the page's own scripts fetch it. */
async function cardPrice(page: Page): Promise<{ current: number; original: number }> {
  return page.evaluate(async () => {
    const headers = { 'x-shop-channel': 'kartenliebe-at', 'x-shop-locale': 'de-AT' }
    const response = await fetch('/web-api/themes?themeId=zwei-ringe', { headers, cache: 'no-store' })
    const [card] = (await response.json()).payload.items
    const { priceCurrent, priceOriginal } = card.priceFrom
    return { current: priceCurrent.amount, original: priceOriginal.amount }
  })
}

async function isOpen(page: Page, name: string | RegExp) {
  await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible()
  expect.soft(await findA11yViolations(page), `accessibility of ${name}`).toEqual([])
}

test('a merchandiser schedules −20 % on cards in Austria, and takes it back', async ({ page }, info) => {
  const owner = mailboxOfTest('campaigns-owner', info)
  const id = `cards-austria-${Date.now()}`
  await test.step('the campaign is drafted, with its checks and prices', async () => {
    await acceptInvitation(page, ORIGIN + (await createOwner(shop.dataDir, owner, 'Ada')), owner)
    await page.goto(`${ORIGIN}/_operations/campaigns`)
    await isOpen(page, 'Campaigns and codes')
    await page.getByRole('link', { name: 'New campaign' }).click()
    await isOpen(page, 'New campaign')
    await page.getByRole('textbox', { name: 'Name' }).fill(id)
    await page.getByRole('spinbutton', { name: 'Per cent off' }).fill('20')
    await page.getByLabel('Begins: day').fill(CAMPAIGN.from)
    await page.getByLabel('Ends: day').fill(CAMPAIGN.until)
    await page.getByRole('checkbox', { name: 'Austria' }).check()
    await page.getByRole('checkbox', { name: 'Cards' }).check()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await isOpen(page, id)
    await expect(page.getByRole('region', { name: 'Checks' })).toContainText('Nothing speaks against it.')
    await expect(page.getByRole('region', { name: 'Prices as it begins' })).toContainText('Austria')
  })
  await test.step('the shop is looked at on that day, with the reduced price, and as it is today', async () => {
    const link = page.getByRole('link', { name: 'Open the shop' })
    await page.goto(ORIGIN + (await link.getAttribute('href')))
    await expect(page).toHaveURL(/^http:\/\/kartenliebe\.at\./)
    const preview = page.getByRole('complementary', { name: 'Preview' })
    await expect(preview).toContainText('6 August 2027')
    const reduced = await cardPrice(page)
    await preview.getByRole('link', { name: 'End preview' }).click()
    await expect(preview).toHaveCount(0)
    const today = await cardPrice(page)
    expect([reduced.original, today.current]).toEqual([today.original, today.original])
    expect(reduced.current / today.current).toBeCloseTo(0.8, 1)
    await page.goto(`${ORIGIN}/_operations/campaigns/campaign/${id}`)
  })
  await test.step('it is published, changed, and the difference is named before', async () => {
    await page.getByRole('button', { name: 'Publish' }).click()
    expect.soft(await findA11yViolations(page), 'the question').toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await expect(main(page).getByText('Scheduled', { exact: true })).toBeVisible()
    await page.getByRole('spinbutton', { name: 'Per cent off' }).fill('25')
    await page.getByRole('button', { name: 'Save draft' }).click()
    const difference = page.getByRole('region', { name: 'Compared with the shop' })
    await expect(difference).toContainText('−20 % −25 %')
    await isOpen(page, id)
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await expect(difference).toHaveCount(0)
  })
  await test.step('one click brings the version before back, and it leaves the shop', async () => {
    await page.getByRole('button', { name: 'Back to version 1' }).click()
    await expect(page.getByText('Version 1 is published again.')).toBeVisible()
    await expect(page.getByRole('spinbutton', { name: 'Per cent off' })).toHaveValue('20')
    await page.getByRole('button', { name: 'End', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click()
    await expect(page.getByText('Taken out of the shop')).toBeVisible()
    await expect(main(page).getByText('Draft', { exact: true })).toBeVisible()
  })
})
