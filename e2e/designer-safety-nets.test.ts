import { difficultFile } from '@passepartout/testing'
import { expect, type Page, test } from '@playwright/test'
import { shopAt } from './drivers/shop-address.ts'
import { alternatesViewports } from './drivers/windows.ts'

const CANVAS = '/configurator-photo-frame?materialType=leinwand&formatType=600x400'
const POSTER = '/configurator-photo-frame?materialType=poster&formatType=600x400'

const scene = (page: Page) => page.locator('[data-scene]').first()

async function opens(page: Page, path: string) {
  await page.goto(shopAt('passepartout') + path)
  await expect(
    page.getByRole('button', { name: /^(Fotos auswählen|Aus Fotos auswählen)$/ }).first(),
  ).toBeVisible()
}

async function takes(page: Page, ...names: string[]) {
  const chooser = page.waitForEvent('filechooser')
  await page
    .getByRole('button', { name: /^(Fotos auswählen|Aus Fotos auswählen|Mehr)$/ })
    .locator('visible=true')
    .first()
    .click()
  await (await chooser).setFiles(names.map(difficultFile))
}

const placed = (page: Page) => page.getByRole('button', { name: /^Foto, / })

const edgeColour = (page: Page) => page.locator('[data-edge-colour]').first().getAttribute('data-edge-colour')

test('the edge of a canvas takes a colour from the photo, or the one that is chosen, step by step', {
  tag: '@desktop',
}, async ({ page }) => {
  await opens(page, `${CANVAS}&optionTypes[]=rand-farbig`)
  await takes(page, 'exif-orientation-6.jpg')
  await expect(placed(page)).toBeVisible()
  await expect.poll(() => edgeColour(page)).toMatch(/^#(?!ffffff)/)
  const own = await edgeColour(page)
  const swatches = page.getByRole('group', { name: 'Farbe des Rands' })
  const row = page.getByRole('button', { name: /^Rand/ }).first()
  await page.locator('main').click({ position: { x: 8, y: 8 } })
  await row.click()
  await expect(swatches.getByRole('button', { name: 'Passend zum Foto' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(swatches.getByRole('button', { name: /aus dem Foto/ })).not.toHaveCount(0)
  await swatches.getByRole('button', { name: 'Schwarz' }).click()
  await expect.poll(() => edgeColour(page)).toBe('#000000')
  await page.keyboard.press('Control+z')
  await expect.poll(() => edgeColour(page)).toBe(own)
  await page.getByRole('button', { name: 'Ansehen', exact: true }).click()
  await expect(page.locator('.wall-hung [data-edge-colour]')).toHaveAttribute('data-edge-colour', own ?? '')
})

/** Messages about files, in a shop's texts. */
const FILES = [
  {
    shop: () => shopAt('passepartout'),
    ...{ locale: 'de-DE', choose: 'Fotos auswählen' },
    ...{ refused: /text-file\.jpg: Das ist kein Bild/, converted: /Druckfarben umgerechnet/ },
  },
  {
    shop: () => shopAt('passepartout', 'gb'),
    ...{ locale: 'en-GB', choose: /^Choose (photos|from your photos)$/ },
    ...{ refused: /text-file\.jpg: This isn’t a picture/, converted: /Converted from print colours/ },
  },
] as const

async function chooses(page: Page, file: string, { shop, locale, choose }: (typeof FILES)[number]) {
  await page.goto(`${shop()}${POSTER}&locale=${locale}`)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: choose }).locator('visible=true').first().click()
  await (await chooser).setFiles(difficultFile(file))
}

for (const [row, words] of FILES.entries()) {
  test(`a refused file is said at once, aloud and in sight, ${words.locale}`, {
    tag: alternatesViewports(row + 1),
  }, async ({ page }) => {
    await chooses(page, 'text-file.jpg', words)
    await expect(page.locator('.toast').filter({ hasText: words.refused })).toBeVisible()
    await expect(page.locator('[aria-live=assertive]')).toHaveText(words.refused)
  })

  test(`a photo in the colours of print shows what the server made of it, and says so, ${words.locale}`, {
    tag: alternatesViewports(row + 1),
  }, async ({ page }) => {
    await chooses(page, 'cmyk-with-profile.jpg', words)
    await expect(page.locator('img.photo')).toHaveAttribute('src', /\/web-api\/photos\/.*preview/, {
      timeout: 30_000,
    })
    await expect(page.locator('.toast').filter({ hasText: words.converted })).toBeVisible()
  })
}

test('a stamp of a photo says how far it reaches and is no copy of a messenger', {
  tag: '@desktop',
}, async ({ page }) => {
  await opens(page, POSTER)
  await takes(page, 'tiny-300px.jpg')
  await placed(page).click()
  const panel = page.getByRole('complementary').last()
  await expect(panel.getByText(/300 × 169 Pixel: reicht bis 15\s×\s8,5\scm/)).toBeVisible()
  await expect(panel.getByText('Original statt Kopie')).toHaveCount(0)
})

test('keys keep the focus when a photo goes and comes back, and hear problems with their repairs', {
  tag: '@desktop',
}, async ({ page }) => {
  await opens(page, POSTER)
  await takes(page, 'exif-orientation-6.jpg')
  await expect(placed(page)).toBeVisible()
  await scene(page).focus()
  await page.keyboard.press('Delete')
  await expect(placed(page)).toHaveCount(0)
  await expect(scene(page)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(placed(page)).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(scene(page)).toBeFocused()
  await expect(page.getByText(/fehlt noch|fehlen noch/).first()).toBeVisible()
  // The check runs a moment after the change; before it there is no problem to jump to.
  await expect(async () => {
    await page.keyboard.press('F8')
    const said = page.locator('[aria-live=polite]').filter({ hasText: /leer|fehlt/ })
    await expect(said).toHaveText(/\. /, { timeout: 1000 })
  }).toPass({ timeout: 20_000 })
})

test('the way back in a message undoes its own change or is gone', { tag: '@desktop' }, async ({ page }) => {
  await opens(page, POSTER)
  await page
    .getByRole('button', { name: /^Format/ })
    .first()
    .click()
  await page
    .getByRole('radio', { name: /^90\s×\s60/ })
    .locator('xpath=..')
    .click()
  const toast = page.locator('.toast')
  await expect(toast).toContainText('90')
  const crop = page.locator('.stage-bottom, .tool-tabs, .price-bar')
  const covers = await toast.evaluate((node, tools) => {
    const box = node.getBoundingClientRect()
    return [...document.querySelectorAll(tools)].some(tool => {
      const other = tool.getBoundingClientRect()
      return other.width > 0 && box.bottom > other.top && box.top < other.bottom && box.right > other.left
    })
  }, '.stage-bottom > *, .tool-tabs, .price-bar')
  expect(covers).toBe(false)
  await expect(crop.first()).toBeAttached()
  await page
    .getByRole('button', { name: /^Material/ })
    .first()
    .click()
  await page.getByRole('radio', { name: 'Acrylglas' }).locator('xpath=..').click()
  await expect(toast.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0)
})

test('other products do not call themselves wall art, and one not begun does not greet in red', {
  tag: alternatesViewports(0),
}, async ({ page }) => {
  await page.goto(
    `${shopAt('passepartout')}/configurator-photobook?photobookFormat=300-300&photobookPageCount=48`,
  )
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/Fotobuch/)
  await expect(page.locator('h1').filter({ hasText: 'Wandbild' })).toHaveCount(0)
  await expect(page.locator('.price-bar .print-state')).toHaveAttribute('data-state', 'empty')
})

for (const [channel, country, name, path] of [
  ['passepartout', 'de', 'In den Warenkorb', `${POSTER}&locale=de-DE`],
  [
    'kartenliebe',
    'gb',
    'Add to basket',
    '/configurator-collage?designId=20&materialType=poster&locale=en-GB',
  ],
] as const)
  test(`the cart leads to what stands in the way, every time it is asked, ${channel}.${country}`, {
    tag: channel === 'kartenliebe' ? alternatesViewports(0) : alternatesViewports(1),
  }, async ({ page, isMobile }) => {
    await page.goto(shopAt(channel, country) + path)
    await leads(page, name, isMobile)
  })

async function leads(page: Page, name: string, isMobile: boolean) {
  const add = page.getByRole('button', { name })
  await expect(page.locator('.price-bar .print-state')).toBeVisible()
  const finding = page.locator('.finding[data-current]')
  for (const press of ['first', 'second']) {
    await test.step(`${press} press`, async () => {
      // A pale button means "not yet", but can be pressed.
      await add.click({ force: true })
      await expect(finding).toBeInViewport()
      await expect(finding.getByRole('button').first()).toBeFocused()
    })
    if (!isMobile) await page.getByRole('heading', { level: 2 }).first().click()
  }
}

test('deleting a photo is asked in a dialog of the shop, which no leaves as it is', {
  tag: '@desktop',
}, async ({ page }) => {
  await opens(page, POSTER)
  await takes(page, 'exif-orientation-6.jpg')
  const bin = page.getByRole('button', { name: 'exif-orientation-6.jpg löschen' })
  await expect(page.getByText(/Gespeichert/).first()).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('.upload-summary')).toHaveCount(0)
  await bin.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName(/exif-orientation-6\.jpg löschen\?/)
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(bin).toBeFocused()
  await bin.click()
  await dialog.getByRole('button', { name: 'Löschen' }).click()
  await expect(bin).toHaveCount(0)
})

/** As `takes`, where the phone's bar also has a menu called "Mehr". */
async function picks(page: Page, ...names: string[]) {
  const chooser = page.waitForEvent('filechooser')
  const buttons = page.getByRole('button', { name: /^(Fotos auswählen|Aus Fotos auswählen)$/ })
  await buttons.locator('visible=true').first().click()
  await (await chooser).setFiles(names.map(difficultFile))
}

/** Whether a toast covers a part of the page, or a button in it. */
async function isCoveredByToast(page: Page, part: string): Promise<boolean> {
  await expect(page.locator('.toast').first()).toBeVisible()
  const boxes = await page.locator(`${part}, ${part} button`).evaluateAll(nodes =>
    nodes.map(node => {
      const { left, right, top, bottom } = node.getBoundingClientRect()
      const spots = [0.1, 0.5, 0.9].flatMap(across =>
        [0.1, 0.5, 0.9].map(down =>
          document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down),
        ),
      )
      return spots.some(spot => spot?.closest('.toast'))
    }),
  )
  expect(boxes).not.toHaveLength(0)
  return boxes.includes(true)
}

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const)
  test(`a word of what just happened covers no menu and no banner at ${width} px`, {
    tag: '@desktop',
  }, async ({ page, context }) => {
    await page.setViewportSize({ width, height })
    await opens(page, POSTER)
    const refused = async () => {
      await picks(page, 'text-file.jpg')
      await expect(page.locator('.toast').first()).toBeVisible()
    }
    const menu = page.locator('.area-top [aria-expanded]').last()
    await refused()
    await menu.click()
    await expect(page.locator('.menu, .popover').first()).toBeVisible()
    expect(await isCoveredByToast(page, '.menu, .popover')).toBe(false)
    await page.keyboard.press('Escape')
    await context.setOffline(true)
    await expect(page.locator('.banner')).toBeVisible()
    await refused()
    expect(await isCoveredByToast(page, '.banner')).toBe(false)
  })

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`a word of what just happened covers no filter of prints at ${width} px`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await opens(page, '/configurator-photobox?photoboxType=photoprint&photoboxFormat=150x100')
    await picks(page, 'exif-orientation-6.jpg', 'text-file.jpg')
    await expect(page.locator('.prints-head')).toBeVisible()
    expect(await isCoveredByToast(page, '.prints-head')).toBe(false)
  })

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const)
  test(`a word of what just happened stands above the picture at ${width} px`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    // A portrait image extends as far up as any.
    await opens(page, '/configurator-photo-frame?materialType=poster&formatType=400x600')
    await picks(page, 'exif-orientation-6.jpg', 'text-file.jpg')
    await expect(placed(page)).toBeVisible()
    const toast = await page.locator('.toast').first().boundingBox()
    const picture = await scene(page).boundingBox()
    expect(toast).not.toBeNull()
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(picture?.y ?? 0)
  })
