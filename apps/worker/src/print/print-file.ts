import { cartLinePhotoRows, type Database, findCartLine } from '@passepartout/db'
import {
  type Document,
  documentForRecord,
  loadTypesetting,
  type Page,
  parseDocument,
} from '@passepartout/document'
import { printedDocument } from '@passepartout/document/book'
import { AppError } from '@passepartout/domain'
import { type ProcessingStep, type Scene, toScene } from '@passepartout/render'
import { type Imposition, type PlateNames, streamPdf } from '@passepartout/render/pdf'
import { originalKey, printMasterKey } from '@passepartout/storage'
import type { Typesetter } from '@passepartout/typeset'
import type { BookPress, Ordered } from './book-press.ts'
import type { PhotoFiles } from './photo-files.ts'
import { boundDocument, pressScenes } from './press-sheets.ts'
import { printImage } from './print-image.ts'
import { printRuns } from './print-runs.ts'
import { type ConditionName, printingCondition } from './printing-conditions.ts'
import { rasterise } from './rasterise.ts'
import { type SheetCodeInput, type SheetNumber, sheetCodesOf } from './sheet-codes.ts'
import { srgbProfile } from './srgb-profile.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

interface PrintFileDeps {
  storage: PhotoFiles
  shaper: Typesetter
}

/** A frozen design and the metadata of its file. */
export interface PrintFileInput {
  document: unknown
  /** The photos it may contain. */
  photos: readonly { id: string; hasMaster: boolean }[]
  /** Neither names nor titles: the file goes to the lab. */
  title: string
  createdAt: Date
  /** The press settings of a book. */
  book?: BookPress | undefined
  /** What is done to each page of the file; for a card to each page of one card. */
  steps?: readonly (readonly ProcessingStep[])[]
  /** Default: offset in Europe. */
  condition?: ConditionName
  /** Names of plates beside the four inks, as the lab has them. */
  plateNames?: PlateNames | undefined
  /** Codes beside the sheets; absent where the lab scans none. */
  codes?: SheetCodeInput | undefined
  /** Lays the pages on press sheets. */
  imposition?: Imposition | undefined
}

/**
 * Writes the print file of a cart line from its frozen document and the original photos, in chunks.
 *
 * @throws AppError
 */
export async function* renderPrintFile({
  db,
  lineId,
  print,
  pressOf,
}: {
  db: Database
  lineId: string
  print: (order: PrintFileInput) => AsyncIterable<Uint8Array>
  pressOf: (line: Ordered) => BookPress | undefined
}): AsyncGenerator<Uint8Array, void> {
  const line = UUID.test(lineId) ? await findCartLine(db, { id: lineId }) : undefined
  if (!line) throw new AppError('not-found', { message: `There is no cart line ${lineId}` })
  const { document, createdAt } = line
  const photos = await cartLinePhotoRows(db, { lineId })
  yield* print({ document, photos, title: `Cart line ${lineId}`, createdAt, book: pressOf(line) })
}

/**
 * Writes the print file of a frozen document from the original photos, in chunks: one photo is in memory at a time. The
 * same order gives the same bytes whenever it is printed.
 *
 * @throws AppError `invalid-document` where the document cannot be parsed, `gone` where a photo is missing
 */
export async function* renderDocumentPdf({
  storage,
  shaper,
  photos,
  title,
  createdAt,
  ...order
}: PrintFileDeps & PrintFileInput): AsyncGenerator<Uint8Array, void> {
  const parsed = parseDocument(order.document)
  if (!parsed.ok) throw new AppError('invalid-document', { message: `The design of ${title} cannot be read` })
  const { book, steps = [] } = order
  const document = book ? printedDocument(boundDocument(parsed.document, book)) : parsed.document
  await loadTypesetting(shaper, document)
  const runs = book
    ? [{ pages: bookScenes(document, { book, shaper, steps }), copies: 1 }]
    : runsOf(document, { shaper, steps })
  const scenes = runs.flatMap(({ pages, copies }) => Array.from({ length: copies }, () => pages).flat())

  const loadImage = async (assetId: string) => {
    const photo = photos.find(({ id }) => id === assetId)
    if (!photo) throw missingPhotoError(assetId)
    const key = photo.hasMaster ? printMasterKey(photo.id) : originalKey(photo.id)
    const image = await storage.withFile(key, printImage)
    if (!image) throw missingPhotoError(assetId)
    return image
  }
  const press = await printingCondition(order.condition ?? 'fogra39')
  const icc = await srgbProfile()
  const { plateNames, codes, imposition } = order
  const sheetCodes = codes && sheetCodesOf(codes, numberedSheets(runs))
  const drawing = { loadImage, icc, rasterise, press, plateNames }
  yield* streamPdf(scenes, { ...drawing, createdAt, title, sheetCodes, imposition })
}

const bookScenes = (
  document: Document,
  {
    book,
    shaper,
    steps,
  }: { book: BookPress; shaper: Typesetter; steps: NonNullable<PrintFileInput['steps']> },
): Scene[] =>
  pressScenes(document, book, index => toScene(document, index, { shaper })).map(({ scene }, at) =>
    withSteps(scene, steps[at]),
  )

/** Copy and page of each page of the file; copies are counted through all runs. */
function numberedSheets(runs: readonly SceneRun[]): SheetNumber[] {
  const bound = runs.flatMap(({ pages, copies }) => Array.from({ length: copies }, () => pages.length))
  return bound.flatMap((pages, copy) =>
    Array.from({ length: pages }, (_, page) => ({ copy: copy + 1, page: page + 1, pages })),
  )
}

interface SceneRun {
  pages: Scene[]
  copies: number
}

/** The scenes of each run. Equal pages of several records share one scene, and so do the copies of a print. */
function runsOf(
  document: Document,
  { shaper, steps }: { shaper: Typesetter; steps: NonNullable<PrintFileInput['steps']> },
): SceneRun[] {
  const scenes = new Map<Page, Scene>()
  return printRuns(document).map(({ record, pages, copies }) => {
    const one = documentForRecord(document, record)
    const drawn = pages.map(index => {
      const page = one.pages[index] as Page
      const scene = scenes.get(page) ?? withSteps(toScene(one, index, { shaper }), steps[index])
      scenes.set(page, scene)
      return scene
    })
    return { pages: drawn, copies }
  })
}

const withSteps = (scene: Scene, steps: readonly ProcessingStep[] = []): Scene =>
  steps.length > 0 ? { ...scene, steps } : scene

const missingPhotoError = (assetId: string) =>
  new AppError('gone', { message: `The original of photo ${assetId} is not in the storage` })
