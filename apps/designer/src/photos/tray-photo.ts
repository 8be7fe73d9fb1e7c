import type { Asset, Document } from '@passepartout/document'
import type { TrayPhoto } from '../state/design-state.ts'
import { previewVariants } from './photo-variants.ts'

/** Assumed size of a photo until the real one is known: that of a common phone. */
const GUESS = { width: 4032, height: 3024 }

/** The fields of a photo that the tray stores. */
export const toTrayPhoto = ({
  id,
  name,
  width,
  height,
  source,
  notices,
  tiers,
  takenAt,
}: TrayPhoto): TrayPhoto => ({
  id,
  name,
  width,
  height,
  source,
  notices,
  tiers,
  ...(takenAt && { takenAt }),
})

/** Uploaded photos of a document that are not in the tray. */
export const uploadedPhotosOf = ({ assets }: Document, tray: readonly TrayPhoto[]): TrayPhoto[] =>
  Object.values(assets)
    .filter(({ id, source }) => source === 'upload' && !id.startsWith('local-'))
    .filter(({ id }) => !tray.some(photo => photo.id === id))
    .map(asset => ({ ...asset, tiers: previewVariants(asset.id) }))

export const toAsset = ({ id, name, width, height, source, notices, takenAt }: TrayPhoto): Asset => ({
  id,
  name: name.slice(0, 255),
  width: width || GUESS.width,
  height: height || GUESS.height,
  source,
  notices: [...notices],
  ...(takenAt && { takenAt }),
})
