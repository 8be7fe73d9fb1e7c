import {
  type Asset,
  type Crop,
  createFrameDocument,
  DEFAULT_CROP,
  type Document,
  type Edge,
  withPhoto,
} from '@passepartout/document'

export const PHOTO: Asset = {
  id: 'photo',
  name: 'photo.jpg',
  width: 900,
  height: 600,
  source: 'upload',
  notices: [],
}

export function frameWithPhoto(
  crop: Partial<Crop> = {},
  options: { edge?: Edge; bleed?: number; photo?: Asset; title?: string } = {},
): Document {
  const { edge = null, bleed = 10, photo = PHOTO, title = 'Dünen' } = options
  const empty = createFrameDocument({ widthMm: 120, heightMm: 80, bleed, safe: 5, edge, title })
  return withPhoto(empty, 'photo-1', photo, { ...DEFAULT_CROP, ...crop })
}
