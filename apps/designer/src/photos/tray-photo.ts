import type { Asset, Document } from '@passepartout/document'
import type { TrayPhoto } from '../state/design-state.ts'
import { previewVariants } from './photo-variants.ts'

/** What a photo of unknown size is taken for until its facts arrive: a common phone's. */
const GUESS = { width: 4032, height: 3024 }

/** Of a photo what the tray keeps. */
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

/** Photos of a document that have reached the shop, but for those that the tray has. */
export const uploadedPhotosOf = ({ assets }: Document, tray: readonly TrayPhoto[]): TrayPhoto[] =>
  Object.values(assets)
    .filter(({ id, source }) => source === 'upload' && !id.startsWith('local-'))
    .filter(({ id }) => !tray.some(photo => photo.id === id))
    .map(asset => ({ ...asset, tiers: previewVariants(asset.id) }))

/** A photo of the tray as a design names it. */
export const toAsset = ({ id, name, width, height, source, notices, takenAt }: TrayPhoto): Asset => ({
  id,
  name: name.slice(0, 255),
  width: width || GUESS.width,
  height: height || GUESS.height,
  source,
  notices: [...notices],
  ...(takenAt && { takenAt }),
})
