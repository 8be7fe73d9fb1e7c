import { expect, type Page, test } from '@playwright/test'
import { EMPTY, SENT, stored } from './drivers/changed-product.ts'
import { uniqueConnection } from './drivers/shared-shop.ts'
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
