import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { Customer } from './drivers/customer.ts'
import { orders, paysByTransfer, printJob } from './drivers/paid-order.ts'
import { readsProof, releasesProof } from './drivers/release-proof.ts'
import { listProductionFiles } from './drivers/selling-shop.ts'
import { SELLING_TEXTS, type SellingTexts } from './drivers/selling-texts.ts'
import { sharedShop as shop, uniqueConnection } from './drivers/shared-shop.ts'
import { shopAt } from './drivers/shop-address.ts'
import { alternatesViewports } from './drivers/windows.ts'

test.use(uniqueConnection(import.meta.url))

const GERMAN = SELLING_TEXTS[0] as SellingTexts
const COUNT = 200
/** In an order that no sorting would produce. */
const guestAt = (place: number) => `Gast${((place * 37) % COUNT) + 1000}`
const GUESTS = [
  'Vorname;Straße;PLZ;Ort',
  ...Array.from({ length: COUNT }, (_, at) => `${guestAt(at + 1)};Am Mühlbach ${at + 1};34117;Kassel`),
].join('\n')

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).locator('visible=true').first()

/** Fills a design with names and addresses from a table and adds it to the cart. */
async function takesCardsForGuests(page: Page) {
  const envelopes = 'envelope=weiss&envelopePrint=addresses-home'
  await page.goto(
    `${shopAt('kartenliebe')}/configurator-card?themeId=olivenhain&quantity=${COUNT}&${envelopes}&locale=de-DE`,
  )
  await expect(page.locator('.page-art').first()).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Namen auf den Karten' })
  await button(page, 'Namen einsetzen').click()
  await dialog.getByLabel('Liste einfügen').fill(GUESTS)
  await dialog.getByRole('button', { name: 'Liste lesen' }).click()
  await expect(dialog).toContainText('200 Namen · 200 Karten')
  await dialog.getByRole('button', { name: 'Übernehmen' }).click()
  await button(page, 'Gegenlesen').click()
  await readsProof(page)
  // Every text is measured for each guest: a busy machine may refuse that for now, and the button reappears.
  const release = page.getByRole('button', { name: 'Freigeben und in den Warenkorb' })
  await expect(async () => {
    if (await release.isVisible()) await release.click()
    await expect(page).toHaveURL(/warenkorb/, { timeout: 30_000 })
  }).toPass({ timeout: 150_000 })
}

test('200 printed addresses come home in one parcel, each envelope in the place of its card', {
  tag: alternatesViewports(0),
}, async ({ page }) => {
  test.slow()
  await takesCardsForGuests(page)
  const customer = new Customer(page, { words: GERMAN, goods: 'accessories', port: shop.port })
  const main = page.getByRole('main')

  await test.step('the table is the list, and the cart says what becomes of it', async () => {
    await expect(main).toContainText('Mit Absender und Empfänger, alle an eine Lieferadresse')
    await page.getByLabel('Absender auf dem Umschlag').fill('Mara und Ben\nLindenweg 14\n99423 Weimar')
    await page.getByRole('button', { name: /^Speichern:/ }).click()
    await page.getByText('Umschläge bedrucken').first().click()
    await expect(main).toContainText(
      '200 Adressen stehen auf der Liste. Alle Karten kommen an die Lieferadresse',
    )
    await expect(main).toContainText('Vorderseite mit der ersten Adresse der Liste')
    expect.soft(await findA11yViolations(page)).toEqual([])
  })

  const seen = new Map<number, Buffer>()
  await test.step('the list pages through the envelopes and says what the other way costs', async () => {
    await page.getByRole('link', { name: 'Zur Liste' }).click()
    await expect(page.getByRole('radio', { name: /^Alle an die Lieferadresse/ })).toBeChecked()
    await expect(main).toContainText('200 Sendungen zu 1,80')
    await expect(main).toContainText('200 Umschläge mit Adresse')
    expect.soft(await findA11yViolations(page)).toEqual([])
    const list = page.url()
    for (const at of [1, 2, 120, COUNT]) {
      await page.goto(`${list}&envelope=${at}`)
      const picture = page.getByRole('img', {
        name: `Umschlag ${at} von 200, an ${guestAt(at)}`,
        exact: true,
      })
      const source = (await picture.getAttribute('src')) ?? ''
      seen.set(at, await pictureAt(page, source))
    }
  })

  const number = await test.step('it is ordered at the postage of one parcel', async () => {
    await customer.opensCart()
    const number = await orders(customer)
    await expect(main).toContainText(
      'Alle 200 Umschläge sind adressiert und kommen mit der Bestellung, in der Reihenfolge der Karten',
    )
    await expect(main).toContainText('Mit Absender und Empfänger, alle an eine Lieferadresse')
    // Orders from 49 € have free shipping; 200 postal letters would be 360 €.
    await expect(main).toContainText(/Versand, Standard, DHL\s*kostenlos/)
    await paysByTransfer(customer, shop)
    return number
  })

  await test.step('the plant packs one parcel, with the envelopes in the order of the cards', async () => {
    const { ticket } = await printJob(shop, number)
    const places = Array.from({ length: COUNT }, (_, at) => at + 1)
    expect(ticket.records).toMatchObject(places.map(record => ({ record, copies: 1, recipient: null })))
    expect(ticket.envelopes).toMatchObject({
      packing: { parcel: 'order', sortedBy: 'cards' },
      fronts: places.map(page => ({ page, recipient: null, copies: 1, record: page })),
      back: { page: COUNT + 1, copies: COUNT },
    })
    const files = listProductionFiles(shop, number)
    expect(files.some(file => file.includes('-recipients'))).toBe(false)
    const pdf = readFileSync(files.find(file => file.endsWith('1-envelopes.pdf')) ?? '')
    const fronts = (await drawnAddresses(pdf)).slice(0, COUNT)
    expect(new Set(fronts.map(front => front.toString('base64'))).size).toBe(COUNT)
    for (const [at, picture] of seen) {
      const shown = await inkOf(picture)
      const unlike = fronts.map(front => differences(front, shown))
      expect(unlike.indexOf(Math.min(...unlike)) + 1, `the page of envelope ${at}`).toBe(at)
    }
  })
})

/** Fetched in the page: only the browser resolves the shop's hosts. */
async function pictureAt(page: Page, source: string): Promise<Buffer> {
  const base64 = await page.evaluate(async url => {
    const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
    return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
  }, source)
  return Buffer.from(base64, 'base64')
}

/** Pixel size of compared addresses. */
const INK = { width: 640, height: 300 }

/** Bounds of the ink in the lower half of an envelope, below the stamp. */
async function inkOf(picture: Buffer): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(picture).metadata()
  const top = Math.round(height * 0.4)
  const lower = await sharp(picture)
    .extract({ left: 0, top, width, height: height - top })
    .greyscale()
    .toBuffer()
  return sharp(lower)
    .resize({ ...INK, fit: 'fill' })
    .threshold(160)
    .raw()
    .toBuffer()
}

/** The pages of an envelope file, rasterised: its text is outlines, so that only images can be compared. */
async function drawnAddresses(pdf: Buffer): Promise<Buffer[]> {
  const folder = mkdtempSync(join(tmpdir(), 'envelopes-'))
  try {
    const file = join(folder, 'envelopes.pdf')
    writeFileSync(file, pdf)
    execFileSync('pdftoppm', ['-gray', '-r', '150', file, join(folder, 'page')])
    const pages = Array.from({ length: COUNT + 1 }, (_, at) => `page-${String(at + 1).padStart(3, '0')}.pgm`)
    return await Promise.all(pages.map(name => inkOfPage(readFileSync(join(folder, name)))))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A page in poppler's PGM: `P5`, its size and its grey values. */
async function inkOfPage(pgm: Buffer): Promise<Buffer> {
  const head = pgm
    .subarray(0, 40)
    .toString('latin1')
    .match(/^P5\s+(\d+)\s+(\d+)\s+255\s/)
  const [all = '', width = '0', height = '0'] = head ?? []
  const raw = { width: Number(width), height: Number(height), channels: 1 as const }
  return inkOf(await sharp(pgm.subarray(all.length), { raw }).png().toBuffer())
}

const differences = (one: Buffer, other: Buffer) =>
  one.reduce((sum, grey, at) => sum + (grey === other[at] ? 0 : 1), 0)

test('addresses that are missing are told in the checkout, entered there, and sent one by one if wanted', {
  tag: alternatesViewports(1),
}, async ({ page }) => {
  const envelopes = 'envelope=weiss&envelopePrint=addresses-home'
  await page.goto(
    `${shopAt('kartenliebe')}/configurator-card?themeId=olivenhain&quantity=60&${envelopes}&locale=de-DE`,
  )
  await expect(page.locator('.page-art').first()).toBeVisible()
  await button(page, 'Gegenlesen').click()
  await releasesProof(page)
  const main = page.getByRole('main')
  await expect(main).toContainText('Für die Umschläge fehlt noch die Liste der Adressen.')
  await page.getByLabel('Absender auf dem Umschlag').fill('Mara und Ben')
  await page.getByRole('button', { name: /^Speichern:/ }).click()
  await page.getByRole('link', { name: 'Zur Kasse' }).locator('visible=true').first().click()
  await expect(main).toContainText('Für bedruckte Empfänger fehlt noch die Liste der Adressen.')
  expect.soft(await findA11yViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Adressen eintragen' }).click()
  await page.getByLabel('Liste einfügen').fill('Oma Hanna\tRingstraße 21\t01307\tDresden')
  await page.getByRole('button', { name: 'Liste lesen' }).click()
  await expect(main).toContainText('59 Umschläge ohne Empfänger')
  await page.getByRole('radio', { name: /^Einzeln an jede Adresse/ }).check()
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(page.getByRole('radio', { name: /^Einzeln an jede Adresse/ })).toBeChecked()
  await expect(main).toContainText('1 von 60 Stück gehen an diese Liste')
  await page.getByRole('link', { name: 'Weiter zur Kasse' }).click()
  await expect(main).not.toContainText('Für bedruckte Empfänger')
  await page.goBack()
  await page.getByRole('radio', { name: /^Alle an die Lieferadresse/ }).check()
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(main).toContainText('59 Umschläge ohne Empfänger')
})
