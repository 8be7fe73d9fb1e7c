import { expect, type Locator, test } from '@playwright/test'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { shopAt } from './drivers/shop-address.ts'

test('the menu of small screens has levels, a way back, and one open accordion', async ({ page }) => {
  await page.goto('/')
  const burger = page.getByRole('button', { name: 'Menü', exact: true })
  const menu = page.getByRole('dialog', { name: 'Menü', exact: true })
  const area = menu.getByText('Wandbilder', { exact: true }).first()
  const back = menu.getByText('Zurück', { exact: true }).locator('visible=true')

  await test.step('nothing of it is fetched with the page', async () => {
    await page.waitForLoadState('networkidle')
    expect(await loaded(menu)).toBe(0)
  })

  await test.step('its button opens it by key, and focus stays inside', async () => {
    await burger.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await expect(menu.locator(':focus')).toHaveCount(1)
    await expect.poll(() => page.evaluate(() => history.state?.menu)).toBe(true)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
  })

  await test.step('an area opens its level with its pictures', async () => {
    const level = menu.locator('.menu-secondary').first()
    await area.click()
    await expect(level.getByRole('heading', { name: 'Wandbilder' })).toBeVisible()
    await expect(menu.getByText('Impressum')).toBeHidden()
    await expect.poll(() => loaded(menu)).toBeGreaterThan(0)
  })

  await test.step('one accordion is open at a time', async () => {
    await menu.getByText('Premium', { exact: true }).click()
    await expect(menu.getByRole('link', { name: 'Acrylglas' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Poster' }).locator('visible=true')).toHaveCount(0)
  })

  await test.step('the way back, the back button and Escape go up one level before they close', async () => {
    await back.click()
    await expect(area).toBeVisible()
    await area.click()
    await expect(back).toBeVisible()
    await page.goBack()
    await expect(back).toBeHidden()
    await expect(area).toBeVisible()
    await area.click()
    await page.keyboard.press('Escape')
    await expect(area).toBeVisible()
    await page.goBack()
    await expect(menu).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  await test.step('the first level is found as far down as it was left', async () => {
    await burger.click()
    const first = menu.locator('.menu-primary')
    // The level grows to its height while the menu slides in.
    await expect
      .poll(() =>
        first.evaluate(level => {
          level.scrollTo(0, 180)
          return level.scrollTop
        }),
      )
      .toBe(180)
    // Playwright's own click scrolls to and fro where another element covers the target for a moment.
    await menu.locator('summary').filter({ hasText: 'Fotokalender' }).dispatchEvent('click')
    await expect(back).toBeVisible()
    await back.click()
    await expect(back).toBeHidden()
    expect(await first.evaluate(level => level.scrollTop)).toBe(180)
    await menu.getByRole('button', { name: 'Menü schließen' }).click()
    await expect(menu).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state?.menu)).toBeUndefined()
  })

  await test.step('closing sets it back and returns the focus', async () => {
    await burger.click()
    await area.click()
    await menu.getByText('Premium', { exact: true }).click()
    await menu.getByRole('button', { name: 'Menü schließen' }).click()
    await expect(menu).toBeHidden()
    await expect(burger).toBeFocused()
    await expect.poll(() => page.evaluate(() => history.state?.menu)).toBeUndefined()
    await burger.click()
    await expect(back).toBeHidden()
    await area.click()
    await expect(menu.getByRole('link', { name: 'Poster' }).locator('visible=true')).toHaveCount(1)
  })

  await test.step('a link leads on, and the way back shows the page without the menu', async () => {
    await menu.getByRole('link', { name: 'Leinwand' }).locator('visible=true').click()
    await page.waitForURL('**/leinwand')
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
    await expect(menu).toBeHidden()
  })

  await test.step('a wide window closes it', async () => {
    await burger.click()
    await expect(menu).toBeVisible()
    await page.setViewportSize({ width: 1000, height: 844 })
    await expect(menu).toBeHidden()
  })
})

test('on a tablet, the stationery shop’s menu works by keys alone, without barriers', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto(`${shopAt('kartenliebe')}/`)
  const burger = page.getByRole('button', { name: 'Menü', exact: true })
  const menu = page.getByRole('dialog', { name: 'Menü', exact: true })
  const area = menu.locator('summary', { hasText: 'Hochzeit' }).first()
  const tile = menu.locator('.menu-secondary a').locator('visible=true').first()

  await test.step('its first level has no barriers', async () => {
    await burger.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => history.state?.menu)).toBe(true)
    expect.soft(await findA11yViolations(page)).toEqual([])
  })

  await test.step('keys open an area, walk into it and out again', async () => {
    await area.focus()
    await page.keyboard.press('Enter')
    await expect(tile).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(tile).toBeFocused()
    expect.soft(await findA11yViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(area).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(burger).toBeFocused()
  })

  await test.step('the page loaded again with its menu open has one way back', async () => {
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => history.state?.menu)).toBe(true)
    await page.reload()
    await expect(menu).toBeHidden()
    await burger.click()
    await expect(menu).toHaveAttribute('data-alive')
    await page.goBack()
    await expect(menu).toBeHidden()
  })
})

/** Number of its images that the browser has loaded. */
const loaded = (menu: Locator): Promise<number> =>
  menu.locator('img').evaluateAll(all => all.filter(one => (one as HTMLImageElement).naturalWidth > 0).length)
