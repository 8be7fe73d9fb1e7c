import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { shopAt } from './drivers/shop-address.ts'

const POSTER = '/configurator-photo-frame?materialType=poster&formatType=600x400'

/** A photo of several parts: noise, which no format compresses. */
async function largePhoto() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const picture = sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#888', noise } })
  const buffer = await picture.jpeg({ quality: 98 }).toBuffer()
  expect(buffer.length).toBeGreaterThan(4_000_000)
  return { name: 'rauschen.jpg', mimeType: 'image/jpeg', buffer }
}

async function chooses(page: Page, photo: Awaited<ReturnType<typeof largePhoto>>) {
  await page.goto(shopAt('passepartout') + POSTER)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Fotos auswählen' }).first().click()
  await (await chooser).setFiles(photo)
}

const takenIn = (page: Page) =>
  page.waitForResponse(
    answer => answer.url().endsWith('/web-api/photos') && answer.request().method() === 'POST',
    { timeout: 90_000 },
  )

test('a large photo whose line breaks in the middle goes on where it was', async ({ page }) => {
  /** Offset of each part sent. */
  const offsets: number[] = []
  let cuts = 0
  await page.route('**/web-api/photo-parts/*', async route => {
    const request = route.request()
    if (request.method() !== 'PATCH') return route.continue()
    const offset = Number(await request.headerValue('upload-offset'))
    offsets.push(offset)
    if (offset > 0 && cuts === 0) {
      cuts += 1
      return route.abort('connectionreset')
    }
    return route.continue()
  })
  const taken = takenIn(page)
  await chooses(page, await largePhoto())
  expect((await taken).status()).toBe(201)
  expect(cuts).toBe(1)
  expect(offsets.length).toBeGreaterThan(2)
  // Only the interrupted part is sent again.
  expect(offsets.filter(offset => offset === 0)).toHaveLength(1)
  expect(new Set(offsets).size).toBe(offsets.length - 1)
  await expect(page.locator('.sum')).toBeVisible()
})

test('a large photo goes on after the window was closed in the middle of it', async ({ page }) => {
  const offsets: number[] = []
  let holds = true
  await page.route('**/web-api/photo-parts/*', async route => {
    const request = route.request()
    if (request.method() !== 'PATCH') return route.continue()
    const offset = Number(await request.headerValue('upload-offset'))
    offsets.push(offset)
    // Its connection hangs from the second part on.
    if (offset === 0 || !holds) await route.continue()
  })
  await chooses(page, await largePhoto())
  await expect.poll(() => offsets.length, { timeout: 60_000 }).toBe(2)
  holds = false
  const taken = takenIn(page)
  await page.reload()
  expect((await taken).status()).toBe(201)
  expect(offsets.filter(offset => offset === 0)).toHaveLength(1)
})
