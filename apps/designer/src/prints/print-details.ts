import {
  type Asset,
  type Document,
  findAsset,
  type Page,
  type PhotoSlot,
  printSlot,
  type VisiblePhoto,
  visiblePhoto,
} from '@passepartout/document'

/** A print with its photo and the visible part of it. */
export interface PrintDetails {
  slot: PhotoSlot
  asset: Asset
  photo: NonNullable<PhotoSlot['photo']>
  visible: VisiblePhoto
}

/** Share of a photo above which a print counts as cropped; every print loses a little to the cutter. */
const CUT_FROM = 0.1

/** Details of a print with a photo. Cached by page object, which is replaced on every change. */
export function printDetailsOf(document: Document, page: Page): PrintDetails | null {
  const known = cachedDetails.get(page)
  const slot = printSlot(page)
  const asset = slot?.photo ? findAsset(document, slot.photo.assetId) : null
  if (!slot?.photo || !asset) return null
  if (known?.asset === asset) return known
  const facts = { slot, asset, photo: slot.photo, visible: visiblePhoto(page, slot, asset, slot.photo.crop) }
  cachedDetails.set(page, facts)
  return facts
}

const cachedDetails = new WeakMap<Page, PrintDetails>()

export const isCropped = (document: Document, page: Page): boolean =>
  (printDetailsOf(document, page)?.visible.loss ?? 0) > CUT_FROM
