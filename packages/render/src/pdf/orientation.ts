import type { Matrix } from '@passepartout/document'
import type { ImageOrientation } from './embed-image.ts'

/** Maps shares (0 to 1, y down) of the stored image to shares of the upright one, per EXIF orientation. */
const MATRICES: Record<ImageOrientation, Matrix> = {
  1: { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 },
  2: { a: -1, b: 0, c: 0, d: 1, e: 1, f: 0 },
  3: { a: -1, b: 0, c: 0, d: -1, e: 1, f: 1 },
  4: { a: 1, b: 0, c: 0, d: -1, e: 0, f: 1 },
  5: { a: 0, b: 1, c: 1, d: 0, e: 0, f: 0 },
  6: { a: 0, b: 1, c: -1, d: 0, e: 1, f: 0 },
  7: { a: 0, b: -1, c: -1, d: 0, e: 1, f: 1 },
  8: { a: 0, b: -1, c: 1, d: 0, e: 0, f: 1 },
}

export const orientationMatrix = (orientation: ImageOrientation = 1): Matrix => MATRICES[orientation]
