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
import { pressOf } from '../kinds/registry.ts'
import type { Ordered } from './book-press.ts'
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
  /** Source of the drawings that drafts reference by hash. */
  designs: Pick<DesignLibrary, 'artwork'>
  /** Starts processes within operating system limits; by default there are none. */
  start?: StartProcess
  /** Bindings of books; without it `printLine` prints their pages as they were designed. */
  catalogue?: Catalogue
}

export interface PrintRenderer {
  /**
   * The print file of a cart line, in chunks.
   *
   * @throws AppError `not-found` for an unknown line, `gone` where a photo is missing, `invalid-document` where its
   * snapshot cannot be printed
   */
  printLine(line: { lineId: string }): AsyncGenerator<Uint8Array, void>
  /**
   * The print file of any frozen document, in chunks.
   *
   * @throws AppError `gone` and `invalid-document` as above
   */
  printDocument(order: PrintFileInput): AsyncGenerator<Uint8Array, void>
  /**
   * The document with all drawings it references, as an order stores it: it prints the same however the catalogue
   * changes. As all rendering functions, it throws AppError `gone` for a missing drawing.
   */
  freeze(document: Document, requester?: Requester): Promise<Document>
  /** The text measures of a document. */
  measureTexts(document: Document, requester?: Requester): Promise<TextMeasures>
  /** A draft as a PDF for review, with a watermark and small photos. */
  drawProof(proof: Proof, requester?: Requester): Promise<Uint8Array>
  /** A page of a draft as WebP; its longer side is `side` pixels. */
  drawDraft(draft: DraftPage, requester?: Requester): Promise<Uint8Array>
  /**
   * The image of a design as WebP, its longer side `width` pixels, within the finished product that `dress` describes.
   */
  drawLine(line: RenderedLine, requester?: Requester): Promise<Uint8Array>
  /** Ends the processes and threads of long documents. */
  close(): Promise<void>
}

/** Characters of path data that are laid out in some 30 ms; longer ones run in a process, so that no request waits. */
const SHORT = 1_000_000
/** Highest estimate, in milliseconds, of a page or PDF that is rendered in this process. */
const SHORT_MS = 50
/**
 * Milliseconds. A page of 200 photos or of 200,000 characters takes 4 s at most: a real design does not exceed this.
 */
const MOST_PICTURE_MS = 10_000
/** Milliseconds. The proof of a thousand prints takes 70 s at most. */
const MOST_PDF_MS = 120_000
/** The shop itself: no visitor waits for it. */
const SHOP: Requester = { keys: [] }

/**
 * Renders print files and images of frozen designs, with the renderer that the designer uses. The cost of a document is
 * estimated first: long ones run in processes within operating system limits, in a fair queue by requester, whose
 * `signal` aborts them; implausibly large ones are refused with AppError `too-large`.
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
  /** Layout alone, as the text takes most of the time. */
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
    // The PDF writer is imported with the first print file.
    async *printLine(line) {
      const { renderPrintFile } = await import('./print-file.ts')
      const pressOfLine = (of: Ordered) => catalogue && pressOf(catalogue, of)
      yield* renderPrintFile({ db, print, pressOf: pressOfLine, ...line })
    },
    printDocument: print,
    freeze: async (document, requester = SHOP) => {
      const ms = settingMs(document)
      if (ms > SHORT_MS) return processes.run({ task: 'freeze', document }, { requester, ms })
      await loadTypesetting(shaper, document)
      return freezeDocument(document, tools)
    },
    measureTexts: async (document, requester = SHOP) => {
      const ms = settingMs(document)
      if (ms > SHORT_MS) return processes.run({ task: 'measure', document }, { requester, ms })
      await loadTypesetting(shaper, document)
      return measureTexts(document, shaper)
    },
    drawProof: async (proof, requester = SHOP) => {
      const ms = atMost(MOST_PDF_MS, pdfMs(proof.document, artwork))
      if (ms > SHORT_MS) return processes.run({ task: 'proof', ...proof }, { requester, ms })
      const { renderProofPdf } = await import('./render-proof-pdf.ts')
      return renderProofPdf({ ...tools, ...proof })
    },
    drawDraft: async (draft, requester = SHOP) => {
      const { document, page } = draft
      const ms = atMost(MOST_PICTURE_MS, pictureMs(document, document.pages.slice(page, page + 1), artwork))
      if (ms > SHORT_MS) return processes.run({ task: 'draft', ...draft }, { requester, ms })
      return renderDraftPage({ ...tools, ...draft })
    },
    drawLine: async (line, requester = SHOP) => {
      const { document } = line
      const ms = atMost(MOST_PICTURE_MS, pictureMs(document, visiblePages(line), artwork))
      if (ms > SHORT_MS) return processes.run({ task: 'line', ...line }, { requester, ms })
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
