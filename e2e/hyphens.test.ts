import { expect, type Page, test } from '@playwright/test'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { shopAt } from './drivers/shop-address.ts'
import { alternatesViewports } from './drivers/windows.ts'

const SHOPS = [
  {
    shop: () => shopAt('kartenliebe'),
    locale: 'de-DE',
    ...{ message: 'Nachricht', undo: 'Rückgängig', part: 'Wörter trennen' },
    long: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
  },
  {
    shop: () => shopAt('passepartout', 'gb'),
    locale: 'en-GB',
    ...{ message: 'Message', undo: 'Undo', part: 'Hyphenate words' },
    long: 'pseudoantidisestablishmentarianismconsiderations',
  },
] as const
type Words = (typeof SHOPS)[number]

/** The field of the message; on a phone it opens from the row of the page's texts. */
async function messageOf(page: Page, { message }: Words) {
  const field = page.getByRole('textbox', { name: message, exact: true }).locator('visible=true').last()
  const inRow = page.locator('.quick-row').getByRole('button', { name: message, exact: true })
  await expect(inRow.or(field).first()).toBeVisible()
  if (!(await field.isVisible())) await inRow.click()
  return field
}

/** The rendered text of the page, pixel by pixel. */
const drawn = (page: Page) =>
  page.locator('main img.page-art').evaluateAll(images =>
    images
      .map(image => {
        const canvas = document.createElement('canvas')
        canvas.width = 300
        canvas.height = 400
        canvas.getContext('2d')?.drawImage(image as HTMLImageElement, 0, 0, 300, 400)
        return canvas.toDataURL()
      })
      .join(),
  )

for (const [row, words] of SHOPS.entries()) {
  test(`words of a message are parted by the rules of its language, ${words.locale}`, {
    tag: alternatesViewports(row),
  }, async ({ page }) => {
    const opens = async () => {
      await expect(page.locator('.page-art').first()).toBeVisible()
      await page.locator('.page-strip').getByRole('button').nth(1).click()
      return messageOf(page, words)
    }
    await page.goto(
      `${words.shop()}/configurator-card?themeId=zwoelf-schlag&quantity=20&locale=${words.locale}`,
    )
    const field = await opens()
    const part = page.getByRole('button', { name: words.part }).locator('visible=true').first()
    await field.fill(words.long)
    await field.click()
    await expect(part).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByText(/^(Gespeichert|Saved)/).first()).toBeAttached()
    const whole = await drawn(page)

    await test.step('at a press, and the page is drawn with them', async () => {
      await part.click()
      await expect(part).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(() => drawn(page)).not.toBe(whole)
      expect.soft(await findA11yViolations(page)).toEqual([])
    })

    await test.step('it is one step back, and kept with the design', async () => {
      await page.getByRole('button', { name: words.undo }).locator('visible=true').first().click()
      await expect(part).toHaveAttribute('aria-pressed', 'false')
      await part.click()
      await expect(page.getByText(/^(Gespeichert|Saved)/).first()).toBeAttached()
      await page.reload()
      await (await opens()).click()
      await expect(part).toHaveAttribute('aria-pressed', 'true')
      await expect(field).toHaveValue(words.long)
    })
  })
}
