import { expect, type Page, test } from '@playwright/test'
import { generatePhotos } from './drivers/generate-photos.ts'
import { tabTo } from './drivers/keyboard.ts'
import { shopAt } from './drivers/shop-address.ts'
import { isFullMatrix } from './drivers/windows.ts'

const said = (page: Page) => page.locator('.quiet[aria-live=polite]')
const main = (page: Page) => page.getByRole('main')

const CARDS = [
  {
    shop: () => shopAt('kartenliebe'),
    locale: 'de-DE',
    ...{ second: 'Zweiter Name', skip: /^Zur Gestaltung/, pages: 'Seiten', proof: 'Gegenlesen' },
    ...{ shown: /Seite 2|2 von/ },
  },
  {
    shop: () => shopAt('passepartout', 'gb'),
    locale: 'en-GB',
    ...{ second: 'Second name', skip: /design/, pages: 'Pages', proof: 'Proofread', shown: /Page 2|2 of/ },
  },
] as const

for (const words of isFullMatrix ? CARDS : CARDS.slice(0, 1))
  test(`a whole card is found in the accessibility tree and made with the Tab key alone, ${words.locale}`, ({
    page,
  }) => isMadeByTab(page, words))

async function isMadeByTab(page: Page, words: (typeof CARDS)[number]) {
  await page.goto(`${words.shop()}/configurator-card?themeId=olivenhain&quantity=60&locale=${words.locale}`)
  const name = main(page).getByRole('button', { name: new RegExp(`^${words.second}: `) })

  await test.step('the skip link leads past the tools to the card', async () => {
    await expect(name).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: words.skip })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(main(page)).toBeFocused()
  })

  await test.step('its texts follow each other as they are read, each with its words', async () => {
    const names = await main(page)
      .getByRole('region')
      .first()
      .getByRole('button')
      .evaluateAll(buttons => buttons.map(button => button.getAttribute('aria-label')))
    expect(names.length).toBeGreaterThan(2)
    expect(names.every(label => label && /: ./.test(label))).toBe(true)
  })

  await test.step('a name is typed', async () => {
    await tabTo(page, name)
    await page.keyboard.press('Enter')
    await expect(main(page).getByRole('textbox', { name: words.second })).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Ole')
    await page.keyboard.press('Escape')
    await expect(main(page).getByRole('button', { name: `${words.second}: Ole` })).toBeFocused()
  })

  await test.step('another page is shown', async () => {
    const current = page.getByRole('toolbar', { name: words.pages }).locator('[aria-current=page]')
    await tabTo(page, current)
    await page.keyboard.press('ArrowRight')
    await expect(current).toBeFocused()
    await expect(said(page)).toHaveText(words.shown)
  })

  await test.step('and it is read to the end', async () => {
    await tabTo(page, page.getByRole('button', { name: words.proof, exact: true }))
    await page.keyboard.press('Enter')
    const boxes = page.locator('.proof-list').getByRole('checkbox')
    await expect(boxes.first()).toBeVisible()
    for (const box of await boxes.all()) {
      await tabTo(page, box)
      await page.keyboard.press('Space')
      await expect(box).toBeChecked()
    }
  })
}

const COLLAGES = [
  {
    shop: () => shopAt('passepartout'),
    locale: 'de-DE',
    ...{ photo: /^Foto, /, choose: 'Fotos auswählen', allThere: 'Alle 5 Fotos sind da.' },
    ...{ crop: /Ausschnitt/, shape: 'Form', none: 'Ohne', letters: 'Buchstaben oder Zahl' },
    ...{ face: /Schrift.*Figtree/, between: 'Zwischen den Bildern', spacing: /Abstand/ },
  },
  {
    shop: () => shopAt('kartenliebe', 'gb'),
    locale: 'en-GB',
    ...{ photo: /^Photo, /, choose: 'Choose photos', allThere: 'All 5 photos have been uploaded.' },
    ...{ crop: /Crop/, shape: 'Shape', none: 'None', letters: 'Letters or number' },
    ...{ face: /Typeface.*Figtree/, between: 'Between photos', spacing: /Spacing/ },
  },
] as const

for (const words of isFullMatrix ? COLLAGES : COLLAGES.slice(0, 1))
  test(`a whole collage is laid out, shaped and cropped with the Tab key alone, ${words.locale}`, ({
    page,
  }) => isLaidOutByTab(page, words))

async function isLaidOutByTab(page: Page, words: (typeof COLLAGES)[number]) {
  await page.goto(
    `${words.shop()}/configurator-collage?designId=4&materialType=poster&locale=${words.locale}`,
  )
  const places = main(page).getByRole('button', { name: words.photo })

  await test.step('photos are chosen', async () => {
    const chooser = page.waitForEvent('filechooser')
    await tabTo(page, page.getByRole('button', { name: words.choose }).locator('visible=true'))
    await page.keyboard.press('Enter')
    const colour = { r: 40, g: 90, b: 160 }
    const size = [1200, 900] as const
    await (await chooser).setFiles(
      await generatePhotos(5, number => ({
        name: `trip-${number}`,
        size,
        colour: { ...colour, g: 90 + number },
      })),
    )
    await expect(places).toHaveCount(5)
    // Announcements about the photos being uploaded would interrupt those about the crop.
    await expect(said(page)).toHaveText(words.allThere)
  })

  await test.step('a photo is cropped, and every step is said', async () => {
    await tabTo(page, places.nth(2))
    await page.keyboard.press('Enter')
    await expect(said(page)).toHaveText(words.crop)
    await page.keyboard.press('+')
    await expect(said(page)).toHaveText(/Zoom/)
    await page.keyboard.press('Enter')
    await expect(places.nth(2)).toBeFocused()
    // One level up, and on to the next zone: the product's tools are shown again.
    await page.keyboard.press('Escape')
    await page.keyboard.press('F6')
  })

  await test.step('a layout is taken and says that it is the one that is shown', async () => {
    const tile = page.locator('.layout-tiles .layout-tile[aria-pressed="false"]').first()
    const name = (await tile.getAttribute('aria-label')) ?? ''
    await tabTo(page, tile)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name, exact: true, pressed: true })).toBeFocused()
  })

  await test.step('the photos fill letters of one’s own, in another typeface', async () => {
    const shape = page.getByRole('group', { name: words.shape })
    await tabTo(page, shape.getByRole('radio', { name: words.none }))
    await page.keyboard.press('ArrowRight')
    await expect(shape.getByRole('radio', { name: words.letters })).toBeChecked()
    const letters = page.getByRole('textbox', { name: words.letters })
    await tabTo(page, letters)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('2027')
    await tabTo(page, page.getByRole('button', { name: /Figtree/ }).locator('visible=true'))
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: words.face })).toHaveCount(0)
  })

  await test.step('places stand farther apart', async () => {
    const slider = page.getByRole('slider', { name: words.between })
    const before = Number(await slider.inputValue())
    await tabTo(page, slider)
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveValue(String(before + 1))
    await expect(said(page)).toHaveText(words.spacing)
  })

  await test.step('all of it is undone, step by step', async () => {
    const none = page.getByRole('radio', { name: words.none })
    for (let step = 0; step < 12 && !(await none.isChecked()); step++) await page.keyboard.press('Control+z')
    await expect(none).toBeChecked()
  })
}
