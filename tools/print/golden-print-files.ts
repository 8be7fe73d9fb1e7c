import { readFileSync } from 'node:fs'
import { type Document, loadTypesetting, type Page, parseDocument } from '@passepartout/document'
import { frozenDrafts } from '@passepartout/document/testing/frozen-documents'
import { sampleText } from '@passepartout/document/testing/sample-text'
import { type ProcessingStep, toScene } from '@passepartout/render'
import { type Imposition, type PrintingCondition, paperOf, renderPdf } from '@passepartout/render/pdf'
import { codeElement, designedPage, shapeElement } from '@passepartout/render/testing/designed-page'
import { jpegImage, srgbProfile } from '@passepartout/render/testing/test-image'
import { createTypesetter } from '@passepartout/typeset/node'
import { planSheets } from '@passepartout/worker/plan-sheets'
import { sheetCodesOf } from '@passepartout/worker/sheet-codes'

const createdAt = new Date('2026-11-29T08:00:00Z')
const press: PrintingCondition = {
  identifier: 'FOGRA39',
  info: 'Offset on coated paper',
  profile: readFileSync(new URL('../../apps/worker/profiles/fogra39.icc', import.meta.url)),
}

/** A card with foil, black words, a code and a transparent shape. */
const cardWithPlates = designedPage(
  [
    shapeElement({ id: 'ground', fill: '#1e5b4a', opacity: 0.5 }),
    shapeElement({ id: 'gold', fill: 'foil', box: { x: 6, y: 6, width: 20, height: 20 } }),
    { ...codeElement('https://example.com/1'), id: 'code' },
    sampleText('Am Deich 4', { colour: '#000000' }),
  ],
  { refinement: 'gold' },
)

const codes = {
  ...{ orderNumber: 'PP-7K3M-2RTX', lineNumber: 1, reprint: 0, copies: 1, hash: '9f86d081' },
  position: { edge: 'bottom', offsetMm: 10, sizeMm: 8, quietMm: 2 },
} as const

const CUT = 'M0 30A50 30 0 0 1 100 30V60H0Z'

const shaper = createTypesetter()

/** A print file of each kind from documents that do not change, made for a press in Europe that scans its sheets. */
export async function* goldenPrintFiles(): AsyncGenerator<{ name: string; pdf: Uint8Array }> {
  yield { name: 'card-with-plates', pdf: await cardWithPlatesPdf() }
  yield { name: 'card-with-plates-on-a-sheet', pdf: await cardsOnASheetPdf() }
  for (const { name, document } of frozenDrafts)
    yield { name, pdf: await printed(name, opened(name, document)) }
}

/** Prints the card with its cut. */
export const cardWithPlatesPdf = (): Promise<Uint8Array> =>
  printed('card-with-plates', cardWithPlates, [{ kind: 'cutting', d: CUT }])

/** Twelve of the cards on a press sheet, upright and turned. */
export async function cardsOnASheetPdf(): Promise<Uint8Array> {
  const [page] = cardWithPlates.pages
  const paper = paperOf(page as Page, codes.position)
  const format = { widthMm: 700, heightMm: 500, marginMm: 10, gutterMm: 5, mayTurn: true, leastUse: 0 }
  const sheets = planSheets({ pages: [paper], sidesPerPiece: 1, copies: 12, format }) ?? []
  const sides = sheets.flatMap(sheet => sheet.sides)
  const imposition = { sheet: { width: format.widthMm, height: format.heightMm }, sides }
  return printed('card-with-plates-on-a-sheet', cardWithPlates, [{ kind: 'cutting', d: CUT }], imposition)
}

async function printed(
  name: string,
  document: Document,
  steps: readonly ProcessingStep[] = [],
  imposition?: Imposition,
) {
  await loadTypesetting(shaper, document)
  const scenes = document.pages.map((_, index) => ({ ...toScene(document, index, { shaper }), steps }))
  const loadImage = (id: string) => {
    const { width = 3, height = 2 } = document.assets[id] ?? {}
    const scale = 300 / Math.max(width, height)
    return jpegImage(Math.round(width * scale), Math.round(height * scale))
  }
  const icc = await srgbProfile()
  const sheetCodes = sheetCodesOf(codes, [])
  return renderPdf(scenes, {
    icc,
    createdAt,
    loadImage,
    press,
    sheetCodes,
    imposition,
    title: `GOLDEN/${name}`,
  })
}

function opened(name: string, stored: unknown): Document {
  const parsed = parseDocument(stored)
  if (!parsed.ok) throw new Error(`The frozen document ${name} cannot be opened`)
  return parsed.document
}
