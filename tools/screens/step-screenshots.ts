import { join } from 'node:path'
import { createTranslator, type Locale, type Shop, shopFor } from '@passepartout/domain'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { wordsFor } from '../../apps/designer/src/messages/index.ts'
import { CHROMIUM_FLAGS, requireEngine } from '../browser/chromium.ts'

interface StepLocale {
  locale: Locale
  country: string
  /** Format of the wall art. */
  format: string
  /** The only step with an image of its own, where the others equal the language's. */
  only?: string
}

/** Locale of the designer, by the suffix of the file names. */
const SPEAKERS: Readonly<Record<string, StepLocale>> = {
  de: { locale: 'de-DE', country: 'de', format: '900x600' },
  en: { locale: 'en-GB', country: 'gb', format: '900x600' },
  'en-us': { locale: 'en-US', country: 'com', format: '914x610', only: 'aufhaengen' },
  es: { locale: 'es-ES', country: 'es', format: '900x600' },
  fr: { locale: 'fr-FR', country: 'fr', format: '900x600' },
  it: { locale: 'it-IT', country: 'it', format: '900x600' },
  nl: { locale: 'nl-NL', country: 'nl', format: '900x600' },
}
/** The last one comes first in the panel. */
const PHOTOS = [
  'red-dune-hikers',
  'ginger-kitten-on-plank',
  'lake-sherburne-mountains',
  'dandelion-clocks-evening-light',
  'colosseum-rome',
  'two-spaniels-at-window',
]
const PLACED = 'red-dune-hikers'
/** The narrowest window with panels on both sides of the designer, so that the stage between them fits an image. */
const WINDOW = { width: 1100, height: 760 }
/** Lower, so that wall and sofa are nearer to each other. */
const ROOM = { width: 1100, height: 640 }
const PICTURE = { width: 411, height: 400 }
/** For content that needs more room, displayed a little smaller. */
const WIDE = { width: 473, height: 460 }
const SCALE = 2
const PATIENCE_MS = 60_000

interface Steps {
  /** Folder of `content/assets`. */
  assets: string
  /** Address of a path in the shop of a country. */
  url: (path: string, country: string) => string
}

/** Screenshots of the designer in every language for the three steps of the start page. Yields the files. */
export async function* captureSteps({ assets, url }: Steps): AsyncGenerator<string> {
  const browser = await chromium.launch({ executablePath: requireEngine(), args: [...CHROMIUM_FLAGS] })
  try {
    for (const [end, { locale, country, format, only }] of Object.entries(SPEAKERS)) {
      const page = await openDesigner(browser, url, country, format)
      const shop = shopFor('passepartout', locale)
      for await (const { step, clip } of walk(page, shop, assets)) {
        if (only && step !== only) continue
        const file = join(assets, 'steps', `${step}-${end}.webp`)
        const png = await page.screenshot({
          clip: { ...clip, y: Math.max(0, clip.y) },
          animations: 'disabled',
        })
        await sharp(png)
          .resize(PICTURE.width * SCALE, PICTURE.height * SCALE)
          .webp({ quality: 80 })
          .toFile(file)
        yield file
      }
      await page.context().close()
    }
  } finally {
    await browser.close()
  }
}

async function openDesigner(
  browser: Browser,
  url: Steps['url'],
  country: string,
  format: string,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: WINDOW,
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const address = url(`/configurator-photo-frame?materialType=leinwand&formatType=${format}`, country)
  // The shop's fonts load with the second page of a visit.
  for (const _visit of ['first', 'second']) {
    await page.goto(address)
    await page.waitForTimeout(3000)
  }
  return page
}

interface Step {
  step: string
  clip: { x: number; y: number; width: number; height: number }
}

async function* walk(page: Page, shop: Shop, assets: string): AsyncGenerator<Step> {
  const { messages, language } = wordsFor(shop)
  const t = createTranslator(messages, { locale: shop.locale, language })
  const chooser = page.waitForEvent('filechooser')
  await page
    .getByRole('button', { name: t('photos.choose'), exact: true })
    .first()
    .click()
  await (await chooser).setFiles(PHOTOS.map(name => join(assets, 'photos', `${name}.jpg`)))
  await page.waitForFunction(
    count =>
      document.querySelectorAll('.thumb img').length === count && !document.querySelector('.thumb .bar'),
    PHOTOS.length,
    { timeout: PATIENCE_MS },
  )
  await page.locator(`.thumb button[title*="${PLACED}"]`).first().click()
  // Moves the pointer away, which hides elements shown on hover.
  await page.mouse.move(WINDOW.width / 2, 1)
  const head = await boxOf(page, '.panel-head')
  yield { step: 'foto', clip: { x: head.x - 15, y: head.y - 15, ...PICTURE } }

  await page
    .locator('.stage')
    .getByRole('button', { name: new RegExp(PLACED) })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  const bar = await boxOf(page, '.crop-bar')
  const x = bar.x + bar.width / 2 - WIDE.width / 2
  yield { step: 'gestalten', clip: { x, y: bar.y + bar.height + 12 - WIDE.height, ...WIDE } }

  await page.keyboard.press('Enter')
  await page.setViewportSize(ROOM)
  await page.getByRole('button', { name: t('mode.view'), exact: true }).click()
  const distance = await boxOf(page, '.distance-bar')
  const middle = distance.x + distance.width / 2 - WIDE.width / 2
  yield {
    step: 'aufhaengen',
    clip: { x: middle, y: distance.y + distance.height + 8 - WIDE.height, ...WIDE },
  }
  await page.setViewportSize(WINDOW)
}

async function boxOf(page: Page, selector: string) {
  const part = page.locator(selector).locator('visible=true').first()
  await part.waitFor()
  await page.waitForTimeout(1500)
  const box = await part.boundingBox()
  if (!box) throw new Error(`${selector} is not on the page`)
  return box
}
