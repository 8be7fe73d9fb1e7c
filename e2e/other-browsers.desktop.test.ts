import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { findFirefox, findMiniBrowser } from '../tools/bootstrap/programs.mjs'
import { type Shop, startShop } from '../tools/system-tests/start-shop.ts'
import { type EngineWindow, openFirefox, openWebKit } from './drivers/engine-window.ts'
import { isFullMatrix } from './drivers/windows.ts'

const PHOTO = fileURLToPath(
  new URL('../packages/testing/fixtures/odd/exif-orientation-6.jpg', import.meta.url),
)
const ADDRESS = {
  firstName: 'Mara',
  lastName: 'Lindner',
  street: 'Lindenweg 14',
  postalCode: '99423',
  city: 'Weimar',
}
const SOON = { timeout: 60_000 }
/** Key of script errors of pages in the shop's log. */
const BROWSER_ERROR = 'browser-error'

test.skip(!isFullMatrix, 'other engines than Chromium are gone through with WHOLE_TABLE=1')
test.describe.configure({ mode: 'default', timeout: 480_000 })

const ENGINES = [
  { engine: 'Firefox', open: openFirefox, isThere: findFirefox },
  { engine: 'WebKit', open: openWebKit, isThere: findMiniBrowser },
]
for (const { engine, open, isThere } of ENGINES) {
  test.describe(`in ${engine}`, () => {
    test.skip(!isThere(), `${engine} is not installed`)
    let shop: Shop
    let window: EngineWindow
    const at = (channel: string, path: string) => shop.url(path, `${channel}.de.localhost`)

    test.beforeAll(async () => {
      shop = await startShop()
      window = await open(1280, 900)
    })
    test.afterEach(async () => {
      const info = test.info()
      if (info.status !== 'passed') writeFileSync(info.outputPath('window.png'), await window.picture())
      expect(shop.output()).not.toContain(BROWSER_ERROR)
    })
    test.afterAll(async () => {
      await window?.close()
      await shop?.dispose()
    })

    test('a photo is hung on canvas, from the start page to the order', async () => {
      await test.step('the start page leads to the material, whose price follows the choice', async () => {
        await window.opens(at('passepartout', '/'))
        await (await window.part('link', 'Leinwand')).press()
        await window.part('heading', 'Leinwand')
        await (await window.part('radio', /^60 × 40 cm/)).press()
        await expect.poll(() => addressOf(window), SOON).toContain('formatType=600x400')
        await (await window.part('radio', /^38 mm/)).press()
        await expect.poll(() => addressOf(window), SOON).toContain('keilrahmen-38')
      })
      const readsPrice = () =>
        window.run(
          () => document.querySelector('[aria-live=polite][aria-busy=false] strong')?.textContent ?? '',
        )
      await expect.poll(readsPrice, SOON).toMatch(/^\d+,\d\d\s€$/)
      const price = await readsPrice()

      await test.step('the designer takes a dropped photo and keeps it', async () => {
        await (await window.part('button', 'Jetzt gestalten')).press()
        await window.part('button', /^(Fotos auswählen|Aus Fotos auswählen)$/)
        await drop(window, PHOTO)
        await window.part('button', /^Foto, .*exif-orientation-6/)
        await window.part('text', /^Gespeichert/)
        await window.opens(await addressOf(window))
        await window.part('button', /^Foto, .*exif-orientation-6/)
      })

      await test.step('it goes into the cart at that price', async () => {
        await (await window.part('button', 'In den Warenkorb')).press()
        await window.part('heading', 'Warenkorb')
        await window.part('text', new RegExp(price.replace(/\s/g, ' ')))
      })

      await test.step('and is ordered by bank transfer', async () => {
        await (await window.part('link', 'Zur Kasse')).press()
        await (await window.part('field', /^E-Mail/)).type('mara.lindner@post.example')
        for (const [name, value] of Object.entries(ADDRESS))
          await (await window.part('field', `delivery-${name}`)).type(value)
        await (await window.part('button', 'Weiter zum Versand')).press()
        await (await window.part('button', 'Weiter zur Zahlung')).press()
        await (await window.part('radio', /^Überweisung mit QR-Code/)).press()
        await (await window.part('button', 'Zahlungspflichtig bestellen')).press()
        await window.part('heading', 'Danke, Mara.')
      })
    })

    test('a card is found by its format and says own words', async () => {
      await window.opens(at('kartenliebe', '/hochzeitskarten/'))
      await (await window.part('link', /^Quadratisch/)).press()
      await expect.poll(() => addressOf(window), SOON).toContain('aspectRatio=square')
      await window.opens(at('kartenliebe', '/configurator-card?themeId=olivenhain&quantity=60'))
      await (await window.part('field', 'Zweiter Name')).type('Ole')
      const written = () =>
        window.run(() =>
          [...document.querySelectorAll<HTMLElement>('input, textarea, [aria-label]')].some(field =>
            /Ole/.test(`${(field as HTMLInputElement).value ?? ''} ${field.getAttribute('aria-label')}`),
          ),
        )
      await expect.poll(written, SOON).toBe(true)
      await window.part('text', /^Gespeichert/)
    })

    test('the search suggests while one types, and menus and dialogs open', async () => {
      await window.opens(at('passepartout', '/'))
      await (await window.part('link', 'Suche')).press()
      await (await window.part('field', 'Wonach suchst du?')).type('leinw')
      await window.part('link', /Leinwand/)
      await window.opens(at('passepartout', '/'))
      await (await window.part('link', /Anmelden/)).press()
      await window.part('field', /^E-Mail/)
    })
  })
}

const addressOf = (window: EngineWindow): Promise<string> => window.run(() => location.href)

/** Drops a file of this machine on the page, as a person would on the product. */
async function drop(window: EngineWindow, file: string) {
  await window.run(base64 => {
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
    const carried = new DataTransfer()
    carried.items.add(new File([bytes], 'exif-orientation-6.jpg', { type: 'image/jpeg' }))
    const piece = document.querySelector('[data-zone="canvas"]')
    const options = { dataTransfer: carried, bubbles: true, cancelable: true }
    for (const type of ['dragenter', 'dragover', 'drop']) piece?.dispatchEvent(new DragEvent(type, options))
  }, readFileSync(file).toString('base64'))
}
