import { withoutDayPhotos } from './calendar/change-day-photos.ts'
import { withElements } from './elements/element-transform.ts'
import { isOwnPhoto, type PhotoSlot, type PlacedPhoto } from './elements/photo/photo.ts'
import { allSlots, findAsset, findSlot, placedAssetIds } from './find.ts'
import type { Asset, Crop, Document } from './model.ts'
import { DEFAULT_CROP } from './repair-crop.ts'

/** What the document knows of a photo beside its facts. */
const REMEMBERED = ['lastCrop', 'alt', 'takenAt', 'caption', 'wish', 'judged'] as const

/** Adds photos to the document or updates their data; a remembered crop stays. */
export function withAssets(document: Document, assets: readonly Asset[]): Document {
  const known = assets.map(asset => {
    const before = findAsset(document, asset.id)
    const rest = Object.fromEntries(
      REMEMBERED.flatMap(key => (before?.[key] === undefined ? [] : [[key, before[key]]])),
    )
    return [asset.id, { ...rest, ...asset }] as const
  })
  return { ...document, assets: { ...document.assets, ...Object.fromEntries(known) } }
}

/**
 * Puts a photo into a slot: with the given crop, else its last one, else covering the slot from the centre. The
 * previous photo stays in the document with its crop.
 */
export function withPhoto(document: Document, slotId: string, asset: Asset, crop?: Crop): Document {
  const emptied = withEmptyPlace(document, slotId)
  const known = withAssets(emptied, [asset])
  const used = crop ?? findAsset(known, asset.id)?.lastCrop ?? DEFAULT_CROP
  const placed = changeSlot(known, slotId, slot => ({ ...slot, photo: { assetId: asset.id, crop: used } }))
  return { ...placed, aside: placed.aside.filter(id => id !== asset.id) }
}

/** Empties a slot, or removes a customer's photo from its page; the photo stays in the document with its crop. */
export function withoutPhoto(document: Document, slotId: string): Document {
  return withoutOwnPlace(withEmptyPlace(document, slotId), slotId)
}

/** Removes the slot of a customer's photo if the slot is empty. */
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

/** Swaps the photos of two slots; crops move with their photos (designer.md 1.6). */
export function withSwappedPhotos(document: Document, slotId: string, otherId: string): Document {
  const first = findSlot(document, slotId)?.slot.photo
  const second = findSlot(document, otherId)?.slot.photo
  if (first === undefined || second === undefined) return document
  const half = changeSlot(document, slotId, slot => ({ ...slot, photo: second }))
  const swapped = changeSlot(half, otherId, slot => ({ ...slot, photo: first }))
  return [slotId, otherId].reduce(withoutOwnPlace, swapped)
}

/** Removes a photo from every slot and every day, and sets it aside. */
export function withPhotoSetAside(document: Document, assetId: string): Document {
  if (!findAsset(document, assetId)) return document
  const slots = allSlots(document).flatMap(({ slot }) => (slot.photo?.assetId === assetId ? [slot] : []))
  const emptied = withoutDayPhotos(
    slots.reduce((current, slot) => withoutPhoto(current, slot.id), document),
    id => id === assetId,
  )
  return emptied.aside.includes(assetId) ? emptied : { ...emptied, aside: [...emptied.aside, assetId] }
}

/** Makes a photo that was set aside available again. */
export const withPhotoRestored = (document: Document, assetId: string): Document =>
  document.aside.includes(assetId)
    ? { ...document, aside: document.aside.filter(id => id !== assetId) }
    : document

/** Removes an element from its page; its photo is set aside. */
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

/** Sets a photo aside with its crop after its slot was removed, unless another slot or a day shows it. */
export const withUnplacedPhotoSetAside = (document: Document, { assetId, crop }: PlacedPhoto): Document =>
  placedAssetIds(document).has(assetId)
    ? document
    : withPhotoSetAside(rememberCrop(document, assetId, crop), assetId)

/** Sets a photo aside if nothing shows it any more. */
const setUnusedPhotosAside = (document: Document, assetId: string): Document =>
  placedAssetIds(document).has(assetId) ? document : withPhotoSetAside(document, assetId)

/** Removes a photo completely: from slots, available photos and document. */
export function withoutAsset(document: Document, assetId: string): Document {
  if (!findAsset(document, assetId)) return document
  const { [assetId]: _forgotten, ...assets } = document.assets
  const bare = withPhotoRestored(withPhotoSetAside(document, assetId), assetId)
  return { ...bare, assets }
}

/**
 * Puts photos, title and form answers of one document into the pages of another: each photo into the slot of the same
 * id. Photos without such a slot are set aside.
 */
export function transferPhotos(document: Document, source: Document): Document {
  const { title, assets, kept: rest } = source
  const slots = allSlots(source)
  const moved = slots.reduce(
    (current, { slot: { id, photo } }) => {
      const asset = photo && findAsset(source, photo.assetId)
      if (!asset) return current
      return findSlot(current, id)
        ? withPhoto(current, id, asset, photo.crop)
        : withPhotoSetAside(current, asset.id)
    },
    withAssets({ ...document, title, kept: rest }, Object.values(assets)),
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
