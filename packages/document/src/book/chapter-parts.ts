import { slotsOf } from '../collage/spacing.ts'
import type { Document, Page } from '../model.ts'
import type { BookPhoto } from '../photo-layout/moments.ts'
import type { PhotoSheet } from '../photo-layout/sheet.ts'
import { chapterTitleOf } from './chapters.ts'

/** Pages from the beginning of a chapter up to the next one; the first part is what lies before the first chapter. */
type ChapterPart = Page[]

function partsOf({ pages }: Pick<Document, 'pages'>): ChapterPart[] {
  const parts: ChapterPart[] = [[]]
  for (const page of pages) {
    if (page.role === 'cover') continue
    if (chapterTitleOf(page) !== null) parts.push([])
    parts.at(-1)?.push(page)
  }
  return parts
}

const photoIdsOf = (page: Page): string[] => slotsOf(page).flatMap(({ photo }) => photo?.assetId ?? [])

/**
 * Divides photos over the chapters of a book: those on its pages stay in their chapter, others join the one of their
 * time, or that of the photo before them. One list for each part.
 */
export function photosByChapter<P extends Pick<BookPhoto, 'id' | 'takenAtMin'>>(
  document: Pick<Document, 'pages'>,
  photos: readonly P[],
): P[][] {
  const parts = partsOf(document)
  const home = new Map(parts.flatMap((pages, at) => pages.flatMap(photoIdsOf).map(id => [id, at] as const)))
  const starts = parts.map((_, at) =>
    Math.min(
      ...photos.flatMap(({ id, takenAtMin }) =>
        home.get(id) === at && takenAtMin !== undefined ? [takenAtMin] : [],
      ),
    ),
  )
  const byTime = (minutes: number) =>
    Math.max(
      0,
      starts.findLastIndex(start => start <= minutes),
    )
  const lists: P[][] = parts.map(() => [])
  let last = 0
  for (const photo of photos) {
    last = home.get(photo.id) ?? (photo.takenAtMin === undefined ? last : byTime(photo.takenAtMin))
    lists[last]?.push(photo)
  }
  return lists
}

/**
 * The order of pages in which each chapter has spreads for its photos: spreads between the titles change hands, titles
 * keep their order. The present order where photos are pinned, because their chapter would change.
 * @param counts photos of each part
 * @param sheetIds sheets whose photos are divided anew
 */
export function chapterOrder(
  document: Pick<Document, 'pages'>,
  counts: readonly number[],
  sheetIds: ReadonlySet<string>,
): string[] {
  const present = document.pages.map(({ id }) => id)
  const parts = partsOf(document)
  const isPlain = (page: Page) => page.role === 'spread' && chapterTitleOf(page) === null && !page.photoIndex
  const spreads = parts.flat().filter(isPlain)
  const fixed = parts
    .flat()
    .filter(page => !isPlain(page) && chapterTitleOf(page) === null && page.role === 'spread')
  const isIndexLast = fixed.every(page => parts.at(-1)?.includes(page))
  if (parts.length < 2 || !isIndexLast || spreads.some(({ id }) => !sheetIds.has(id))) return present
  const shares = spreadsByNeed(parts, counts, spreads.length, sheetIds)
  const left = [...spreads]
  const inner = parts.flatMap((pages, at) => {
    const own = pages.filter(page => !isPlain(page))
    const [before, after] = [
      own.filter(page => isBefore(pages, page)),
      own.filter(page => !isBefore(pages, page)),
    ]
    return [...before, ...left.splice(0, shares[at] ?? 0), ...after]
  })
  return [...document.pages.filter(({ role }) => role === 'cover'), ...inner].map(({ id }) => id)
}

/** The title of a part and the first page of the book stay before its spreads, index and last page after them. */
const isBefore = (part: ChapterPart, page: Page): boolean => part[0] === page && !page.photoIndex

/** One spread after the other goes to the part that has most photos for its pages. */
function spreadsByNeed(
  parts: readonly ChapterPart[],
  counts: readonly number[],
  spreads: number,
  sheetIds: ReadonlySet<string>,
): number[] {
  const isPage = (page: Page) => page.role !== 'spread' || chapterTitleOf(page) !== null
  const pages = parts.map(part => part.filter(page => isPage(page) && sheetIds.has(page.id)).length)
  const shares = parts.map(() => 0)
  for (let given = 0; given < spreads; given++) {
    const needs = parts.map((_, at) => (counts[at] ?? 0) / ((pages[at] ?? 0) + 2 * (shares[at] ?? 0) || 0.5))
    const neediest = needs.indexOf(Math.max(...needs))
    shares[neediest] = (shares[neediest] ?? 0) + 1
  }
  return shares
}

/** The book with its pages in another order; unchanged if it has other pages by now. */
export function withPageOrder(document: Document, order: readonly string[]): Document {
  const pages = order.flatMap(id => document.pages.find(page => page.id === id) ?? [])
  const isSame = pages.length === document.pages.length && new Set(order).size === order.length
  return isSame ? { ...document, pages } : document
}

/** Sheets and photos of each part that has sheets; photos of a part without any join the part before it. */
export function fillParts<P>(
  document: Pick<Document, 'pages'>,
  sheets: readonly PhotoSheet[],
  lists: readonly (readonly P[])[],
): { sheets: PhotoSheet[]; photos: P[] }[] {
  const filled: { sheets: PhotoSheet[]; photos: P[] }[] = []
  let waiting: P[] = []
  for (const [at, pages] of partsOf(document).entries()) {
    const ids = new Set(pages.map(({ id }) => id))
    const own = sheets.filter(({ id }) => ids.has(id))
    const photos = [...waiting, ...(lists[at] ?? [])]
    waiting = []
    const last = filled.at(-1)
    if (own.length > 0) filled.push({ sheets: own, photos })
    else if (last) last.photos.push(...photos)
    else waiting = photos
  }
  return filled
}
