import { PREVIEW_SIZES } from '../../image-decoding/image-types.ts'

/** The file names of a photo in its folder. */
export const photoFiles = ({ hasMaster }: { hasMaster: boolean }): string[] => [
  'original',
  ...(hasMaster ? ['master.jpg'] : []),
  ...PREVIEW_SIZES.map(size => `preview-${size}.webp`),
]
