import { expect, type Locator, type Page, test } from '@playwright/test'
import { generatePhotos } from './drivers/generate-photos.ts'
import { shopAt } from './drivers/shop-address.ts'

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not in sight')
  return box
}

/** Grabs a handle and moves it, without releasing it. */
async function drag(page: Page, handle: Locator, by: { x: number; y: number }) {
  const { x, y, width, height } = await boxOf(handle)
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  await page.mouse.move(middleX, middleY)
  await page.mouse.down()
  await page.mouse.move(middleX + by.x, middleY + by.y, { steps: 6 })
}

test('a text of one’s own is made narrower and turned by its handles, and put back by Escape', async ({
  page,
}) => {
  await page.goto(
    `${shopAt('passepartout')}/configurator-collage?designId=20&materialType=poster&locale=de-DE`,
  )
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Fotos auswählen' }).locator('visible=true').first().click()
  const size: [number, number] = [1500, 1000]
  await (await chooser).setFiles(
    await generatePhotos(4, number => ({
      name: `summer-${number}`,
      size,
      colour: { r: 190, g: 40, b: number },
    })),
  )
  await expect(page.getByRole('main').getByRole('button', { name: /^Foto, summer-/ })).toHaveCount(4)
  await page.getByRole('radio', { name: 'Texte' }).check()
  await page.getByRole('button', { name: 'Text hinzufügen' }).click()
  await page.getByRole('textbox', { name: 'Text', exact: true }).first().fill('Sommer am See')
  await page.keyboard.press('Escape')
  const frame = page.locator('.text-frame')
  const handle = (side: string) => page.locator(`.text-handle[data-side="${side}"]`)
  const start = await boxOf(frame)

  await test.step('its right side is pulled inwards, and the left stays', async () => {
    await drag(page, handle('right'), { x: -50, y: 0 })
    await page.mouse.up()
    const { x, width } = await boxOf(frame)
    expect(Math.abs(width - (start.width - 50))).toBeLessThan(3)
    expect(Math.abs(x - start.x)).toBeLessThan(3)
  })

  await test.step('the ring turns it; Escape on the way puts it back', async () => {
    const before = await boxOf(frame)
    await drag(page, handle('turn'), { x: 90, y: 60 })
    await expect.poll(async () => (await boxOf(frame)).height).toBeGreaterThan(before.height + 20)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect.poll(() => boxOf(frame)).toEqual(before)
    await drag(page, handle('turn'), { x: 90, y: 60 })
    await page.mouse.up()
    await expect.poll(async () => (await boxOf(frame)).height).toBeGreaterThan(before.height + 20)
  })
})
