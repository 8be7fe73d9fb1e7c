import type { Box } from '@passepartout/document'
import { createPreviewReader } from '../photos/preview-reader.ts'

/**
 * Finds faces in photos, in shares of the upright photo. They stay in the memory of this page: neither stored nor sent.
 */
export const faceFinder = createPreviewReader<Box[]>(
  () => new Worker(new URL('./face-worker.ts', import.meta.url), { type: 'module' }),
)
