import type { Database } from '@passepartout/db'
import type { DesignLibrary } from '@passepartout/designs'
import type { Document, TextMeasures } from '@passepartout/document'
import type { ProductDress } from '@passepartout/domain'
import { createTypesetter } from '@passepartout/typeset/node'
import { createWordSetter } from './create-word-setter.ts'
import { drawDraft, drawLine } from './draw-line.ts'
import { drawProof, type Proof } from './draw-proof.ts'
import type { PhotoFiles } from './photo-files.ts'
import { type PrintOrder, printDocument, printLine } from './print-line.ts'

export interface PrintShopDeps {
  db: Database
  storage: PhotoFiles
  /** Where the drawings are that drafts name by their hash. */
  designs: Pick<DesignLibrary, 'artwork'>
}

export interface PrintShop {
  /**
   * The print file of a cart line. Throws AppError: `not-found` for an unknown line, `gone` where a photo is missing,
   * `invalid-document` where its snapshot cannot be printed.
   */
  printLine(line: { lineId: string }): Promise<Uint8Array>
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
  drawDraft(draft: { document: Document; page: number; side: number }): Promise<Uint8Array>
  /** The picture of a design as WebP, its longer side `width` pixels, as `dress` says of the finished product. */
  drawLine(line: { document: Document; width: number; dress?: ProductDress | undefined }): Promise<Uint8Array>
  /** Ends the thread in which long texts are set. */
  close(): Promise<void>
}

/** Turns frozen designs into print files and pictures, with the one renderer the designer shows them with. */
export function createPrintShop({ designs, ...deps }: PrintShopDeps): PrintShop {
  const shaper = createTypesetter()
  const words = createWordSetter({ shaper, artwork: hash => designs.artwork[hash] })
  return {
    freeze: words.freeze,
    measureTexts: words.measure,
    close: words.close,
    printLine: line => printLine({ ...deps, shaper, ...line }),
    printDocument: order => printDocument({ ...deps, shaper, ...order }),
    drawProof: proof => drawProof({ ...deps, shaper, artwork: hash => designs.artwork[hash], ...proof }),
    drawDraft: draft => drawDraft({ ...deps, shaper, artwork: hash => designs.artwork[hash], ...draft }),
    drawLine: line => drawLine({ ...deps, shaper, ...line }),
  }
}
