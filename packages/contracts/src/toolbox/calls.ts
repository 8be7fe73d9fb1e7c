import { defineBytesCall, defineFileCall } from '../call.ts'
import type {
  convertFileSchemas,
  convertPdfSchemas,
  downloadResultSchemas,
  optimizeImageSchemas,
} from './schemas.ts'

export type { ToolResult, ToolResults } from './schemas.ts'

/** Limits of the tools, and the retention of their results. */
export const TOOLBOX_LIMITS = {
  pictureBytes: 80_000_000,
  pixels: 120_000_000,
  pdfBytes: 50_000_000,
  pdfPages: 30,
  minutesKept: 60,
} as const

export const convertFile = defineBytesCall<typeof convertFileSchemas>({
  name: 'convertFile',
  title:
    'Turns a picture (HEIC, TIFF, PNG, WebP, AVIF, JPEG) sent as the bytes of its file into an upright sRGB JPEG; its name percent-encoded in the header `X-File-Name`.',
  bytesMethod: 'POST',
  path: '/web-api/toolbox-convert-file',
})

export const convertPdf = defineBytesCall<typeof convertPdfSchemas>({
  name: 'convertPdf',
  title:
    'Draws every page of a PDF sent as the bytes of its file as a JPEG, at 300 dpi up to the size of A3; its name percent-encoded in the header `X-File-Name`.',
  bytesMethod: 'POST',
  path: '/web-api/toolbox-convert-pdf',
})

export const downloadResult = defineFileCall<typeof downloadResultSchemas>({
  name: 'downloadResult',
  title: 'Downloads what a tool made, by the signed address that its call answered; gone after an hour.',
  fileMethod: 'GET',
  path: '/web-api/toolbox-download',
  produces: ['image/jpeg', 'image/webp'],
  withoutShop: true,
})

export const optimizeImage = defineBytesCall<typeof optimizeImageSchemas>({
  name: 'optimizeImage',
  title:
    'Makes a picture sent as the bytes of its file smaller, by quality (1 to 100) and longest side in pixels; its name percent-encoded in the header `X-File-Name`.',
  bytesMethod: 'POST',
  path: '/web-api/toolbox-optimize-image',
})
