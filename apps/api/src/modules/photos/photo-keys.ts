import { PREVIEW_SIZES, type PreviewSize } from '../../image-decoding/image-types.ts'

/** Where a photo's files lie in the object storage; the worker app reads originals under the same names. */
export const photoFolder = (id: string) => `photos/${id}/`
export const originalKey = (id: string) => `photos/${id}/original`
export const printMasterKey = (id: string) => `photos/${id}/master.jpg`
export const previewKey = (id: string, size: PreviewSize) => `photos/${id}/preview-${size}.webp`

/** Names of all files of a photo in its folder. */
export const photoFiles = ({ hasMaster }: { hasMaster: boolean }): string[] => [
  'original',
  ...(hasMaster ? ['master.jpg'] : []),
  ...PREVIEW_SIZES.map(size => `preview-${size}.webp`),
]
