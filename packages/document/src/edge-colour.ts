import { findAsset } from './find.ts'
import { contains, trimBox } from './geometry/box.ts'
import { invert } from './geometry/matrix.ts'
import { placePhoto } from './geometry/place-photo.ts'
import { slotFrame } from './geometry/slot-frame.ts'
import { PAPER } from './limits.ts'
import type { Document, Page } from './model.ts'
import { PAPER_WHITE_RGB, type Pixels, pixelAt, type Rgb, toHex } from './pixels.ts'

/** Proposed colours for the edge of a canvas, `#rrggbb`. */
export interface EdgeColours {
  /** The most frequent colour of the front's outer strip: with it the picture seems to continue around the edge. */
  outer: string
  /** The most frequent colours of the front that differ clearly, in descending order. */
  others: string[]
}

/** A canvas has one photo. */
const firstPhoto = ({ elements }: Page) => elements.find(element => element.type === 'photo')

/** Width of the strip as a share of the front's shorter side. */
const STRIP = 0.08
/** Sample points along the longer side. */
const POINTS = 72
const MOST_OTHERS = 4
/** Minimum distance of two proposals, summed over the levels of red, green and blue. */
const APART = 60

/**
 * Colours that suit the edge around a photo, from its visible crop; null if the page has no photo or its pixels are
 * unknown. The same pixels and crop give the same colours. Uncovered areas count as paper.
 */
export function edgeColours(
  document: Document,
  page: Page,
  pixelsOf: (assetId: string) => Pixels | undefined,
): EdgeColours | null {
  const slot = firstPhoto(page)
  const photo = slot?.photo
  const asset = photo && findAsset(document, photo.assetId)
  const pixels = photo && pixelsOf(photo.assetId)
  if (!slot || !photo || !asset || !pixels) return null
  const { matrix } = placePhoto(slotFrame(page, slot), asset, photo.crop)
  const toPhoto = invert(matrix)
  const { width, height } = trimBox(page)
  const step = Math.max(width, height) / POINTS
  const strip = Math.min(width, height) * STRIP
  const outer = createColourHistogram()
  const all = createColourHistogram()
  for (let x = step / 2; x < width; x += step)
    for (let y = step / 2; y < height; y += step) {
      const colour = contains(slot.box, { x, y }) ? pixelAt(pixels, asset, toPhoto, x, y) : PAPER_WHITE_RGB
      all.add(colour)
      const fromEdge = Math.min(x, y, width - x, height - y)
      if (fromEdge < strip) outer.add(colour)
    }
  const [first] = outer.byFrequency()
  if (!first) return null
  const others: Rgb[] = []
  for (const colour of all.byFrequency())
    if (others.length < MOST_OTHERS && [first, ...others].every(other => distance(other, colour) >= APART))
      others.push(colour)
  return { outer: toHex(first), others: others.map(toHex) }
}

/** A histogram of colours in cells of 32 levels; a cell yields the mean of its colours. */
function createColourHistogram() {
  const cells = new Map<number, { count: number; sum: [number, number, number] }>()
  return {
    add([red, green, blue]: Rgb) {
      const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5)
      const cell = cells.get(key) ?? { count: 0, sum: [0, 0, 0] }
      cell.count++
      cell.sum[0] += red
      cell.sum[1] += green
      cell.sum[2] += blue
      cells.set(key, cell)
    },
    byFrequency: (): Rgb[] =>
      [...cells.values()]
        .toSorted((a, b) => b.count - a.count)
        .map(({ count, sum }): Rgb => [sum[0] / count, sum[1] / count, sum[2] / count]),
  }
}

const distance = (a: Rgb, b: Rgb) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2])

/** The document with this edge colour of a canvas; equal to the given one if the page has no edge. */
export const withEdgeColour = (document: Document, pageId: string, colour: string): Document => ({
  ...document,
  pages: document.pages.map(page =>
    page.id === pageId && page.edge ? { ...page, edge: { ...page.edge, colour } } : page,
  ),
})

/**
 * Updates the colours of coloured edges after a change: a page takes the colour of its photo when the coloured edge or
 * the photo is chosen, and then follows the photo's crop. A colour chosen by the customer stays, and so does the paper
 * white of documents from before edges had colours. `left` lists pages whose photo's pixels are still missing.
 */
export function updateEdgeColours(
  before: Document,
  after: Document,
  outerOf: (document: Document, page: Page) => string | undefined,
): { document: Document; left: string[] } {
  const left: string[] = []
  let document = after
  for (const page of after.pages) {
    const was = before.pages.find(({ id }) => id === page.id)
    if (page.edge?.mode !== 'coloured' || page === was) continue
    const photo = firstPhoto(page)?.photo
    const hung = was && firstPhoto(was)?.photo
    if (!photo || page.edge.colour !== (was?.edge?.colour ?? PAPER)) continue
    const isPaper = page.edge.colour === PAPER
    const isNew = photo.assetId !== hung?.assetId || was?.edge?.mode !== 'coloured'
    const followed = was && hung && outerOf(before, was) === page.edge.colour
    if (!(followed || (isNew && isPaper))) continue
    const colour = outerOf(after, page)
    if (colour) document = withEdgeColour(document, page.id, colour)
    else left.push(page.id)
  }
  return { document, left }
}
