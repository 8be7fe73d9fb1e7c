import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { generatePhotos } from './drivers/generate-photos.ts'
import { shopAt } from './drivers/shop-address.ts'
import { alternatesViewports, isFullMatrix } from './drivers/windows.ts'

const WORDS = {
  de: {
    address: `${shopAt('passepartout')}/configurator-photobox?photoboxType=photoprint&photoboxFormat=150x100`,
    choose: 'Fotos auswählen',
    format: 'Format',
    more: 'Einer mehr',
    bulk: 'Für die Auswahl',
    cart: 'In den Warenkorb',
    lines: ['Fotoabzug', '18 × 13 cm', '15 × 10 cm'],
  },
  en: {
    address: `${shopAt('passepartout', 'gb')}/configurator-photobox?photoboxType=photoprint&photoboxFormat=150x100`,
    choose: 'Choose photos',
    format: 'Size',
    more: 'One more',
    bulk: 'For the selection',
    cart: /Add to (basket|cart)/,
    lines: ['Photo print', '18 × 13 cm', '15 × 10 cm'],
  },
} as const

/** Photos large enough for every format, each of another colour; every third is portrait. */
const photos = (count: number) =>
  generatePhotos(count, number => {
    const index = number - 1
    return {
      name: `photo-${String(number).padStart(3, '0')}`,
      size: index % 3 === 0 ? [1600, 2400] : [2400, 1600],
      colour: { r: (index * 37) % 256, g: (index * 91) % 256, b: (index * 53) % 256 },
    }
  })

/** More than a phone shows at once. */
const MANY = isFullMatrix ? 60 : 24

const tiles = (page: Page) => page.locator('[data-print]')

async function takes(page: Page, words: { address: string; choose: string }, files: string[]) {
  await page.goto(words.address)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: words.choose }).first().click()
  await (await chooser).setFiles(files)
}

for (const language of ['de', 'en'] as const) {
  test(`prints in two formats go from the designer into the cart (${language})`, {
    tag: alternatesViewports(language === 'de' ? 0 : 1),
  }, async ({ page, isMobile }) => {
    const words = WORDS[language]
    await takes(page, words, await photos(6))
    await expect(tiles(page)).toHaveCount(6)
    // From the second to the fourth: a range by Shift, or by a long press.
    if (isMobile) for (const at of [1, 2, 3]) await tiles(page).nth(at).tap()
    else {
      await tiles(page).nth(1).click()
      await tiles(page)
        .nth(3)
        .click({ modifiers: ['Shift'] })
    }
    const bulk = page.getByRole('group', { name: words.bulk })
    await bulk.getByRole('combobox', { name: words.format }).selectOption('180x130')
    await bulk.getByRole('button', { name: words.more }).click()
    await expect(page.locator('[data-print][aria-pressed=true]')).toHaveCount(3)
    const call = page.getByRole('button', { name: words.cart })
    await expect(call).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 })
    // A single press, whatever is still being uploaded.
    await call.click()
    await expect(page).not.toHaveURL(/configurator/, { timeout: 120_000 })
    for (const text of words.lines) await expect(page.getByText(text).first()).toBeVisible()
  })
}

test(`${MANY} photos become prints on a phone: long presses choose from one to another`, {
  tag: '@phone',
}, async ({ page }) => {
  await takes(page, WORDS.de, await photos(MANY))
  await expect(page.getByText(`${MANY} Fotos`).first()).toBeVisible({ timeout: 60_000 })
  const touch = await page.context().newCDPSession(page)
  /** A long press. */
  const holds = async (tile: ReturnType<typeof tiles>) => {
    const box = await tile.boundingBox()
    if (!box) throw new Error('The print is not in sight')
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    const before = await tile.getAttribute('aria-pressed')
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await expect(tile).not.toHaveAttribute('aria-pressed', before ?? '')
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const chosen = page.locator('[data-print][aria-pressed=true]')
  await test.step('from the first that is held to the next', async () => {
    await holds(tiles(page).first())
    await holds(tiles(page).nth(5))
    await expect(chosen).toHaveCount(6)
    // A tap removes one from the selection and adds it again.
    await tiles(page).nth(2).tap()
    await expect(chosen).toHaveCount(5)
    await tiles(page).nth(2).tap()
    await expect(chosen).toHaveCount(6)
  })
  const bulk = page.getByRole('group', { name: WORDS.de.bulk })
  await test.step('all of them in 18 x 13, twice each', async () => {
    await bulk.getByRole('button', { name: 'Mehr', exact: true }).click()
    await bulk.getByRole('button', { name: new RegExp(`^alle ${MANY}`, 'i') }).click()
    await bulk.getByRole('combobox', { name: WORDS.de.format }).selectOption('180x130')
    await bulk.getByRole('button', { name: WORDS.de.more }).click()
    await expect(tiles(page).first()).toHaveAccessibleName(/18\s×\s13, 2\sMal/)
    await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeEnabled()
  })
  await test.step('and the last one says so too', async () => {
    await page.locator('.prints-scroll').evaluate(node => node.scrollTo(0, node.scrollHeight))
    await expect(tiles(page).last()).toHaveAccessibleName(/18\s×\s13, 2\sMal/)
  })
})

test('a box says beside its price how many photos lie in it, and what several boxes cost', {
  tag: '@desktop',
}, async ({ page }) => {
  const address = `${shopAt('passepartout')}/configurator-photobox?photoboxType=small&photoboxFormat=100x120&photos=24`
  await takes(page, { ...WORDS.de, address }, await photos(3))
  await expect(tiles(page)).toHaveCount(3)
  await expect(page.locator('[data-zone="price"]')).toContainText('3 von 24 Fotos')
  await expect(page.locator('.tier-note')).toHaveText(/^Ab 3 Boxen je [\d,]+\s€\.$/)
})

test('a folder that is dropped brings its photos in order, and nothing else', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(WORDS.de.address)
  await expect(page.getByRole('button', { name: WORDS.de.choose }).first()).toBeVisible()
  const files = await photos(3)
  const bytes = await Promise.all(files.map(async file => (await readFile(file)).toString('base64')))
  // Scripts cannot create real folders; this object has the shape of the browser's own.
  await page.evaluate(all => {
    const file = (name: string, content: BlobPart) => ({
      name,
      isFile: true,
      isDirectory: false,
      file: (take: (file: File) => void) => take(new File([content], name)),
    })
    const photo = (base64: string, name: string) =>
      file(
        name,
        Uint8Array.from(atob(base64), letter => letter.charCodeAt(0)),
      )
    const folder = (name: string, inside: unknown[]) => {
      let rest = [inside, []]
      const readEntries = (take: (entries: unknown[]) => void) => {
        const [next = [], ...others] = rest
        rest = others
        take(next)
      }
      return { name, isFile: false, isDirectory: true, createReader: () => ({ readEntries }) }
    }
    const [a = '', b = '', c = ''] = all
    const entry = folder('Sommer', [
      photo(b, 'bild-10.jpg'),
      photo(a, 'bild-2.jpg'),
      file('notes.txt', 'no photo'),
      file('.hidden.jpg', 'hidden'),
      folder('Strand', [photo(c, 'see.jpg')]),
    ])
    const drop = new Event('drop', { bubbles: true, cancelable: true })
    Object.defineProperty(drop, 'dataTransfer', {
      value: {
        types: ['Files'],
        files: [],
        items: [{ kind: 'file', webkitGetAsEntry: () => entry }],
        getData: () => '',
      },
    })
    document.querySelector('main')?.dispatchEvent(drop)
  }, bytes)
  await expect(tiles(page)).toHaveCount(3)
  const names = await tiles(page).evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? ''))
  expect(names.map(name => name.split(',')[0])).toEqual(['bild-2.jpg', 'bild-10.jpg', 'see.jpg'])
})

test('the grid is worked by keys alone: choose, copy, take away, undo', { tag: '@desktop' }, async ({
  page,
}) => {
  await takes(page, WORDS.de, await photos(4))
  await expect(tiles(page)).toHaveCount(4)
  await tiles(page).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(tiles(page).nth(1)).toBeFocused()
  await page.keyboard.press(' ')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.locator('[data-print][aria-pressed=true]')).toHaveCount(2)
  await page.keyboard.press('+')
  await expect(tiles(page).nth(2)).toHaveAccessibleName(/2 Mal/)
  await page.keyboard.press('Delete')
  await expect(tiles(page)).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect(tiles(page)).toHaveCount(4)
  await page.keyboard.press('Control+a')
  await expect(page.locator('[data-print][aria-pressed=true]')).toHaveCount(4)
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-print][aria-pressed=true]')).toHaveCount(0)
})

async function phoneOf(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const phone = await context.newPage()
  await phone.goto(address)
  return phone
}

test('photos come from a phone by a code, once the other screen has said yes', { tag: '@desktop' }, async ({
  page,
  browser,
}) => {
  const opened = page.waitForResponse(answer => answer.url().endsWith('/web-api/photo-links') && answer.ok())
  await page.goto(WORDS.de.address)
  await page.getByRole('button', { name: 'Vom Handy holen' }).click()
  const { payload } = await (await opened).json()
  await expect(page.getByRole('img', { name: 'QR-Code für das Handy' })).toBeVisible()
  const phone = await phoneOf(browser, `${shopAt('passepartout')}/configurator-phone#${payload.token}`)
  await expect(phone.locator('.phone-number')).toHaveText(/^\d\d$/)
  expect(phone.url()).not.toContain(payload.token)
  await expect(page.locator('.phone-compare .phone-number')).toHaveText(
    (await phone.locator('.phone-number').textContent()) ?? '',
  )
  await page.getByRole('button', { name: 'Ja, Fotos annehmen' }).click()
  await phone.locator('#photos').setInputFiles(await photos(2))
  await expect(phone.getByRole('status')).toHaveText(/Alle 2 von 2 Fotos sind angekommen/, {
    timeout: 60_000,
  })
  await expect(page.getByRole('strong').filter({ hasText: '2 Fotos sind angekommen' })).toBeVisible({
    timeout: 30_000,
  })
  expect(await phone.context().cookies()).toEqual([])
  await page.getByRole('button', { name: 'Fertig' }).click()
  await expect(tiles(page)).toHaveCount(2)
  await phone.context().close()
})
