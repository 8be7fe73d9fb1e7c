import type { Database } from '@passepartout/db'
import type { DesignLibrary } from '@passepartout/designs'
import {
  type Document,
  facesOf,
  frozen,
  hyphenatedIn,
  measureTexts,
  parseDocument,
  type TextMeasures,
} from '@passepartout/document'
import { createTypesetter } from '@passepartout/typeset/node'
import { createDrawingThreads } from './create-drawing-threads.ts'
import { type DrawnLine, drawDraft, drawLine, type ShownPage } from './draw-line.ts'
import type { Proof } from './draw-proof.ts'
import { outlineLength } from './drawing-cost.ts'
import type { PhotoFiles } from './photo-files.ts'
import type { PrintOrder } from './print-line.ts'

export interface PrintShopDeps {
  db: Database
  storage: PhotoFiles
  /** Where the drawings are that drafts name by their hash. */
  designs: Pick<DesignLibrary, 'artwork'>
}

export interface PrintShop {
  /**
   * The print file of a cart line, in pieces. Throws AppError: `not-found` for an unknown line, `gone` where a photo is missing,
   * `invalid-document` where its snapshot cannot be printed.
   */
  printLine(line: { lineId: string }): AsyncGenerator<Uint8Array, void>
  /** The print file of any frozen document, in pieces. Throws AppError `gone` and `invalid-document` as above. */
  printDocument(order: PrintOrder): AsyncGenerator<Uint8Array, void>
  /**
   * The document with all that it shows, as an order keeps it: prints the same whatever becomes of the catalogue. Throws
   * AppError `gone` for a drawing that is nowhere to be found, `unavailable` where too many long texts wait to be set.
   */
  freeze(document: Document): Promise<Document>
  /** How the texts of a document are set. */
  measureTexts(document: Document): Promise<TextMeasures>
  /** A design that is still being worked on as a PDF to look at, with a watermark and small photos. */
  drawProof(proof: Proof): Promise<Uint8Array>
  /** A page of a design that is still being worked on, as WebP; its longer side is `side` pixels. */
  drawDraft(draft: ShownPage): Promise<Uint8Array>
  /** The picture of a design as WebP, its longer side `width` pixels, as `dress` says of the finished product. */
  drawLine(line: DrawnLine): Promise<Uint8Array>
  /** Ends the threads in which long documents are set and drawn. */
  close(): Promise<void>
}

/** Path data that is set and drawn in some 30 ms; what takes more keeps nobody waiting in a thread of its own. */
const SHORT = 1_000_000
/** A PDF's pages are packed, which takes eight times as long. */
const SHORT_PDF = SHORT / 8

/** Turns frozen designs into print files and pictures, with the one renderer the designer shows them with. */
export function createPrintShop({ db, storage, designs }: PrintShopDeps): PrintShop {
  const shaper = createTypesetter()
  const artwork = (hash: string) => designs.artwork[hash]
  const tools = { storage, shaper, artwork }
  const threads = createDrawingThreads({ storage, artwork })
  const isLong = (document: Document, most = SHORT) => outlineLength(document, artwork) > most
  async function* print(order: PrintOrder): AsyncGenerator<Uint8Array, void> {
    const parsed = parseDocument(order.document)
    if (parsed.ok && isLong(parsed.document, SHORT_PDF)) return yield* threads.print(order)
    const { printDocument } = await import('./print-line.ts')
    yield* printDocument({ storage, shaper, ...order })
  }
  return {
    // What writes PDFs is loaded with the first of them.
    async *printLine(line) {
      const { printLine } = await import('./print-line.ts')
      yield* printLine({ db, print, ...line })
    },
    printDocument: print,
    freeze: async document => {
      if (isLong(document)) return threads.run({ task: 'freeze', document })
      await shaper.load(facesOf(document), hyphenatedIn(document))
      return frozen(document, tools)
    },
    measureTexts: async document => {
      if (isLong(document)) return threads.run({ task: 'measure', document })
      await shaper.load(facesOf(document), hyphenatedIn(document))
      return measureTexts(document, shaper)
    },
    drawProof: async proof => {
      if (isLong(proof.document, SHORT_PDF)) return threads.run({ task: 'proof', ...proof })
      const { drawProof } = await import('./draw-proof.ts')
      return drawProof({ ...tools, ...proof })
    },
    drawDraft: draft =>
      isLong(draft.document) ? threads.run({ task: 'draft', ...draft }) : drawDraft({ ...tools, ...draft }),
    drawLine: line =>
      isLong(line.document) ? threads.run({ task: 'line', ...line }) : drawLine({ storage, shaper, ...line }),
    close: threads.close,
  }
}
