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

/** A print with everything that is drawn and said of it. */
export interface PrintDetails {
  slot: PhotoSlot
  asset: Asset
  photo: NonNullable<PhotoSlot['photo']>
  visible: VisiblePhoto
}

/** Every print loses a little to the knife; from here on something of the photo is missing. */
const CUT_FROM = 0.1

/** What is known of a print that has its photo. Kept by page, whose object is a new one with every change of it. */
export function printDetailsOf(document: Document, page: Page): PrintDetails | null {
  const known = kept.get(page)
  const slot = printSlot(page)
  const asset = slot?.photo ? findAsset(document, slot.photo.assetId) : null
  if (!slot?.photo || !asset) return null
  if (known?.asset === asset) return known
  const facts = { slot, asset, photo: slot.photo, visible: visiblePhoto(page, slot, asset, slot.photo.crop) }
  kept.set(page, facts)
  return facts
}

const kept = new WeakMap<Page, PrintDetails>()

export const isCropped = (document: Document, page: Page): boolean =>
  (printDetailsOf(document, page)?.visible.loss ?? 0) > CUT_FROM
