import { expect, type Page, test } from '@playwright/test'
import { layoutShifts, watchLayoutShifts } from '../tools/page-budgets/layout-shifts.ts'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { shopAt } from './drivers/shop-address.ts'
import { alternatesViewports } from './drivers/windows.ts'

const WEDDING = `${shopAt('kartenliebe')}/hochzeitskarten/`

const count = (page: Page) => page.getByRole('status').filter({ hasText: /Designs?$/ })
const tiles = (page: Page) => page.locator('[data-part=results] .tile')
const value = (page: Page, name: RegExp) => page.getByRole('search').getByRole('link', { name }).first()
const number = async (page: Page) => Number.parseInt(await count(page).innerText(), 10)

test('filters answer in the page, add up, and can be gone back on', async ({ page, isMobile }) => {
  await watchLayoutShifts(page)
  await page.goto(WEDDING)
  await page.locator('[data-enhance=overview][data-alive]').waitFor()
  const all = await number(page)
  let documents = 0
  page.on('request', request => request.isNavigationRequest() && documents++)
  // Longer than the half second in which browsers excuse layout shifts after a click.
  await page.route('**/hochzeitskarten/?*', async route => {
    await new Promise(resolve => setTimeout(resolve, 600))
    await route.continue()
  })

  await test.step('a choice stays in view and keeps the focus, its count is said', async () => {
    if (isMobile) await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await value(page, /^Grün/).click()
    await expect(page).toHaveURL(`${WEDDING}?color=green`)
    await expect(value(page, /^Grün/)).toBeFocused()
    await expect(count(page)).not.toHaveText(`${all} Designs`)
    await expect(tiles(page)).toHaveCount(await number(page))
    const shifts = await layoutShifts(page)
    expect(shifts.filter(({ value }) => value >= 0.001)).toEqual([])
  })

  await test.step('quick choices add up', async () => {
    const { first, second } = { first: value(page, /^Klassisch/), second: value(page, /^Modern/) }
    await first.click()
    await second.click({ noWaitAfter: true })
    await expect(page).toHaveURL(`${WEDDING}?color=green&style=classic&style=modern`)
    await expect(value(page, /^Modern/)).toHaveAttribute('aria-current', 'true')
    await page.evaluate(() => scrollTo(0, 0))
    expect.soft(await findA11yViolations(page)).toEqual([])
  })

  await test.step('the sheet says what is left to see', async () => {
    if (!isMobile) return
    await page.getByRole('button', { name: /^\d+ Designs? zeigen$/ }).click()
    await expect(page.getByRole('search')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filter, 3 aktiv' })).toBeVisible()
  })

  await test.step('the way back takes one choice after the other away', async () => {
    await page.goBack()
    await expect(page).toHaveURL(`${WEDDING}?color=green&style=classic`)
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(WEDDING)
    await expect(count(page)).toHaveText(`${all} Designs`)
  })

  await test.step('the next page starts at its top, and the way back ends where it began', async () => {
    const next = page.getByRole('link', { name: 'Nächste Seite' })
    await next.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await next.click()
    await expect(page).toHaveURL(`${WEDDING}?page=2`)
    await expect(tiles(page)).toHaveCount(Math.min(all - 12, 12))
    await expect(page.locator('[data-part=results]')).toBeFocused()
    await page.goBack()
    await expect(tiles(page)).toHaveCount(12)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  })
  expect(documents).toBe(0)
})

test('without script every control is a link', { tag: alternatesViewports(1) }, async ({
  browser,
  isMobile,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(isMobile ? { isMobile } : {}) })
  const page = await context.newPage()
  await page.goto(`${WEDDING}?color=green&style=botanical&size=7&page=x&sort=cheap&punching=octarine`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/hochzeitskarten\/$/)
  await page.getByRole('link', { name: 'Ohne Botanisch' }).click()
  await expect(page).toHaveURL(`${WEDDING}?color=green`)
  await tiles(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/themes\//)
  await context.close()
})
