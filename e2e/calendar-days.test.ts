import { pdfPageSizes, rasterisePdf } from '@passepartout/render/testing/rasterise'
import { expect, type Page, test } from '@playwright/test'
import { choosesPhotos, EMPTY, isPhone, SENT, stored } from './drivers/changed-product.ts'
import { Customer } from './drivers/customer.ts'
import { orders, paysByTransfer, printJob } from './drivers/paid-order.ts'
import { SELLING_TEXTS, type SellingTexts } from './drivers/selling-texts.ts'
import { sharedShop as shop, uniqueConnection } from './drivers/shared-shop.ts'
import { shopAt } from './drivers/shop-address.ts'

test.use(uniqueConnection(import.meta.url))

const FAMILY = ['Emma', 'Mats', 'Jule', 'Papa', 'Oma Hanna']

/** A file of contacts with 40 birthdays, three of them of the family. */
function contacts(): Buffer {
  const names = Array.from({ length: 40 }, (_, index) => FAMILY[index * 2] ?? `Gast ${index}`)
  const cards = names.map((name, index) => {
    const day = `${String(1 + (index % 12)).padStart(2, '0')}${String(1 + (index % 28)).padStart(2, '0')}`
    return [
      'BEGIN:VCARD',
      'VERSION:4.0',
      `FN:${name} Muster`,
      `BDAY:19${60 + index}${day}`,
      'END:VCARD',
    ].join('\r\n')
  })
  return Buffer.from(cards.join('\r\n'))
}

const events = async (page: Page) => ((await stored(page)) ?? EMPTY).document.calendar?.events ?? []
const columnOf = async (page: Page, name: string) =>
  (await events(page)).find(({ text }) => text.startsWith(name))?.column

test('the days of a family of five stand in the planner, each in its column', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(
    `${shopAt('passepartout')}/configurator-calendar?calendarType=familienplaner&startMonth=1&year=2027&locale=de-DE`,
  )
  await page.getByRole('tab', { name: 'Auswahl' }).click()
  for (const [index, name] of FAMILY.entries())
    await page.getByRole('textbox', { name: `Spalte ${index + 1}` }).fill(name)
  await page.getByRole('tab', { name: 'Termine' }).click()

  await test.step('a day is suggested for the column of its person, and may go to another', async () => {
    const name = page.getByLabel('Name oder Anlass')
    const column = page.getByRole('combobox', { name: 'Spalte' })
    const enters = page.getByRole('button', { name: 'Tag eintragen' })
    await name.fill('Jule')
    await expect(column).toHaveValue('2')
    await enters.click()
    await name.fill('Zahnarzt')
    await expect(column).toHaveValue('-1')
    await column.selectOption('Mats')
    await enters.click()
    await expect.poll(() => columnOf(page, 'Zahnarzt'), SENT).toBe(1)
    expect(await columnOf(page, 'Jule')).toBe(2)
  })

  await test.step('40 birthdays come from one file of contacts', async () => {
    await page.getByRole('button', { name: 'Aus Kontakten, Kalender oder Liste' }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'kontakte.vcf', mimeType: 'text/vcard', buffer: contacts() })
    await dialog.getByRole('button', { name: '40 Tage eintragen' }).click()
    await expect.poll(async () => (await events(page)).length, SENT).toBe(42)
    expect(await columnOf(page, 'Emma')).toBe(0)
    expect(await columnOf(page, 'Oma Hanna')).toBe(4)
    expect(await columnOf(page, 'Gast 7')).toBeUndefined()
  })
})

test('a birthday with a photo is ordered, and the photo is printed in the cell of its day', async ({
  page,
}) => {
  const words = SELLING_TEXTS[0] as SellingTexts
  const customer = new Customer(page, { words, goods: 'wall art', port: shop.port })
  await page.goto(
    `${shopAt('passepartout')}/configurator-calendar?formatType=a4-hoch&designGroupId=grotesk&designId=chalk&startMonth=1&year=2027&locale=de-DE`,
  )
  // On the first sheet, and later in a day.
  await choosesPhotos(page, 1)
  if (isPhone(page)) await page.getByRole('tab', { name: 'Termine' }).click()

  await test.step('a day gets the photo, and shows it at once', async () => {
    await page.getByLabel('Name oder Anlass').fill('Oma Hanna')
    await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption('10')
    await page.getByRole('combobox', { name: 'Monat' }).selectOption('Februar')
    await page.getByLabel('Foto im Kalenderfeld').check()
    await page
      .getByRole('group', { name: 'Foto für diesen Tag' })
      .getByRole('radio')
      .first()
      .check({ force: true })
    await page.getByRole('button', { name: 'Tag eintragen' }).click()
    await expect.poll(async () => (await events(page))[0]?.photo?.assetId, SENT).toMatch(/^[0-9a-f-]{36}$/)
    await expect(page.locator('.day-photos image').locator('visible=true').first()).toBeVisible()
  })

  await test.step('the plant prints it, with the figure beside it on paper', async () => {
    await page.locator('.cart-button .call').click()
    await expect(page).toHaveURL(/warenkorb/, { timeout: 90_000 })
    const number = await orders(customer)
    await paysByTransfer(customer, shop)
    const { pdf } = await printJob(shop, number)
    expect(await widestRed(pdf, 3)).toBeGreaterThan(11.5)
    expect(await widestRed(pdf, 3)).toBeLessThan(25)
    expect(await widestRed(pdf, 4)).toBeLessThan(11)
  })
})

const PX_PER_MM = 4

/** Width in mm of the widest red on a page of a print file: figures of the design are at most 10 mm wide. */
async function widestRed(pdf: Buffer, page: number): Promise<number> {
  const [widthMm = 0, heightMm = 0] = pdfPageSizes(pdf)[page - 1]?.MediaBox ?? []
  const [width, height] = [Math.round(widthMm * PX_PER_MM), Math.round(heightMm * PX_PER_MM)]
  const { pixels } = await rasterisePdf(pdf, { width, height }, page)
  let [widest, run] = [0, 0]
  for (let at = 0; at < pixels.length; at += 3) {
    const isRed = (pixels[at] ?? 0) > 150 && (pixels[at + 1] ?? 0) < 90 && (pixels[at + 2] ?? 0) < 90
    run = isRed && (at / 3) % width > 0 ? run + 1 : 0
    widest = Math.max(widest, run)
  }
  return widest / PX_PER_MM
}

test('school holidays follow the region, and say where none are known', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(
    `${shopAt('passepartout')}/configurator-calendar?formatType=a4-hoch&designGroupId=grotesk&designId=chalk&startMonth=1&year=2027&locale=de-DE`,
  )
  if (isPhone(page)) await page.getByRole('tab', { name: 'Termine' }).click()
  const school = page.getByLabel('Schulferien einzeichnen')
  const summer = async () =>
    ((await stored(page)) ?? EMPTY).document.calendar?.schoolHolidays?.find(
      ({ from, name }) => name === 'Sommerferien' && from.startsWith('2027'),
    )?.from

  await test.step('the whole country has none: a region is asked for', async () => {
    await school.check()
    await expect(page.getByText('mit einer Region kommen sie in den Kalender')).toBeVisible()
  })

  await test.step('they come with the region, and change with it', async () => {
    const region = page.getByRole('combobox', { name: 'Region' })
    await region.selectOption('Nordrhein-Westfalen')
    await expect.poll(summer, SENT).toBe('2027-07-19')
    await region.selectOption('Bayern')
    await expect.poll(summer, SENT).toBe('2027-08-02')
    await page.keyboard.press('Control+z')
    await expect.poll(summer, SENT).toBe('2027-07-19')
  })

  await test.step('a country whose school holidays are missing offers no switch', async () => {
    await page.getByRole('combobox', { name: 'Land' }).selectOption('Niederlande')
    await expect(page.getByText('Die Schulferien 2027 liegen für diese Region noch nicht vor.')).toBeVisible()
    await expect(school).toHaveCount(0)
    await expect.poll(summer, SENT).toBeUndefined()
  })
})
