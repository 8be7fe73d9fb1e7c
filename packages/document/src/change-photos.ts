import { withElements } from './elements/element-transform.ts'
import { isOwnPhoto, type PhotoSlot, type PlacedPhoto } from './elements/photo/photo.ts'
import { allSlots, findAsset, findSlot } from './find.ts'
import type { Asset, Crop, Document } from './model.ts'
import { DEFAULT_CROP } from './repair-crop.ts'

/** Adds photos to the document or renews what is known of them; a remembered crop stays. */
export function withAssets(document: Document, assets: readonly Asset[]): Document {
  const known = assets.map(asset => {
    const before = findAsset(document, asset.id)
    const kept = {
      ...(before?.lastCrop && { lastCrop: before.lastCrop }),
      ...(before?.alt && { alt: before.alt }),
      ...(before?.takenAt && { takenAt: before.takenAt }),
    }
    return [asset.id, { ...kept, ...asset }] as const
  })
  return { ...document, assets: { ...document.assets, ...Object.fromEntries(known) } }
}

/**
 * Puts a photo into a slot: with the given crop, else the one it had last, else filling from the middle. The
 * photo that was there keeps its crop and stays with the document.
 */
export function withPhoto(document: Document, slotId: string, asset: Asset, crop?: Crop): Document {
  const emptied = withEmptyPlace(document, slotId)
  const known = withAssets(emptied, [asset])
  const used = crop ?? findAsset(known, asset.id)?.lastCrop ?? DEFAULT_CROP
  const placed = changeSlot(known, slotId, slot => ({ ...slot, photo: { assetId: asset.id, crop: used } }))
  return { ...placed, aside: placed.aside.filter(id => id !== asset.id) }
}

/** Empties a slot, or takes an own photo off its page; the photo stays with the document and remembers its crop. */
export function withoutPhoto(document: Document, slotId: string): Document {
  return withoutOwnPlace(withEmptyPlace(document, slotId), slotId)
}

/** Without the place of an own photo: nothing is left of one without its photo. */
function withoutOwnPlace(document: Document, slotId: string): Document {
  const found = findSlot(document, slotId)
  if (!found || !isOwnPhoto(found.slot) || found.slot.photo) return document
  return withElements(document, found.page.id, elements => elements.filter(({ id }) => id !== slotId))
}

function withEmptyPlace(document: Document, slotId: string): Document {
  const photo = findSlot(document, slotId)?.slot.photo
  if (!photo) return document
  const remembered = rememberCrop(document, photo.assetId, photo.crop)
  return changeSlot(remembered, slotId, slot => ({ ...slot, photo: null }))
}

export const withCrop = (document: Document, slotId: string, crop: Crop): Document =>
  changeSlot(document, slotId, slot => (slot.photo ? { ...slot, photo: { ...slot.photo, crop } } : slot))

/** Exchanges the photos of two slots; each keeps its crop (designer.md 1.6). */
export function withSwappedPhotos(document: Document, slotId: string, otherId: string): Document {
  const first = findSlot(document, slotId)?.slot.photo
  const second = findSlot(document, otherId)?.slot.photo
  if (first === undefined || second === undefined) return document
  const half = changeSlot(document, slotId, slot => ({ ...slot, photo: second }))
  const swapped = changeSlot(half, otherId, slot => ({ ...slot, photo: first }))
  return [slotId, otherId].reduce(withoutOwnPlace, swapped)
}

/** Takes a photo out of every slot and lays it aside. */
export function withPhotoSetAside(document: Document, assetId: string): Document {
  if (!findAsset(document, assetId)) return document
  const slots = allSlots(document).flatMap(({ slot }) => (slot.photo?.assetId === assetId ? [slot] : []))
  const emptied = slots.reduce((current, slot) => withoutPhoto(current, slot.id), document)
  return emptied.aside.includes(assetId) ? emptied : { ...emptied, aside: [...emptied.aside, assetId] }
}

/** Puts a photo that was set aside back among the free ones. */
export const withPhotoRestored = (document: Document, assetId: string): Document =>
  document.aside.includes(assetId)
    ? { ...document, aside: document.aside.filter(id => id !== assetId) }
    : document

/** Takes an element off its page; a photo that lay in it is set aside. */
export function withoutElement(document: Document, elementId: string): Document {
  const photo = findSlot(document, elementId)?.slot.photo
  const emptied = photo ? setUnusedPhotosAside(withoutPhoto(document, elementId), photo.assetId) : document
  const pages = emptied.pages.map(page =>
    page.elements.some(({ id }) => id === elementId)
      ? { ...page, elements: page.elements.filter(({ id }) => id !== elementId) }
      : page,
  )
  return { ...emptied, pages }
}

/** Lays a photo aside, with its crop, whose place went away; one that is still shown stays. */
export function withUnplacedPhotoSetAside(document: Document, { assetId, crop }: PlacedPhoto): Document {
  const isShown = allSlots(document).some(({ slot }) => slot.photo?.assetId === assetId)
  return isShown ? document : withPhotoSetAside(rememberCrop(document, assetId, crop), assetId)
}

/** Lays a photo aside that no place shows any more. */
const setUnusedPhotosAside = (document: Document, assetId: string): Document =>
  allSlots(document).some(({ slot }) => slot.photo?.assetId === assetId)
    ? document
    : withPhotoSetAside(document, assetId)

/** Forgets a photo altogether: out of slots, pool and document. */
export function withoutAsset(document: Document, assetId: string): Document {
  if (!findAsset(document, assetId)) return document
  const { [assetId]: _forgotten, ...assets } = document.assets
  const bare = withPhotoRestored(withPhotoSetAside(document, assetId), assetId)
  return { ...bare, assets }
}

/**
 * Photos, title and answers of one document in the pages of another: each photo in the place of the same id. A photo
 * whose place is not there is laid aside.
 */
export function transferPhotos(document: Document, source: Document): Document {
  const { title, assets, kept } = source
  const slots = allSlots(source)
  const moved = slots.reduce(
    (current, { slot: { id, photo } }) => {
      const asset = photo && findAsset(source, photo.assetId)
      if (!asset) return current
      return findSlot(current, id)
        ? withPhoto(current, id, asset, photo.crop)
        : withPhotoSetAside(current, asset.id)
    },
    withAssets({ ...document, title, kept }, Object.values(assets)),
  )
  return source.aside.reduce(withPhotoSetAside, moved)
}

function rememberCrop(document: Document, assetId: string, lastCrop: Crop): Document {
  const asset = findAsset(document, assetId)
  if (!asset) return document
  return { ...document, assets: { ...document.assets, [assetId]: { ...asset, lastCrop } } }
}

function changeSlot(document: Document, slotId: string, change: (slot: PhotoSlot) => PhotoSlot): Document {
  return {
    ...document,
    pages: document.pages.map(page =>
      page.elements.some(element => element.id === slotId)
        ? {
            ...page,
            elements: page.elements.map(element =>
              element.id === slotId && element.type === 'photo' ? change(element) : element,
            ),
          }
        : page,
    ),
  }
}
