import { readFile } from 'node:fs/promises'
import { getDraft } from '@passepartout/contracts'
import type { Box, Document } from '@passepartout/document'
import { pdfPageSizes, rasterisePdf } from '@passepartout/render/testing/rasterise'
import { expect, type Page, test } from '@playwright/test'
import { Customer } from './drivers/customer.ts'
import { generatePhotos } from './drivers/generate-photos.ts'
import { orders, paysByTransfer, printJob } from './drivers/paid-order.ts'
import { SELLING_TEXTS, type SellingTexts } from './drivers/selling-texts.ts'
import { sharedShop as shop } from './drivers/shared-shop.ts'
import { shopAt } from './drivers/shop-address.ts'
import { alternatesViewports } from './drivers/windows.ts'

const german = SELLING_TEXTS[0] as SellingTexts
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640

async function choosesPhotos(page: Page, files: string[]) {
  const chooser = page.waitForEvent('filechooser')
  const choose = page.getByRole('button', { name: /^(Fotos auswählen|Aus Fotos auswählen)$/ })
  await expect(async () => {
    await choose.locator('visible=true').first().click({ timeout: 2000 })
  }).toPass()
  await (await chooser).setFiles(files)
}

const photos = (count: number) =>
  generatePhotos(count, number => ({
    name: `year-${number}`,
    size: [3000, 2000],
    colour: { r: 200, g: (number * 40) % 256, b: (number * 53) % 256 },
  }))

async function putsIntoCart(page: Page) {
  await page.locator('.cart-button .call').click()
  await expect(page).toHaveURL(/warenkorb/, { timeout: 90_000 })
}

const NAMES = ['Emma', 'Mats', 'Jule', 'Papa', 'Oma Hanna']

test('a planner for 2027 with five names is ordered, and its sheets show every name and every day', {
  tag: alternatesViewports(0),
}, async ({ page }) => {
  const customer = new Customer(page, { words: german, goods: 'wall art', port: shop.port })
  await page.goto(
    `${shopAt('passepartout')}/configurator-calendar?calendarType=familienplaner&startMonth=1&year=2027&locale=de-DE`,
  )
  await choosesPhotos(page, await photos(13))
  await expect(page.locator('.print-state')).not.toContainText('Noch kein Foto')
  if (isPhone(page)) await page.getByRole('tab', { name: 'Auswahl' }).click()
  for (const [index, name] of NAMES.entries())
    await page.getByRole('textbox', { name: `Spalte ${index + 1}` }).fill(name)
  const draftId = new URL(page.url()).searchParams.get('draft') ?? ''
  await putsIntoCart(page)
  const number = await orders(customer)
  await paysByTransfer(customer, shop)
  const { pdf, ticket } = await printJob(shop, number)

  expect(ticket.sheets).toHaveLength(13)
  const grid = await gridOf(customer, draftId)
  for (let month = 1; month <= 12; month++) {
    const { days, names } = await printedMonth(pdf, month + 1, grid)
    expect(days, `days of month ${month}`).toBe(new Date(Date.UTC(2027, month, 0)).getUTCDate())
    expect(names, `names of month ${month}`).toBe(NAMES.length)
  }
})

test('a hardcover of 24 pages with six photos is ordered, and its cover has room for boards, hinges and turn-in', {
  tag: alternatesViewports(1),
}, async ({ page }) => {
  const customer = new Customer(page, { words: german, goods: 'wall art', port: shop.port })
  await page.goto(
    `${shopAt('passepartout')}/configurator-photobook?photobookFormat=a4-quer&photobookPageCount=24&photobookCover=hard&locale=de-DE`,
  )
  await choosesPhotos(page, await photos(6))
  await expect(page.locator('.print-state')).toHaveAttribute('data-state', /hints|pending/)
  await putsIntoCart(page)
  const number = await orders(customer)
  await paysByTransfer(customer, shop)
  const { pdf, ticket } = await printJob(shop, number)

  const [cover, ...inner] = pdfPageSizes(pdf)
  expect(cover?.TrimBox?.map(Math.round)).toEqual(COVER_SHEET)
  expect(cover?.BleedBox?.map(Math.round)).toEqual(COVER_SHEET.map(length => length + 2 * BLEED))
  expect(inner).toHaveLength(24)
  for (const { TrimBox, BleedBox } of inner) {
    expect(TrimBox?.map(Math.round)).toEqual([297, 210])
    expect(BleedBox?.map(Math.round)).toEqual([297 + 2 * BLEED, 210 + 2 * BLEED])
  }
  const marks = ticket.sheets?.[0]?.binding?.marks ?? []
  expect(marks.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['spine', 'hinge', 'board', 'turn-in']),
  )
  expect(ticket.bindery?.isConfirmed).toBe(false)

  const copy = await orderCopyOf(page)
  const pages = pdfPageSizes(copy)
  // The cover, the first and the last page, and eleven spreads between them.
  expect(pages).toHaveLength(14)
  for (const { CropBox, TrimBox } of pages) expect(CropBox).toEqual(TrimBox)
})

/** The file that the page of the order offers to keep. */
async function orderCopyOf(page: Page): Promise<Buffer> {
  await page.reload()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /\(PDF\)$/ }).click()
  return readFile(await (await download).path())
}

/**
 * A4 landscape with 24 pages in boards, by docs/bindings.md: two boards of 293 and hinges of 8, a spine, a turn-in of
 * 15.
 */
const COVER_SHEET = [639, 247]
const BLEED = 3

/** Position of the first month's grid, in mm from the edge of the print file. */
async function gridOf(customer: Customer, draftId: string): Promise<Box> {
  const { document } = await customer.calls(getDraft, { params: { id: draftId } })
  const { pages } = document as unknown as Document
  for (const { elements, bleed } of pages)
    for (const { type, box } of elements)
      if (type === 'month-grid') return { ...box, x: box.x + bleed.left, y: box.y + bleed.top }
  throw new Error('The design has no grid of a month')
}

const PX_PER_MM = 4
/** Grid lines are lighter than this in every channel, text is not. */
const DARKEST_LINE = 150

/** Contents of a month sheet: the column of days at the left of its grid, and the row of names above it. */
async function printedMonth(pdf: Buffer, page: number, grid: Box): Promise<{ days: number; names: number }> {
  const [widthMm = 0, heightMm = 0] = pdfPageSizes(pdf)[page - 1]?.MediaBox ?? []
  const [width, height] = [Math.round(widthMm * PX_PER_MM), Math.round(heightMm * PX_PER_MM)]
  const { pixels } = await rasterisePdf(pdf, { width, height }, page)
  const isWord = (x: number, y: number) => {
    const at = 3 * (y * width + x)
    return Math.min(pixels[at] ?? 255, pixels[at + 1] ?? 255, pixels[at + 2] ?? 255) < DARKEST_LINE
  }
  const [left, top] = [grid.x * PX_PER_MM, grid.y * PX_PER_MM].map(Math.round) as [number, number]
  const [right, foot] = [left + grid.width * PX_PER_MM, top + grid.height * PX_PER_MM].map(Math.floor) as [
    number,
    number,
  ]
  // Day and weekday are in the first 13 mm.
  const margin = left + 13 * PX_PER_MM
  const rows = spans(top, foot, y => someBetween(left, margin, x => isWord(x, y)))
  const head = rows[0]?.[0] ?? foot
  const columns = spans(margin + 8, right, x => someBetween(top, head - 4, y => isWord(x, y)))
  return { days: apart(rows, 2).length, names: apart(columns, 16).length }
}

const someBetween = (from: number, to: number, holds: (at: number) => boolean): boolean => {
  for (let at = from; at < to; at++) if (holds(at)) return true
  return false
}

/** Runs of positions for which `holds` is true, as `[from, to]`. */
function spans(from: number, to: number, holds: (at: number) => boolean): [number, number][] {
  const found: [number, number][] = []
  for (let at = from; at < to; at++) {
    if (!holds(at)) continue
    const last = found.at(-1)
    if (last && last[1] === at - 1) last[1] = at
    else found.push([at, at])
  }
  return found
}

/** Merges runs with gaps of at most so many pixels. */
const apart = (runs: readonly [number, number][], gap: number) =>
  runs.filter(([from], index) => index === 0 || from - (runs[index - 1]?.[1] ?? 0) > gap)
