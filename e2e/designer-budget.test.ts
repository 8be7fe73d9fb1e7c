import { expect, type Page, test } from '@playwright/test'
import {
  DESIGNERS,
  FIRST_EDIT_KB,
  LINK_PAGES_KB,
  scriptsToFirstEdit,
} from '../tools/page-budgets/designer-scripts.ts'
import { shopAt } from './drivers/shop-address.ts'
import { alternatesViewports } from './drivers/windows.ts'

// Tracing would add work to the page.
test.use({ trace: 'off', screenshot: 'off' })

for (const [row, [kind, [channel, path]]] of Object.entries(DESIGNERS).entries())
  test(`the designer of ${kind} fetches no more script to its first edit than it may, and all of it at once`, {
    tag: alternatesViewports(row),
  }, async ({ page }) => {
    const { files, kb, late } = await scriptsToFirstEdit(page, shopAt(channel) + path)
    expect(files).not.toHaveLength(0)
    expect(kb, files.map(({ path, bytes }) => `${path} ${bytes}`).join('\n')).toBeLessThanOrEqual(
      FIRST_EDIT_KB,
    )
    expect(late).toEqual([])
  })

test('pages that a link opens fetch nothing of the designer', { tag: '@phone' }, async ({ page }) => {
  for (const [path, most] of LINK_PAGES_KB) {
    const { files, kb } = await scriptsToFirstEdit(page, `${shopAt('passepartout')}${path}`, 'main')
    expect(files, path).not.toHaveLength(0)
    expect(kb, path).toBeLessThanOrEqual(most)
  }
})

test('style sheets of the designer and of pages that a link opens keep the order of their layers', {
  tag: '@phone',
}, async ({ page }) => {
  const [channel, path] = DESIGNERS.collage
  for (const address of [path, ...LINK_PAGES_KB.map(([link]) => link)]) {
    await page.goto(shopAt(channel) + address, { waitUntil: 'load' })
    const layers = await page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules])
      const names = rules.flatMap(rule => {
        if (rule instanceof CSSLayerStatementRule) return [...rule.nameList]
        return rule instanceof CSSLayerBlockRule ? [rule.name] : []
      })
      return [...new Set(names)]
    })
    expect(layers, address).toEqual(['base', 'parts', 'layout'])
  }
})

const fetched = (page: Page, part: string) =>
  page.evaluate(
    name =>
      performance.getEntriesByType('resource').some(({ name: address }) => address.includes(`/${name}-`)),
    part,
  )

test('once somebody is at work, help and the crop open without a connection', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const [channel, path] = DESIGNERS['wall art']
  await page.goto(shopAt(channel) + path)
  await page.locator('.thumb button[draggable]').first().click()
  await expect(page).toHaveURL(/draft=/)
  await expect(page.getByText(/^Gespeichert/).first()).toBeAttached()
  for (const part of ['help-dialog', 'crop-toolbar']) await expect.poll(() => fetched(page, part)).toBe(true)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Hilfe und Tastatur' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('[data-scene]').first().press('Enter')
  await expect(page.locator('.crop-veil')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fertig' }).first()).toBeVisible()
})
