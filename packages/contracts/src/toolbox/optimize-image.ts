import { defineBytesCall } from '../call.ts'
import type { optimizeImageSchemas } from './optimize-image.schema.ts'

export const optimizeImage = defineBytesCall<typeof optimizeImageSchemas>({
  name: 'optimizeImage',
  title:
    'Makes a picture sent as the bytes of its file smaller, by quality (1 to 100) and longest side in pixels; its name percent-encoded in the header `X-File-Name`.',
  bytesMethod: 'POST',
  path: '/web-api/toolbox-optimize-image',
})
