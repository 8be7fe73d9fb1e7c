import { expect, type Page } from '@playwright/test'
import { generatePhotos } from './generate-photos.ts'
import { shopAt } from './shop-address.ts'

/** Four slots, a text for names and one for a date; 30 x 45 cm. */
export const COLLAGE_DESIGN = '20'
const RED = { r: 190, g: 40, b: 40 }

/** A shop's designer of collages by its texts. */
export const COLLAGE_DESIGNERS = [
  {
    shop: () => shopAt('passepartout'),
    locale: 'de-DE',
    ...{ choose: 'Fotos auswählen', photos: 'Fotos', texts: 'Texte', add: 'Text hinzufügen' },
    ...{ names: 'Namen', date: 'Datum', done: 'Fertig', up: 'Nach oben', undo: 'Rückgängig' },
    ...{ shuffle: 'Neu mischen', proposal: /^Vorschlag \d+$/, letters: 'Buchstaben oder Zahl' },
    ...{ call: 'In den Warenkorb', cart: /warenkorb/, saved: /^Gespeichert/ },
    ...{ sample: /ein Text steht noch da wie in der Vorlage/, line: /Fotocollage/ },
  },
  {
    shop: () => shopAt('kartenliebe', 'gb'),
    locale: 'en-GB',
    ...{ choose: 'Choose photos', photos: 'Photos', texts: 'Words', add: 'Add text' },
    ...{ names: 'Names', date: 'Date', done: 'Done', up: 'Up', undo: 'Undo' },
    ...{ shuffle: 'Shuffle', proposal: /^Arrangement \d+$/, letters: 'Letters or number' },
    ...{ call: 'Add to basket', cart: /\/(cart|basket)/, saved: /^Saved/ },
    ...{ sample: /one text is still the sample text/, line: /Photo collage/i },
  },
] as const
export type CollageTexts = (typeof COLLAGE_DESIGNERS)[number]

/** Photos of one red, large enough for wall art, so that the print file shows them wherever they are. */
export const createRedPhotos = (count: number, [long, short]: readonly [number, number] = [3000, 2000]) =>
  generatePhotos(count, number => ({
    name: `summer-${number}`,
    size: number % 2 === 1 ? [long, short] : [short, long],
    colour: { ...RED, g: RED.g + number - 1 },
  }))

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640

export const placedPhotos = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Foto|Photo), summer-\d/ })

declare global {
  interface Window {
    /** All announcements of a polite live region. */
    spoken?: string[]
  }
}

function recordAnnouncements(): void {
  const spoken: string[] = []
  window.spoken = spoken
  new MutationObserver(() => {
    const words = document.querySelector('.quiet[aria-live=polite]')?.textContent
    if (words && spoken.at(-1) !== words) spoken.push(words)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/**
 * Opens the design in a shop and fills its slots with four photos, which it returns; small ones, for a quick upload.
 */
export async function openCollage(
  page: Page,
  { shop, choose }: { shop: () => string; choose: string },
  locale: string,
) {
  await page.addInitScript(recordAnnouncements)
  await page.goto(
    `${shop()}/configurator-collage?designId=${COLLAGE_DESIGN}&materialType=poster&locale=${locale}`,
  )
  const photos = await choosePhotos(page, choose, await createRedPhotos(4, [1500, 1000]))
  // Announced once all of them are uploaded: later it would replace the announcement of a step. On a busy machine that
  // takes a while, and the next announcement may follow at once.
  await page.waitForFunction(() => window.spoken?.some(words => /^(Alle|All) 4 /.test(words)), undefined, {
    timeout: 60_000,
  })
  return photos
}

async function choosePhotos(page: Page, choose: string, files: Awaited<ReturnType<typeof createRedPhotos>>) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: choose, exact: true }).locator('visible=true').first().click()
  await (await chooser).setFiles(files)
  const photos = placedPhotos(page)
  await expect(photos).toHaveCount(4)
  return photos
}

/** Opens the texts, which are in the sheet on a phone. */
export async function openTextsPanel(page: Page, { texts }: CollageTexts) {
  if (isPhone(page)) await page.getByRole('tab', { name: texts }).click()
  else await page.getByRole('radio', { name: texts }).check()
}

/** Fills the slots of the design with photos, replaces its texts, and adds a text. */
export async function fillCollage(page: Page, words: CollageTexts) {
  const seen = (name: string, role: 'button' | 'textbox') =>
    page.getByRole(role, { name, exact: true }).locator('visible=true')
  await choosePhotos(page, words.choose, await createRedPhotos(4))
  await openTextsPanel(page, words)
  await seen(words.names, 'textbox').last().fill('Mara & Ole')
  if (isPhone(page)) await seen(words.done, 'button').click()
  await page.getByRole('button', { name: words.add }).click()
  const field = seen('Text', 'textbox').first()
  await expect(field).toBeFocused()
  await field.fill('Unser Sommer')
  await seen(words.up, 'button').first().click()
  await expect(field).toHaveValue('Unser Sommer')
}

/** A single press, whatever is still being uploaded. */
export async function addToCart(page: Page, words: CollageTexts, press: 'by mouse' | 'by keys' = 'by mouse') {
  const call = page.getByRole('button', { name: words.call }).locator('visible=true').first()
  await expect(call).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 })
  if (press === 'by mouse') await call.click()
  else {
    await call.focus()
    await page.keyboard.press('Enter')
  }
  await expect(page).toHaveURL(words.cart, { timeout: 120_000 })
}
