import { expect, type Page, test } from '@playwright/test'
import { shopAt } from './drivers/shop-address.ts'

const CANVAS = '/configurator-photo-frame?materialType=leinwand&formatType=600x400'

/** Cents in the price bar. */
const sum = async (page: Page): Promise<number> => cents(await page.locator('.sum .amount').innerText())

const cents = (text: string): number => {
  const [, sign, euros, rest] = /([+\u2212])?\s?(\d+),(\d\d)/.exec(text) ?? []
  return (sign === '\u2212' ? -1 : 1) * (Number(euros) * 100 + Number(rest))
}

const settled = (page: Page) => expect(page.locator('.sum:not([data-checking])')).toBeVisible()

test('each choice beside a picture says what it costs more or less, and then costs that', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(shopAt('passepartout') + CANVAS)
  await settled(page)
  for (const row of [/^Keilrahmen/, /^Material/, /^Rahmen/]) {
    await page.getByRole('button', { name: row }).first().click()
    const priced = page.locator('.choice-body :is(.option, .swatch):has(.difference:not(:empty))').first()
    const difference = await priced.locator('.difference').innerText()
    expect(difference).toMatch(/^[+\u2212]\u00a0\d+,\d\d\u00a0€$/)
    const before = await sum(page)
    await priced.locator('input').check({ force: true })
    await expect.poll(() => sum(page)).toBe(before + cents(difference))
    await settled(page)
    await page.keyboard.press('Control+z')
    await expect.poll(() => sum(page)).toBe(before)
    // The selected option has no price difference; the price bar shows its price.
    await expect(
      page.locator('.choice-body :is(.option, .swatch):has(:checked) .difference:not(:empty)'),
    ).toHaveCount(0)
  }
})

test('the formats of a collage carry their prices', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(
    `${shopAt('passepartout')}/configurator-photo-frame?collage=true&materialType=poster&formatType=600x400`,
  )
  await settled(page)
  await page
    .getByRole('button', { name: /^Format/ })
    .first()
    .click()
  const rows = page.locator('.choice-body fieldset.options .option')
  await expect(rows.first().locator('.price')).toHaveText(/^\d+,\d\d\u00a0€$/)
  await expect(rows.locator('.price:empty')).toHaveCount(0)
})

test('a reduced price in the designer names the lowest of the last thirty days', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(shopAt('passepartout') + CANVAS)
  await settled(page)
  await expect(page.locator('.sum .was')).toBeVisible()
  await expect(page.locator('.sum')).toContainText(/30-Tage-Tiefstpreis \d+,\d\d\u00a0€/)
})
