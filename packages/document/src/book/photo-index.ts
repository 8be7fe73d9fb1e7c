import { MM_PER_POINT } from '@passepartout/typeset'
import { slotsOf } from '../collage/spacing.ts'
import { createSlot, type PhotoSlot } from '../elements/photo/photo.ts'
import type { Element } from '../elements/registry.ts'
import { textOf } from '../elements/text/edit-text.ts'
import { createRun, type TextElement } from '../elements/text/text.ts'
import { findAsset } from '../find.ts'
import type { Asset, Box, Document, Page } from '../model.ts'
import { firstPageNumber } from '../page-label.ts'
import { DEFAULT_CROP } from '../repair-crop.ts'
import { backgroundColours } from './background-photo.ts'
import { INDEX_TITLE } from './book-text-names.ts'
import { headingText } from './book-texts.ts'
import { captionOf } from './captions.ts'
import { withReadableTexts } from './page-background.ts'
import { numbersHeight } from './page-numbers.ts'
import { readablePaint } from './readable-paint.ts'
import { runningTextStyleOf } from './running-text-style.ts'

/** A photo of the book with the pages that show it. */
interface IndexedPhoto {
  asset: Asset
  slot: PhotoSlot
  numbers: number[]
  /** Its caption, else the day it was taken. */
  words: string
}

/** Where the title lies, as shares of the left page. */
const TITLE_BOX: Box = { x: 0.09, y: 0.07, width: 0.82, height: 0.11 }

/** Turns a spread into pages of the index: its title, and below it all photos, which are derived (`indexElements`). */
export function withIndexPage(document: Document, page: Page, title: string): Page {
  const text = { name: INDEX_TITLE, words: title, box: TITLE_BOX }
  const elements = title === '' ? [] : [headingText(document, page, text)]
  const { id, role, trim, bleed, safe, background, backgroundPhoto: _photo, ...others } = page
  // In the order of the schema, so that equal pages are equal bytes.
  const head = { id, role, trim, bleed, safe, background, photoIndex: true as const }
  return withReadableTexts(document, { ...head, ...others, elements })
}

/** Turns pages of the index into empty ones. */
export const withoutIndexPage = (document: Document, pageId: string): Document => ({
  ...document,
  pages: document.pages.map(page => {
    if (page.id !== pageId || !page.photoIndex) return page
    const { photoIndex: _index, ...bare } = page
    return { ...bare, elements: page.elements.filter(({ id }) => id !== `${page.id}.${INDEX_TITLE}`) }
  }),
})

/** The photos of a book in reading order, each once. */
function indexedPhotos(document: Document): IndexedPhoto[] {
  const photos = new Map<string, IndexedPhoto>()
  for (const page of document.pages) {
    if (page.role === 'cover') continue
    const first = firstPageNumber(document, page)
    const fold = page.role === 'spread' ? page.trim.width / 2 : Number.POSITIVE_INFINITY
    const isRight = ({ box }: PhotoSlot) => box.x + box.width / 2 > fold
    const slots = slotsOf(page).toSorted(
      (a, b) => Number(isRight(a)) - Number(isRight(b)) || a.box.y - b.box.y || a.box.x - b.box.x,
    )
    for (const slot of slots) {
      const asset = slot.photo && findAsset(document, slot.photo.assetId)
      if (!asset) continue
      const number = first + Number(isRight(slot))
      const known = photos.get(asset.id)
      const caption = captionOf(page, slot.id)
      const words = caption ? textOf(caption).replaceAll('\n', ' ').trim() : ''
      if (known) {
        if (!known.numbers.includes(number)) known.numbers.push(number)
        known.words ||= words
      } else photos.set(asset.id, { asset, slot, numbers: [number], words })
    }
  }
  return [...photos.values()].map(photo => ({ ...photo, words: photo.words || dayOf(photo.asset, document) }))
}

const dayOf = ({ takenAt }: Asset, { locale }: Document): string =>
  takenAt
    ? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
        Date.parse(`${takenAt}Z`),
      )
    : ''

const MARGIN_SHARE = 0.07
const FOLD_MM = 15
const GAP_MM = 3
/** Height of a picture as a share of the width of its cell. */
const PICTURE = 0.72
const SIZE_PT = 7
const LEADING = 1.2
const LINES = 2
const WORDS_MM = LINES * SIZE_PT * LEADING * MM_PER_POINT + 0.8
const LETTER_EM = 0.54
const CELL_MM = { most: 64, least: 20 }

/** Where the photos of each page of the index lie: below its texts, clear of trim, fold and page numbers. */
function indexAreas(document: Document, page: Page): Box[] {
  const { trim, safe } = page
  const halves = page.role === 'spread' ? 2 : 1
  const width = trim.width / halves
  const margin = Math.max(MARGIN_SHARE * Math.min(width, trim.height), safe.top, safe.left, safe.right)
  const bottom = trim.height - Math.max(margin, numbersHeight(document, page))
  return Array.from({ length: halves }, (_, at) => {
    const isRight =
      at === 1 ||
      (halves === 1 &&
        document.pages.findIndex(({ role }) => role !== 'cover') === document.pages.indexOf(page))
    const [before, after] = isRight ? [FOLD_MM, margin] : [margin, FOLD_MM]
    const [from, until] = [at * width, (at + 1) * width]
    const heads = page.elements.flatMap(({ box, type }) =>
      type === 'text' && box.x < until && box.x + box.width > from ? [box.y + box.height + GAP_MM] : [],
    )
    const y = Math.max(margin, ...heads)
    return { x: from + before, y, width: width - before - after, height: Math.max(0, bottom - y) }
  })
}

interface Grid {
  columns: number
  cell: { width: number; height: number }
}

const rowsOf = ({ height }: Box, { cell }: Grid): number =>
  Math.floor((height + GAP_MM) / (cell.height + GAP_MM))
const roomOf = (areas: readonly Box[], grid: Grid): number =>
  areas.reduce((sum, area) => sum + grid.columns * rowsOf(area, grid), 0)

/** The largest pictures with which all photos have room; the smallest ones where none have. */
function gridFor(areas: readonly Box[], count: number): Grid | undefined {
  const width = Math.min(...areas.map(area => area.width))
  const gridOf = (columns: number): Grid => {
    const cell = (width - (columns - 1) * GAP_MM) / columns
    return { columns, cell: { width: cell, height: cell * PICTURE + WORDS_MM } }
  }
  const columnsAt = (mm: number) => Math.floor((width + GAP_MM) / (mm + GAP_MM))
  const [fewest, most] = [Math.max(1, columnsAt(CELL_MM.most)), Math.max(1, columnsAt(CELL_MM.least))]
  for (let columns = fewest; columns < most; columns++)
    if (roomOf(areas, gridOf(columns)) >= count) return gridOf(columns)
  return areas.length > 0 ? gridOf(most) : undefined
}

interface IndexPlan {
  grid: Grid
  /** Cells by page id, in order of the photos. */
  cells: { pageId: string; box: Box }[]
  photos: IndexedPhoto[]
}

const known = new WeakMap<Document, IndexPlan | null>()

/** All cells of the index. Cached for each version: every page of the index needs it. */
function planOf(document: Document): IndexPlan | null {
  const before = known.get(document)
  if (before !== undefined) return before
  const plan = makePlan(document)
  known.set(document, plan)
  return plan
}

function makePlan(document: Document): IndexPlan | null {
  const pages = document.pages.filter(({ photoIndex }) => photoIndex)
  const areas = pages.flatMap(page => indexAreas(document, page).map(area => ({ pageId: page.id, area })))
  const photos = indexedPhotos(document)
  const grid = gridFor(
    areas.map(({ area }) => area),
    photos.length,
  )
  if (!grid) return null
  const { columns, cell } = grid
  const cells = areas.flatMap(({ pageId, area }) =>
    Array.from({ length: columns * rowsOf(area, grid) }, (_, at) => ({
      pageId,
      box: {
        x: area.x + (at % columns) * (cell.width + GAP_MM),
        y: area.y + Math.floor(at / columns) * (cell.height + GAP_MM),
        ...cell,
      },
    })),
  )
  return { grid, cells, photos }
}

/** How many photos the index of a book shows, and how many have no room in it; null without an index. */
export function countIndexed(document: Document): { shown: number; missing: number } | null {
  if (!document.pages.some(({ photoIndex }) => photoIndex)) return null
  const plan = planOf(document)
  const count = plan?.photos.length ?? 0
  const shown = Math.min(count, plan?.cells.length ?? 0)
  return { shown, missing: count - shown }
}

/** The small pictures of a page of the index with their page numbers and captions; derived, never stored. */
export function indexElements(document: Document, page: Page): Element[] {
  const plan = page.photoIndex ? planOf(document) : null
  if (!plan) return []
  const { face, weight, italic, colour } = runningTextStyleOf(document)
  const style = {
    face,
    weight,
    italic,
    colour: readablePaint(document, colour, backgroundColours(document, page)),
  }
  return plan.photos.flatMap((photo, at): Element[] => {
    const cell = plan.cells[at]
    return cell?.pageId === page.id ? entryOf(`${page.id}.index-${at}`, photo, cell.box, style) : []
  })
}

function entryOf(
  id: string,
  { asset, slot, numbers, words }: IndexedPhoto,
  cell: Box,
  style: Pick<TextElement, 'face' | 'weight' | 'italic' | 'colour'>,
): Element[] {
  const crop = slot.photo?.crop ?? DEFAULT_CROP
  const upright = asset.width / asset.height
  const ratio = crop.quarterTurns % 2 === 1 ? 1 / upright : upright
  const most = { width: cell.width, height: cell.width * PICTURE }
  const width = Math.min(most.width, most.height * ratio)
  const height = width / ratio
  const box = { x: cell.x, y: cell.y + most.height - height, width, height }
  const { quarterTurns, mirrored } = crop
  const photo = { assetId: asset.id, crop: { ...DEFAULT_CROP, quarterTurns, mirrored } }
  const perLine = Math.floor(cell.width / (SIZE_PT * MM_PER_POINT * LETTER_EM))
  const text = [numbers.join(', '), words].filter(Boolean).join('\u2002')
  return [
    createSlot({ id, box, required: false, photo }),
    {
      ...{ type: 'text', id: `${id}-text`, role: null, required: false, own: true, calendar: null },
      ...{ runs: [createRun(shortened(text, LINES * perLine - 2))], turn: 0, locked: true, ...style },
      ...{ sizePt: SIZE_PT, minSizePt: 5.5, maxSizePt: SIZE_PT, trackingEm: 0, leading: LEADING },
      ...{ align: 'left', valign: 'top', wrap: true, caps: false, opacity: 1, set: null },
      box: { x: cell.x, y: cell.y + most.height + 0.6, width: cell.width, height: WORDS_MM - 0.6 },
    },
  ]
}

/** Cut off at a word. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  const word = cut.lastIndexOf(' ')
  return `${(word > most / 2 ? cut.slice(0, word) : cut).trimEnd()}…`
}
