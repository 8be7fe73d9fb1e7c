import type { Database } from '@passepartout/db'
import type { Document } from '@passepartout/document'
import { createTypesetter } from '@passepartout/typeset/node'
import { drawLine } from './draw-line.ts'
import type { PhotoFiles } from './photo-files.ts'
import { printLine } from './print-line.ts'

export interface PrintShopDeps {
  db: Database
  storage: PhotoFiles
}

export interface PrintShop {
  /**
   * The print file of a cart line. Throws AppError: `not-found` for an unknown line, `gone` where a photo is missing,
   * `invalid-document` where its snapshot cannot be printed.
   */
  printLine(line: { lineId: string }): Promise<Uint8Array>
  /** The picture of a design as WebP, its longer side `width` pixels. */
  drawLine(line: { document: Document; width: number }): Promise<Uint8Array>
}

/** Turns frozen designs into print files and pictures, with the one renderer the designer shows them with. */
export function createPrintShop(deps: PrintShopDeps): PrintShop {
  const shaper = createTypesetter()
  return {
    printLine: line => printLine({ ...deps, shaper, ...line }),
    drawLine: line => drawLine({ ...deps, shaper, ...line }),
  }
}
