import { defineBytesCall } from '../call.ts'
import type { convertPdfSchemas } from './convert-pdf.schema.ts'

export const convertPdf = defineBytesCall<typeof convertPdfSchemas>({
  name: 'convertPdf',
  title:
    'Draws every page of a PDF sent as the bytes of its file as a JPEG, at 300 dpi up to the size of A3; its name percent-encoded in the header `X-File-Name`.',
  bytesMethod: 'POST',
  path: '/web-api/toolbox-convert-pdf',
})
