import { expect, test } from '@playwright/test'
import { shopPort } from './drivers/shop-address.ts'
import { SHOP_TEXTS } from './drivers/shop-texts.ts'
import { Visitor } from './drivers/visitor.ts'
import { alternatesViewports } from './drivers/windows.ts'

const port = shopPort()

for (const [row, channel] of (['passepartout', 'kartenliebe'] as const).entries()) {
  const words = { ...SHOP_TEXTS['de-DE'], host: `${channel}.de.localhost` }
  const [typed, title, page] =
    channel === 'passepartout'
      ? ['acryl', 'Acrylglas', /acrylglas/]
      : ['hochz', 'Hochzeitskarten', /hochzeitskarten/]

  test(`the search of ${channel} opens in place, answers while somebody types and leads on by keys`, {
    tag: alternatesViewports(row),
  }, async ({ page: window }) => {
    const visitor = new Visitor(window, words, { port })
    await visitor.opens('/')
    const link = window.locator('header [data-enhance=search]')
    await expect(link).toHaveAttribute('data-alive', '')
    await link.click()
    const field = window.getByRole('combobox')
    await expect(field).toBeFocused()
    await field.pressSequentially(typed)
    const first = window.getByRole('option', { name: title }).first()
    await expect(first).toBeVisible()
    await visitor.findsNoBarriers()

    await test.step('Escape closes it, and the focus is back', async () => {
      await field.press('Escape')
      if (await field.isVisible()) await field.press('Escape')
      await expect(field).toBeHidden()
      await expect(link).toBeFocused()
    })

    await test.step('arrows choose, Enter opens', async () => {
      await link.press('Enter')
      await field.fill(typed)
      const option = window.locator('[role=option]').first()
      await expect(option).toBeVisible()
      await field.press('ArrowDown')
      await expect(option).toHaveAttribute('aria-selected', 'true')
      await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '-')
      await field.press('ArrowUp')
      await expect(field).not.toHaveAttribute('aria-activedescendant')
      await field.press('Enter')
      await expect(window).toHaveURL(/q=/)
    })

    await test.step('the page of results leads to what was found', async () => {
      await expect(window.getByRole('heading', { level: 1 })).toContainText('Treffer')
      await visitor.findsNoBarriers()
      await window.getByRole('main').getByRole('link', { name: title, exact: true }).first().click()
      await expect(window).toHaveURL(page)
    })
  })
}

test('an address that leads nowhere offers the search', { tag: alternatesViewports(1) }, async ({ page }) => {
  const visitor = new Visitor(page, SHOP_TEXTS['de-DE'], { port })
  await visitor.opens('/gibt-es-nicht')
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill('leinwand')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('„leinwand“')
})
