import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { difficultFile } from '@passepartout/testing'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { shopAt } from './drivers/shop-address.ts'
import { alternatesViewports } from './drivers/windows.ts'

const SHOPS = [
  {
    shop: () => shopAt('passepartout'),
    ...{ locale: 'de-DE', photos: /^(Fotos auswählen|Aus Fotos auswählen)$/, view: 'Ansehen' },
    ...{ own: 'Deine Wand', room: 'Raum', hung: 'An der Wand', choose: 'Foto der Wand wählen' },
    ...{
      unreadable: 'lässt sich hier nicht öffnen',
      found: 'Das Blatt ist gefunden. Sitzen die vier Ecken?',
    },
    ...{ corner: /^Ecke oben links/, fit: 'Die Ecken stimmen', picture: /^Ohne Titel, 60 × 40/ },
    ...{ hang: 'Dieses Bild hängen lassen', plan: 'Bohrplan (PDF)', file: 'bohrplan.pdf' },
    forget: 'Foto der Wand löschen',
  },
  {
    shop: () => shopAt('passepartout', 'gb'),
    ...{ locale: 'en-GB', photos: /^(Choose photos|Choose from your photos)$/, view: 'Preview' },
    ...{ own: 'Your wall', room: 'Room', hung: 'On the wall', choose: 'Choose a photo of the wall' },
    ...{ unreadable: 'can’t be opened here', found: 'The sheet has been found. Do the four corners fit?' },
    ...{ corner: /^Top left corner/, fit: 'The corners fit', picture: /^Untitled, 60 × 40/ },
    ...{ hang: 'Leave this picture hanging', plan: 'Drilling plan (PDF)', file: 'drilling-plan.pdf' },
    forget: 'Delete the photo of the wall',
  },
] as const
type Words = (typeof SHOPS)[number]

const POSTER = '/configurator-photo-frame?materialType=poster&formatType=600x400'
const ROOM = join(import.meta.dirname, '../apps/designer/src/assets/walls/living-base.webp')
/** The room's image has half a pixel per millimetre; an A4 sheet hangs upright in the centre. */
const SHEET = { left: 860, top: 300, width: 105, height: 148.5 }

/** A room with a sheet on its wall; the sheet's half pixels are blended as a camera would. */
async function wallPhoto(): Promise<Buffer> {
  const { left, top, width, height } = SHEET
  const paper = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200"><rect x="${left}" y="${top}" width="${width}" height="${height}" fill="#fdfdfc"/></svg>`,
  )
  // The room's wall is nearly as bright as paper: this photo is darkened.
  return sharp(ROOM)
    .modulate({ brightness: 0.72 })
    .composite([{ input: paper }])
    .jpeg({ quality: 92 })
    .toBuffer()
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).locator('visible=true').first()

async function choosesPhoto(
  page: Page,
  opener: ReturnType<typeof button>,
  files: Parameters<Page['setInputFiles']>[1],
) {
  const chooser = page.waitForEvent('filechooser')
  await opener.click()
  await (await chooser).setFiles(files)
}

async function opensOwnWall(page: Page, words: Words) {
  await page.goto(`${words.shop()}${POSTER}&locale=${words.locale}`)
  // The printed photo is uploaded to the shop, the room photo never is: only the first may cause a request.
  const sent = page.waitForResponse(
    answer => answer.url().endsWith('/web-api/photos') && answer.request().method() === 'POST' && answer.ok(),
    { timeout: 60_000 },
  )
  await choosesPhoto(page, button(page, words.photos), difficultFile('exif-orientation-6.jpg'))
  await expect(page.getByRole('button', { name: /^(Foto|Photo), / })).toBeVisible()
  await sent
  await button(page, words.view).click()
  const tile = page.getByRole('radio', { name: words.own }).first()
  await tile.check()
}

/** On a phone the products on the wall are listed in the sheet. */
async function unfolds(page: Page, words: Words) {
  const room = page.getByRole('tab', { name: words.room })
  if (
    (await room.isVisible()) &&
    !(await page.getByRole('heading', { name: words.hung, level: 3 }).isVisible())
  )
    await room.click()
}

/** Widths of a product and of the room photo on the screen. */
const widths = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().width ?? 0
    return { picture: box('.wall-hung'), wall: box('.own-wall') }
  })

for (const [row, words] of SHOPS.entries())
  test(
    `a picture hangs true to scale on a photo of the visitor’s own wall, and a plan tells where to drill, ${words.locale}`,
    {
      tag: alternatesViewports(row),
    },
    ({ page }) => hangsTrueToScale(page, words),
  )

async function hangsTrueToScale(page: Page, words: Words) {
  const calls: string[] = []
  await opensOwnWall(page, words)
  await expect(page.getByRole('heading', { name: words.own, exact: true })).toBeVisible()
  page.on('request', request => request.method() !== 'GET' && calls.push(request.url()))

  const choose = button(page, words.choose)
  await choosesPhoto(page, choose, difficultFile('text-file.jpg'))
  await expect(page.getByRole('alert').filter({ hasText: words.unreadable }).first()).toBeVisible()
  await choosesPhoto(page, choose, {
    ...{ name: 'wand.jpg', mimeType: 'image/jpeg' },
    buffer: await wallPhoto(),
  })

  await test.step('the sheet is found, and its corners can be moved by keys', async () => {
    await expect(page.getByText(words.found)).toBeVisible()
    const corner = page.getByRole('button', { name: words.corner })
    const before = await corner.boundingBox()
    await corner.press('Shift+ArrowLeft')
    await expect.poll(async () => (await corner.boundingBox())?.x).toBeLessThan(before?.x ?? 0)
    await corner.press('Shift+ArrowRight')
    await expect
      .poll(async () => Math.round((await corner.boundingBox())?.x ?? 0))
      .toBe(Math.round(before?.x ?? 0))
    await button(page, words.fit).click()
  })

  await test.step('60 cm are 300 of the photo’s 1800 pixels, within one per cent', async () => {
    await expect(page.locator('.wall-hung')).toHaveCount(1)
    const { picture, wall } = await widths(page)
    expect(picture / wall).toBeGreaterThan((300 / 1800) * 0.99)
    expect(picture / wall).toBeLessThan((300 / 1800) * 1.01)
  })

  await test.step('it is moved by a finger and by keys, a centimetre at a time', async () => {
    const grip = page.getByRole('button', { name: words.picture })
    const before = await grip.boundingBox()
    if (!before) throw new Error('The picture is not in sight')
    const middle = { x: before.x + before.width / 2, y: before.y + before.height / 2 }
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.down()
    await page.mouse.move(middle.x - 20, middle.y + 10, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => Math.round(((await grip.boundingBox())?.x ?? 0) - before.x)).toBe(-20)
    const { picture } = await widths(page)
    const at = (await grip.boundingBox())?.x ?? 0
    for (let press = 0; press < 10; press++) await grip.press('ArrowRight')
    await expect
      .poll(async () => ((await grip.boundingBox())?.x ?? 0) - at)
      .toBeGreaterThan((picture / 600) * 100 * 0.97)
  })

  await test.step('it stays while another is designed, and after the page was loaded anew', async () => {
    await unfolds(page, words)
    await button(page, words.hang).click()
    await expect(page.locator('.wall-hung')).toHaveCount(2)
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .toContain('passepartout-own-wall')
    // A change is saved after a quarter of a second without further ones.
    await page.waitForTimeout(600)
    await page.reload()
    await button(page, words.view).click()
    await expect(page.locator('.wall-hung')).toHaveCount(2)
  })

  await test.step('the plan is a PDF of two pages, made on the device', async () => {
    await unfolds(page, words)
    const plan = button(page, words.plan)
    const download = page.waitForEvent('download')
    await plan.click()
    const file = await download
    expect(file.suggestedFilename()).toBe(words.file)
    const bytes = await readFile(await file.path())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })
  expect(calls.filter(url => /photos|upload/.test(url))).toEqual([])

  await test.step('the photo of the wall is deleted with one press', async () => {
    await button(page, words.forget).click()
    await expect(page.getByRole('heading', { name: words.own, exact: true })).toBeVisible()
    await page.reload()
    await button(page, words.view).click()
    await expect(page.getByRole('heading', { name: words.own, exact: true })).toBeVisible()
  })
}
