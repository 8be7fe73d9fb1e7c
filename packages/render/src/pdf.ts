export type { Rasterise, RasterisedEffect } from './pdf/effects.ts'
export type { ImageOrientation, PrintImage } from './pdf/embed-image.ts'
export { PdfError } from './pdf/pdf-error.ts'
export { concatChunks, type PdfOptions, renderPdf, streamPdf } from './pdf/render-pdf.ts'
