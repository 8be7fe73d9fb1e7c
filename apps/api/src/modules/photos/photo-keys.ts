import { PREVIEW_SIZES, type PreviewSize } from '../../image-decoding/image-types.ts'

/** Storage keys of a photo's files; the worker app reads originals by the same keys. */
export const photoFolder = (id: string) => `photos/${id}/`
export const originalKey = (id: string) => `photos/${id}/original`
export const printMasterKey = (id: string) => `photos/${id}/master.jpg`
export const previewKey = (id: string, size: PreviewSize) => `photos/${id}/preview-${size}.webp`

/** The file names of a photo in its folder. */
export const photoFiles = ({ hasMaster }: { hasMaster: boolean }): string[] => [
  'original',
  ...(hasMaster ? ['master.jpg'] : []),
  ...PREVIEW_SIZES.map(size => `preview-${size}.webp`),
]
