import { defineBytesCall } from '../call.ts'
import type { convertFileSchemas } from './convert-file.schema.ts'

export const convertFile = defineBytesCall<typeof convertFileSchemas>({
  name: 'convertFile',
  title:
    'Turns a picture (HEIC, TIFF, PNG, WebP, AVIF, JPEG) sent as the bytes of its file into an upright sRGB JPEG; its name percent-encoded in the header `X-File-Name`.',
  bytesMethod: 'POST',
  path: '/web-api/toolbox-convert-file',
})
