import { join } from 'node:path'
import { designsOf, documentFromDesign } from '@passepartout/designs'
import { type Document, slotsOf } from '@passepartout/document'
import { photoSheetsOf, withBookPhotos } from '@passepartout/document/book'
import { type BookPhoto, cropLoss, type FillOptions, fillBook } from '@passepartout/document/layout'
import { openDesigns } from '../designs/open-designs.ts'
import { drawSpreads } from './books/draw-spreads.ts'
import { type LabelledPhoto, labelledPhotos } from './books/labelled-photos.ts'
import { measureFaces, readFaceNetwork } from './books/measure-faces.ts'
import { countUncutFaces } from './books/uncut-faces.ts'

/** The layouts of a new book between its first and its last page. */
const SPREADS = [
  'full+caption',
  'pair+grid',
  'panorama',
  'collage+full',
  'text+pair',
  'story',
  'grid+caption',
]
const PAGES = 48
const SET = { good: 130, twins: 40, blurred: 20, screenshots: 10 }
/** What a book has to reach (docs/books.md). */
const GOALS = {
  meanLoss: 0.05,
  maxLoss: 0.2,
  precision: 0.9,
  recall: 0.8,
  ms: 3000,
  faces: 0.9,
  uncutFaces: 0.95,
}
const RULES = { foldMm: 12, allowsAcross: false, gapMm: 3 }
const OPTIONS: FillOptions = { density: 'dense', mood: 'lively', neverCrop: false, gapMm: 3, seed: 1 }
const DESIGN = 'far-away'

/**
 * Divides 200 labelled photos over a book of 48 pages, in file order and by the engine, and says what is cropped and
 * what is told apart; 1 if a goal is missed.
 *
 * @param pictures a folder for pictures of the first spreads
 */
export async function benchBooks(root: string, pictures: string | undefined): Promise<number> {
  const photos = await labelledPhotos(join(root, 'content/assets/photos'), await readFaceNetwork(root), SET)
  const book = await emptyBook()
  const inFileOrder = fileOrder(book, photos)
  const calm = divide(book, photos, { ...OPTIONS, mood: 'calm' })
  const lively = divide(book, photos, OPTIONS)
  console.log('| book | photos | mean cut-off | most | ms |\n|---|--:|--:|--:|--:|')
  for (const [name, one] of Object.entries({ 'file order': inFileOrder, calm, lively }))
    console.log(
      `| ${name} | ${one.losses.length} | ${percent(mean(one.losses))} | ${percent(Math.max(...one.losses))} | ${one.ms.toFixed(0)} |`,
    )
  const rows = [
    compare('near duplicates', photos, 'twin', idsOf(lively, 'near-twin')),
    compare('blurred', photos, 'blurred', idsOf(lively, 'blurred')),
    compare('screenshots', photos, 'screenshot', idsOf(lively, 'screenshot')),
  ]
  const unseen = divide(
    book,
    photos.map(photo => ({ ...photo, faces: [] })),
    OPTIONS,
  )
  const { found, labelled, wrong, ms, missed, photos: count } = await measureFaces(root)
  console.log(
    `faces: ${found} of ${labelled} found in ${count} photos, ${wrong} wrong, ${ms.toFixed(0)} ms each`,
  )
  if (missed.length > 0) console.log(`faces missed in ${missed.join(', ')}`)
  const uncutShares = Object.entries({
    'file order': inFileOrder,
    'file order, moved for faces': fileOrder(book, photos, true),
    'faces unknown': unseen,
    calm,
    lively,
  }).map(([name, one]) => {
    const { uncut, all } = countUncutFaces(one.document, photos, RULES.foldMm)
    console.log(`faces whole and out of the fold, ${name}: ${uncut} of ${all} (${percent(uncut / all)})`)
    return one === calm || one === lively ? uncut / all : 1
  })
  const isCut = found / labelled < GOALS.faces || uncutShares.some(share => share < GOALS.uncutFaces)
  const again = divide(book, photos, OPTIONS)
  const isSame = JSON.stringify(again.sheets) === JSON.stringify(lively.sheets)
  console.log(`the same seed gives ${isSame ? 'the same' : 'another'} book`)
  if (pictures)
    for (const [name, one] of Object.entries({ 'file-order': inFileOrder, calm, lively }))
      await drawSpreads(one.document, photos, join(pictures, `book-${name}.webp`))
  const isCropped = [calm, lively].some(
    ({ losses }) => mean(losses) > GOALS.meanLoss || Math.max(...losses) > GOALS.maxLoss + 0.001,
  )
  const isSlow = lively.ms > GOALS.ms
  return isCropped || isCut || isSlow || !isSame || rows.includes(false) ? 1 : 0
}

async function emptyBook(): Promise<Document> {
  const { library } = await openDesigns()
  const design = designsOf(library, 'photobook').find(({ id }) => id === DESIGN)
  if (!design) throw new Error(`The design ${DESIGN} is gone`)
  const spreads = Array.from({ length: PAGES / 2 - 1 }, (_, at) => ({
    ...{ page: SPREADS[at % SPREADS.length] ?? '', id: `pages-${2 * at + 2}`, role: 'spread' as const },
  }))
  const made = documentFromDesign(library, design, {
    locale: 'de-DE',
    trim: { widthMm: 297, heightMm: 210 },
    pages: [
      { page: 'title', id: 'page-1', role: 'inside' },
      ...spreads,
      { page: 'caption', id: `page-${PAGES}`, role: 'inside' },
    ],
  })
  if (!made) throw new Error(`The design ${DESIGN} lacks a page`)
  return made
}

interface Divided {
  document: Document
  losses: number[]
  ms: number
  sheets: unknown
  left: { photoId: string; reason: string }[]
}

/** As books were filled before: each photo into the next place of the design. */
function fileOrder(book: Document, photos: readonly LabelledPhoto[], areFacesKnown = false): Divided {
  let next = 0
  const sheets = book.pages.map(page => ({
    sheetId: page.id,
    placed: slotsOf(page).flatMap(({ box }) => {
      const photo = photos[next++]
      return photo ? [{ photoId: photo.asset.id, box }] : []
    }),
  }))
  return { ...placed(book, photos, sheets, areFacesKnown), ms: 0, sheets, left: [] }
}

function divide(book: Document, photos: readonly LabelledPhoto[], options: FillOptions): Divided {
  const marginShare = options.mood === 'calm' ? 0.08 : 0.045
  const start = process.cpuUsage()
  const filled = fillBook(
    photoSheetsOf(withCover(book), { ...RULES, marginShare }),
    photos.map(toBookPhoto),
    options,
  )
  const { user, system } = process.cpuUsage(start)
  const ms = (user + system) / 1000
  return { ...placed(book, photos, filled.sheets), ms, ...filled }
}

/** The sheets of a document count from its cover. */
const withCover = (book: Document): Pick<Document, 'pages'> => {
  const [first] = book.pages
  return { pages: first ? [{ ...first, id: 'cover', role: 'cover', elements: [] }, ...book.pages] : [] }
}

const toBookPhoto = ({ asset, look, judged, faces }: LabelledPhoto): BookPhoto => ({
  ...{ id: asset.id, ratio: asset.width / asset.height, look, judged, faces },
  ...(asset.takenAt && { takenAtMin: Date.parse(`${asset.takenAt}Z`) / 60_000 }),
})

function placed(
  book: Document,
  photos: readonly LabelledPhoto[],
  sheets: Parameters<typeof withBookPhotos>[1],
  areFacesKnown = true,
): Pick<Divided, 'document' | 'losses'> {
  const ratios = new Map(photos.map(({ asset }) => [asset.id, asset.width / asset.height]))
  const losses = sheets.flatMap(sheet =>
    sheet.placed.map(({ photoId, box }) => cropLoss({ ratio: ratios.get(photoId) ?? 1 }, box)),
  )
  const assets = photos.map(({ asset }) => asset)
  const faces = new Map(photos.map(one => [one.asset.id, one.faces]))
  const bookFaces = {
    facesOf: (id: string) => (areFacesKnown ? (faces.get(id) ?? []) : []),
    foldMm: RULES.foldMm,
  }
  return { document: withBookPhotos(book, sheets, assets, bookFaces), losses }
}

const idsOf = ({ left }: Divided, reason: string): Set<string> =>
  new Set(left.flatMap(one => (one.reason === reason ? [one.photoId] : [])))

/** Precision and recall of what was left out for one reason; false if a goal is missed. */
function compare(
  name: string,
  photos: readonly LabelledPhoto[],
  label: LabelledPhoto['label'],
  found: ReadonlySet<string>,
): boolean {
  const wanted = photos.filter(one => one.label === label)
  // Either of two twins may be the better one.
  const isFound = ({ asset, of }: LabelledPhoto) => found.has(asset.id) || (of !== undefined && found.has(of))
  const right = wanted.filter(isFound).length
  const [precision, recall] = [right / Math.max(1, found.size), right / Math.max(1, wanted.length)]
  console.log(`${name}: precision ${percent(precision)}, recall ${percent(recall)}`)
  return precision >= GOALS.precision && recall >= GOALS.recall
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const percent = (share: number) => `${(share * 100).toFixed(1)} %`
