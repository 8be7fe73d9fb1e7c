import { CHANNELS, type Channel } from '@passepartout/domain'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { renderOffscreenContent } from '../tools/browser/render-offscreen-content.ts'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { fullBrowser } from './drivers/full-browser.ts'
import { shopAt } from './drivers/shop-address.ts'
import { alternatesViewports } from './drivers/windows.ts'

// With the font smoothing of the full browser.
test.use({ launchOptions: fullBrowser })

/** Font smoothing differs between machines; visible changes exceed this. */
const LOOK = { threshold: 0.1, maxDiffPixelRatio: 0.004 }

/** Few colours keep the image files small; both sides of a comparison are cropped and reduced alike. */
async function cut(picture: Buffer, box?: { x: number; y: number; width: number; height: number }) {
  const image = sharp(picture)
  if (box) {
    image.extract({
      left: Math.max(0, Math.round(box.x)),
      top: Math.round(box.y),
      width: Math.round(box.width),
      height: Math.round(box.height),
    })
  }
  return image.png({ palette: true, dither: 0, effort: 2 }).toBuffer()
}

async function openCatalogue(page: Page, channel: Channel): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The second load has the fonts in the browser's cache: a late one is not used (`font-display: optional`).
  for (let time = 0; time < 2; time++) await page.goto(`${shopAt(channel)}/_ui`, { waitUntil: 'load' })
  await page.locator('.ui-page[data-alive]').waitFor()
  await renderOffscreenContent(page)
  const slider = page.locator('[data-enhance="slider"]')
  await slider.scrollIntoViewIfNeeded()
  await expect(slider).toHaveAttribute('data-alive', '')
  await page.evaluate(() =>
    Promise.all([
      document.fonts.ready,
      ...[...document.images].map(image => image.decode().catch(() => undefined)),
    ]),
  )
}

for (const channel of CHANNELS) {
  test(`every component of ${channel} looks as agreed, and is open to everybody`, async ({ page }) => {
    await openCatalogue(page, channel)
    expect.soft(await findA11yViolations(page)).toEqual([])

    await page.evaluate(() => scrollTo(0, 0))
    const whole = await page.screenshot({ fullPage: true, animations: 'disabled' })
    for (const group of await page.locator('[data-group]').all()) {
      const [name, box] = [await group.getAttribute('data-group'), await group.boundingBox()]
      if (!box) throw new Error(`${name} cannot be seen`)
      expect.soft(await cut(whole, box)).toMatchSnapshot(['ui', `${channel}-${name}.png`], LOOK)
    }

    await test.step('the dialog stands over the page and gives the focus back', async () => {
      const opener = page.getByRole('button', { name: 'Open a dialog' })
      await opener.click()
      const dialog = page.getByRole('dialog', { name: 'Take this size?' })
      expect
        .soft(await cut(await dialog.screenshot({ animations: 'disabled' })))
        .toMatchSnapshot(['ui', `${channel}-dialog.png`], LOOK)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    })
    await test.step('the sheet comes from below', async () => {
      await page.getByRole('button', { name: 'Open a sheet' }).click()
      const sheet = await page.locator('#ui-sheet').screenshot({ animations: 'disabled' })
      expect.soft(await cut(sheet)).toMatchSnapshot(['ui', `${channel}-sheet.png`], LOOK)
      await page.keyboard.press('Escape')
    })
    await test.step('the hint stands beside its sign', async () => {
      const sign = page.getByRole('button', { name: 'What is that?' })
      await sign.click()
      const hint = page.locator('#ui-hint')
      await expect(hint).toBeVisible()
      const [at, of] = [await hint.boundingBox(), await sign.boundingBox()]
      expect(Math.abs((at?.y ?? 0) - ((of?.y ?? 0) + (of?.height ?? 0)))).toBeLessThan(24)
      await page.keyboard.press('Escape')
    })
  })
}

test('one answer of an accordion and one view of the tabs is open at a time', {
  tag: alternatesViewports(0),
}, async ({ page }) => {
  await openCatalogue(page, 'passepartout')
  for (const [group, names] of [
    ['accordion', ['How long does it take?', 'Which files go?']],
    ['tabs', ['Sizes', 'Edges']],
  ] as const) {
    const open = page.locator(`#${group} details[open] summary`)
    await expect(open).toHaveText(names[0])
    await page.locator(`#${group} summary`, { hasText: names[1] }).focus()
    await page.keyboard.press('Enter')
    await expect(open).toHaveText(names[1])
  }
})

test('the slider is moved by arrow keys and says where it ends', { tag: alternatesViewports(1) }, async ({
  page,
}) => {
  await openCatalogue(page, 'passepartout')
  const row = page.locator('#slider [data-row]')
  const back = page.getByRole('button', { name: 'Previous' })
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await row.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => row.evaluate(element => element.scrollLeft)).toBeGreaterThan(50)
  await expect(back).toHaveAttribute('aria-disabled', 'false')
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})
