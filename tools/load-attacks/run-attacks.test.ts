import { expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { attacksIn } from './run-attacks.ts'

test('every attack of the folder is carried out in the long run', () => {
  expect(attacksIn(root).sort()).toEqual([
    'chunked-upload.ts',
    'cookie-tossing.ts',
    'drawn-designs.ts',
    'exif-flood.ts',
    'form-bodies.ts',
    'hostile-pdfs.ts',
    'json-bodies.ts',
    'log-in-flood.ts',
    'many-connections.ts',
    'picture-service.ts',
    'slow-uploads.ts',
    'storage-filling.ts',
    'trailing-bytes.ts',
    'unusual-headers.ts',
  ])
})
