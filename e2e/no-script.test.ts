import { parseDesignerUrl } from '@passepartout/domain'
import { expect, type Page, test } from '@playwright/test'
import { shopAt } from './drivers/shop-address.ts'
import { alternatesViewports } from './drivers/windows.ts'

test.use({ javaScriptEnabled: false })

/** From a list to a product, a choice there, its price by the button, and on to the designer. */
const WAYS = [
  {
    channel: 'kartenliebe',
    list: '/hochzeitskarten/?color=green',
    product: /\/themes\//,
    choice: ['paper', 'natur'],
    kind: 'card',
  },
  {
    channel: 'passepartout',
    list: '/fotokalender/wandkalender',
    product: /designGroupId=/,
    choice: ['paperType', 'glaenzend'],
    kind: 'calendar',
  },
  {
    channel: 'passepartout',
    list: '/fotobuch/echtfotobuch',
    product: /designGroupSetId=/,
    choice: ['photobookPaper', 'glaenzend'],
    kind: 'photobook',
  },
  {
    channel: 'passepartout',
    list: '/bilderbox',
    product: undefined,
    choice: ['boxSize', 'max'],
    kind: 'photobox',
  },
] as const

const complaints = (page: Page) => page.locator('main [role=alert]').locator('visible=true')

for (const [row, { channel, list, product, choice, kind }] of WAYS.entries()) {
  test(`without scripts a ${kind} is found, configured and taken to its designer`, {
    tag: alternatesViewports(row),
  }, async ({ page }) => {
    await page.goto(shopAt(channel) + list)
    if (product) {
      await page.locator('main a[href*="design?"], main a[href*="/themes/"]').first().click()
      await expect(page).toHaveURL(product)
    }
    const form = page.locator('[data-configurator] form')
    const [name, value] = choice
    const before = await page.locator('[data-part=price]').innerText()
    await form.locator(`label:has([name="${name}"][value="${value}"])`).click()
    await form.locator('[data-reckon]').click()
    await expect(page).toHaveURL(new RegExp(`${name}=${value}`))
    await expect(complaints(page)).toHaveCount(0)
    await expect(form.locator(`[name="${name}"][value="${value}"]`)).toBeChecked()
    await expect(page.locator('[data-part=price]')).not.toHaveText(before)

    const asked = page.waitForRequest(/\/configurator-/)
    await form.locator('[data-price-box] button[formaction]:not([formaction$="#own-photo"])').last().click()
    const received = parseDesignerUrl((await asked).url(), { year: 2026, month: 1 })
    expect(received?.kind).toBe(kind)
    expect(received?.params).toMatchObject({ [name]: value })
    expect(received?.extras).toEqual({ platform: 'web', locale: 'de-DE' })
  })
}
