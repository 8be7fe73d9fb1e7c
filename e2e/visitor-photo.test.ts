import { readFileSync } from 'node:fs'
import { difficultFile } from '@passepartout/testing'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { watchRequests } from './drivers/requests.ts'
import { alternatesViewports } from './drivers/windows.ts'

const PHOTO = difficultFile('exif-orientation-6.jpg')

const places = (page: Page) => page.locator('img[data-own-photo]')
const withPhoto = (page: Page) => page.locator('img[data-own-photo][src^="blob:"]')
/** Flat product images: materials, edges, surfaces. */
const flatSamples = (page: Page) => page.locator('img[src*="/materials/"], img[src*="/closeups/"]')
const status = (page: Page) => page.locator('[data-photo-status]')
const visible = (locator: Locator) => locator.locator('visible=true').first()

/** Stored photos of this device, after pending writes. */
const keptPhotos = () =>
  new Promise<{ hint: string | null; photos: number }>(resolve => {
    const opening = indexedDB.open('passepartout-own-photo')
    opening.onsuccess = () => {
      const change = opening.result.transaction('photo', 'readwrite')
      const counting = change.objectStore('photo').count()
      change.oncomplete = () => resolve({ hint: localStorage.getItem('own-photo'), photos: counting.result })
    }
  })

/** Drops a file from the desktop into the middle of the page. */
async function drop(page: Page, file: string) {
  const data = await page.evaluateHandle(
    ([base64, name]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([Uint8Array.from(atob(base64), c => c.charCodeAt(0))], name))
      return transfer
    },
    [readFileSync(file).toString('base64'), 'drop.jpg'] as const,
  )
  const at = { dataTransfer: data, clientX: 300, clientY: 300 }
  await page.dispatchEvent('main', 'dragover', at)
  await expect(page.locator('html')).toHaveAttribute('data-photo-drag')
  await page.dispatchEvent('main', 'drop', at)
}

test('one photo hangs in every picture of every page, without leaving the device, until it is removed', {
  tag: alternatesViewports(1),
}, async ({ page, context }) => {
  const sent = watchRequests(page)
  await test.step('dropped anywhere, it takes the place of every sample', async () => {
    await page.goto('/')
    await drop(page, PHOTO)
    await expect(status(page)).toHaveText('Dein Foto ist jetzt in allen Bildern zu sehen.')
    await expect(withPhoto(page)).toHaveCount(await places(page).count())
    await expect(page.locator('html')).not.toHaveAttribute('data-photo-drag')
    await expect(visible(page.getByText('Foto tauschen'))).toBeVisible()
  })

  await test.step('it stands upright', async () => {
    const shape = await withPhoto(page)
      .first()
      .evaluate(async ({ src }: HTMLImageElement) => {
        const photo = new Image()
        photo.src = src
        await photo.decode()
        return photo.width / photo.height
      })
    expect(shape).toBeCloseTo(1620 / 2160, 2)
  })

  await test.step('a picture that comes later gets it, too', async () => {
    const src = await page.evaluate(async () => {
      const late = document.querySelector('img[data-own-photo]')?.cloneNode() as HTMLImageElement
      late.removeAttribute('srcset')
      late.src = '/sample.jpg'
      document.body.append(late)
      await Promise.resolve()
      return late.src
    })
    expect(src).toContain('blob:')
  })

  await test.step('it hangs on the next page and on the wall of its calculator, read from the device', async () => {
    await page.goto('/wandbilder/leinwand')
    await expect(withPhoto(page)).toHaveCount(await places(page).count())
    await expect(page.locator('.wall-picture img').first()).toHaveAttribute('src', /^blob:/)
    await expect(page.locator('.scene-layer[alt^="Mit deinem Foto"]').first()).toBeAttached()
  })

  await test.step('it is on every material of the calculator and on every edge that comes into sight', async () => {
    const materials = page.getByRole('navigation', { name: 'Material' }).locator('img')
    await expect(materials).not.toHaveCount(0)
    const edges = page.locator('.choice-card img[src*="/closeups/"], .choice-card img[src^="blob:"]')
    await expect(edges).not.toHaveCount(0)
    for (const flat of [...(await materials.all()), ...(await edges.all())]) {
      // A row that is collapsed on a phone shows none.
      if (!(await flat.isVisible())) continue
      await flat.scrollIntoViewIfNeeded()
      await expect(flat).toHaveAttribute('src', /^blob:/)
    }
  })

  await test.step('another one can be chosen without a connection', async () => {
    const reader = page.waitForEvent('worker', worker => worker.url().includes('photo-worker'))
    await page.mouse.click(2, 400)
    await reader
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const before = await page.locator('html').getAttribute('data-photo')
    await page.locator('[data-photo-input]').first().setInputFiles(difficultFile('photo.webp'))
    await expect(page.locator('html')).not.toHaveAttribute('data-photo', before ?? '')
    await context.setOffline(false)
  })

  await test.step('what is stored for something else changes nothing, a photo removed in another window goes here, too', async () => {
    const other = await context.newPage()
    await other.goto('/agb')
    await other.evaluate(() => localStorage.setItem('something-else', '1'))
    await expect(visible(page.getByRole('button', { name: 'Foto entfernen' }))).toBeVisible()
    await other
      .locator('[data-photo-remove]')
      .first()
      .evaluate((remove: HTMLElement) => remove.click())
    await expect(page.locator('html')).not.toHaveAttribute('data-photo')
    await expect(withPhoto(page)).toHaveCount(0)
    await other.close()
  })

  await test.step('a photo removed the moment it shows leaves nothing behind', async () => {
    await page.evaluate(() => {
      const root = document.documentElement
      new MutationObserver((_, observer) => {
        observer.disconnect()
        document.querySelector<HTMLElement>('[data-photo-remove]')?.click()
      }).observe(root, { attributeFilter: ['data-photo'] })
    })
    await page.locator('[data-photo-input]').first().setInputFiles(PHOTO)
    await expect(status(page)).toHaveText(/entfernt/)
    await expect.poll(() => page.evaluate(keptPhotos)).toEqual({ hint: null, photos: 0 })
  })

  await test.step('one click brings the samples back, for good', async () => {
    await page.locator('[data-photo-input]').first().setInputFiles(PHOTO)
    await visible(page.getByRole('button', { name: 'Foto entfernen' })).click()
    await expect(withPhoto(page)).toHaveCount(0)
    await expect(flatSamples(page)).not.toHaveCount(0)
    await expect(status(page)).toHaveText(/entfernt/)
    await page.reload()
    await expect(page.locator('html')).not.toHaveAttribute('data-photo')
    await expect(withPhoto(page)).toHaveCount(0)
  })
  expect(sent).toEqual([])
})

test('the designer opens with the photo of the shop and says that it is sent only now', {
  tag: alternatesViewports(1),
}, async ({ page }) => {
  const sent = watchRequests(page)
  await page.goto('/agb')
  await page.locator('[data-photo-input]').first().setInputFiles(PHOTO)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('own-photo'))).toBeTruthy()
  expect(sent).toEqual([])
  await page.goto('/configurator-photo-frame?materialType=poster&formatType=600x400')
  await expect(page.getByText('Erst jetzt wird es hochgeladen').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /exif-orientation-6\.jpg/ }).first()).toBeVisible()
  await expect.poll(() => sent.some(line => line.includes('/web-api/photos'))).toBe(true)
})

test('words that bring a picture of themselves are pasted into the field; without a connection the reason is told @desktop', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await test.step('a cell of a spreadsheet stays words', async () => {
    const isTaken = await page.evaluate(() => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'anna@example.com')
      clipboardData.items.add(new File(['picture'], 'image.png', { type: 'image/png' }))
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.querySelector('input[type="email"]')?.dispatchEvent(paste)
      return paste.defaultPrevented
    })
    expect(isTaken).toBe(false)
  })
  await test.step('a photo that came before the code for it is told to wait', async () => {
    await context.setOffline(true)
    await page.locator('[data-photo-input]').first().setInputFiles(PHOTO)
    await expect(visible(page.getByText('Internetverbindung'))).toBeVisible()
    await context.setOffline(false)
    await page.locator('[data-photo-input]').first().setInputFiles(PHOTO)
    await expect(status(page)).toHaveText('Dein Foto ist jetzt in allen Bildern zu sehen.')
  })
})
