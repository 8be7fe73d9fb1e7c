import type { Database } from '@passepartout/db'
import type { DesignLibrary } from '@passepartout/designs'
import {
  type Document,
  freezeDocument,
  loadTypesetting,
  measureTexts,
  parseDocument,
  type TextMeasures,
} from '@passepartout/document'
import { AppError, type Catalogue } from '@passepartout/domain'
import type { Requester } from '@passepartout/http'
import { createTypesetter } from '@passepartout/typeset/node'
import { bookPressOf, type Ordered } from './book-press.ts'
import { createDrawingProcesses, type StartProcess } from './create-drawing-processes.ts'
import { createPrintThread } from './create-print-thread.ts'
import type { PhotoFiles } from './photo-files.ts'
import type { PrintFileInput } from './print-file.ts'
import {
  type DraftPage,
  type RenderedLine,
  renderDraftPage,
  renderLineImage,
  visiblePages,
} from './render-line-image.ts'
import type { Proof } from './render-proof-pdf.ts'
import { outlineLength, pdfMs, pictureMs, timesOf } from './rendering-cost.ts'

export interface PrintRendererDeps {
  db: Database
  storage: PhotoFiles
  /** Where the drawings are that drafts name by their hash. */
  designs: Pick<DesignLibrary, 'artwork'>
  /** Starts processes within bounds of the system; by default they have none. */
  start?: StartProcess
  /** How books are bound; without it `printLine` prints their pages as they were designed. */
  catalogue?: Catalogue
}

export interface PrintRenderer {
  /**
   * The print file of a cart line, in pieces. Throws AppError: `not-found` for an unknown line, `gone` where a photo is missing,
   * `invalid-document` where its snapshot cannot be printed.
   */
  printLine(line: { lineId: string }): AsyncGenerator<Uint8Array, void>
  /** The print file of any frozen document, in pieces. Throws AppError `gone` and `invalid-document` as above. */
  printDocument(order: PrintFileInput): AsyncGenerator<Uint8Array, void>
  /**
   * The document with all that it shows, as an order keeps it: prints the same whatever becomes of the catalogue. Throws
   * AppError `gone` for a drawing that is nowhere to be found, as do all that draw.
   */
  freeze(document: Document, asker?: Requester): Promise<Document>
  /** How the texts of a document are set. */
  measureTexts(document: Document, asker?: Requester): Promise<TextMeasures>
  /** A design that is still being worked on as a PDF to look at, with a watermark and small photos. */
  drawProof(proof: Proof, asker?: Requester): Promise<Uint8Array>
  /** A page of a design that is still being worked on, as WebP; its longer side is `side` pixels. */
  drawDraft(draft: DraftPage, asker?: Requester): Promise<Uint8Array>
  /** The picture of a design as WebP, its longer side `width` pixels, as `dress` says of the finished product. */
  drawLine(line: RenderedLine, asker?: Requester): Promise<Uint8Array>
  /** Ends the processes and threads in which long documents are set and drawn. */
  close(): Promise<void>
}

/** Path data that is set in some 30 ms; what takes more keeps nobody waiting in a process of its own. */
const SHORT = 1_000_000
/** The same of a page and of a PDF, in milliseconds that drawing takes at most. */
const SHORT_MS = 50
/** A page of 200 photos or of 200,000 letters takes 4 s at most: nobody designs one that takes more than this. */
const MOST_PICTURE_MS = 10_000
/** The proof of a thousand prints takes 70 s at most. */
const MOST_PDF_MS = 120_000
/** The shop itself: no visitor waits for it. */
const SHOP: Requester = { keys: [] }

/**
 * Turns frozen designs into print files and pictures, with the one renderer the designer shows them with. What setting or drawing one costs is
 * known before: long ones are done in processes within bounds, in turns by `asker`, whose `signal` ends them; those that nobody would
 * design are refused with AppError `too-large`.
 */
export function createPrintRenderer({
  db,
  storage,
  designs,
  catalogue,
  start,
}: PrintRendererDeps): PrintRenderer {
  const shaper = createTypesetter()
  const artwork = (hash: string) => designs.artwork[hash]
  const tools = { storage, shaper, artwork }
  const processes = createDrawingProcesses({ storage, artwork, start })
  const thread = createPrintThread({ storage })
  /** Of the setting alone, as the words of a document are what takes long. */
  const settingMs = (document: Document) => {
    for (const page of document.pages) atMost(MOST_PICTURE_MS, pictureMs(document, [page], artwork))
    return (outlineLength(document, artwork) / SHORT) * SHORT_MS
  }
  async function* print(order: PrintFileInput): AsyncGenerator<Uint8Array, void> {
    const parsed = parseDocument(order.document)
    const ms = parsed.ok ? pdfMs(parsed.document, artwork, timesOf(parsed.document)) : 0
    if (ms > SHORT_MS) return yield* thread.print(order)
    const { renderDocumentPdf } = await import('./print-file.ts')
    yield* renderDocumentPdf({ storage, shaper, ...order })
  }
  return {
    // What writes PDFs is loaded with the first of them.
    async *printLine(line) {
      const { renderPrintFile } = await import('./print-file.ts')
      const pressOf = (of: Ordered) => catalogue && bookPressOf(catalogue, of)
      yield* renderPrintFile({ db, print, pressOf, ...line })
    },
    printDocument: print,
    freeze: async (document, asker = SHOP) => {
      const ms = settingMs(document)
      if (ms > SHORT_MS) return processes.run({ task: 'freeze', document }, { asker, ms })
      await loadTypesetting(shaper, document)
      return freezeDocument(document, tools)
    },
    measureTexts: async (document, asker = SHOP) => {
      const ms = settingMs(document)
      if (ms > SHORT_MS) return processes.run({ task: 'measure', document }, { asker, ms })
      await loadTypesetting(shaper, document)
      return measureTexts(document, shaper)
    },
    drawProof: async (proof, asker = SHOP) => {
      const ms = atMost(MOST_PDF_MS, pdfMs(proof.document, artwork))
      if (ms > SHORT_MS) return processes.run({ task: 'proof', ...proof }, { asker, ms })
      const { renderProofPdf } = await import('./render-proof-pdf.ts')
      return renderProofPdf({ ...tools, ...proof })
    },
    drawDraft: async (draft, asker = SHOP) => {
      const { document, page } = draft
      const ms = atMost(MOST_PICTURE_MS, pictureMs(document, document.pages.slice(page, page + 1), artwork))
      if (ms > SHORT_MS) return processes.run({ task: 'draft', ...draft }, { asker, ms })
      return renderDraftPage({ ...tools, ...draft })
    },
    drawLine: async (line, asker = SHOP) => {
      const { document } = line
      const ms = atMost(MOST_PICTURE_MS, pictureMs(document, visiblePages(line), artwork))
      if (ms > SHORT_MS) return processes.run({ task: 'line', ...line }, { asker, ms })
      return renderLineImage({ storage, shaper, ...line })
    },
    close: async () => {
      await Promise.all([processes.close(), thread.close()])
    },
  }
}

function atMost(most: number, ms: number): number {
  if (ms > most) throw new AppError('too-large', { message: `Drawing would take ${Math.round(ms)} ms` })
  return ms
}
