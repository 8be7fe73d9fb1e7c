import { withAssets } from '../change-photos.ts'
import { slotIds, withLayoutBoxes } from '../collage/change-collage.ts'
import { slotsOf } from '../collage/spacing.ts'
import { createSlot, type PhotoSlot } from '../elements/photo/photo.ts'
import { cropForFaces, faceZones } from '../faces/fit-faces.ts'
import { findAsset, placedAssetIds } from '../find.ts'
import { maskInside } from '../geometry/mask-inside.ts'
import type { Asset, Box, Crop, Document, Page } from '../model.ts'
import { cropLoss } from '../photo-layout/energy.ts'
import { DEFAULT_CROP } from '../repair-crop.ts'
import { photoStyleOf } from './book-theme.ts'

/** Photos for a sheet, each with its box in mm. */
export interface SheetPhotos {
  sheetId: string
  placed: readonly { photoId: string; box: Box }[]
}

/** Faces that the photos of a book are moved for. */
export interface BookFaces {
  /** Faces of a photo in shares of its width and height. */
  facesOf(assetId: string): readonly Box[]
  /** Distance of faces to the fold. */
  foldMm: number
}

export const NO_FACES: BookFaces = { facesOf: () => [], foldMm: 0 }

/**
 * Lays the photos of several sheets out anew. Crops and words stay; photos of these sheets that have no place any more
 * become free, with their crop.
 * @param assets photos that may not be part of the document yet
 */
export function withBookPhotos(
  document: Document,
  sheets: readonly SheetPhotos[],
  assets: readonly Asset[] = [],
  faces = NO_FACES,
): Document {
  const bySheet = new Map(sheets.map(sheet => [sheet.sheetId, sheet.placed]))
  const known = withCropsRemembered(document, bySheet, faces)
  const wanted = new Set(sheets.flatMap(({ placed }) => placed.map(({ photoId }) => photoId)))
  const withFacts = withAssets(
    known,
    assets.filter(({ id }) => wanted.has(id)),
  )
  const masks = ownMasks(document)
  const pages = withFacts.pages.map(page => {
    const placed = bySheet.get(page.id)
    return placed ? withPagePhotos(withFacts, page, placed, { faces, masks }) : page
  })
  const shown = placedAssetIds({ pages })
  return { ...withFacts, pages, aside: withFacts.aside.filter(id => !shown.has(id)) }
}

/** The crop of each photo on these sheets that the customer chose, remembered for its next place. */
function withCropsRemembered(
  document: Document,
  sheets: ReadonlyMap<string, unknown>,
  faces: BookFaces,
): Document {
  const crops = document.pages.flatMap(page =>
    sheets.has(page.id)
      ? slotsOf(page).flatMap(({ photo, box, mask }) =>
          photo ? [{ ...photo, page, place: { box, mask } }] : [],
        )
      : [],
  )
  const assets = { ...document.assets }
  for (const { assetId, crop, page, place } of crops) {
    const asset = assets[assetId]
    const isChosen =
      asset && !isSameCrop(crop, DEFAULT_CROP) && !isSameCrop(crop, proposedCrop(page, place, asset, faces))
    if (isChosen) assets[assetId] = { ...asset, lastCrop: crop }
  }
  return { ...document, assets }
}

/** Shares of a photo that differ by less are the same. */
const SAME = 0.001

export const isSameCrop = (a: Crop, b: Crop): boolean =>
  Math.abs(a.centre.u - b.centre.u) < SAME &&
  Math.abs(a.centre.v - b.centre.v) < SAME &&
  JSON.stringify({ ...a, centre: null }) === JSON.stringify({ ...b, centre: null })

/** The crop that keeps faces in a place whole behind its outline, off the trim and off the fold. */
export function proposedCrop(
  page: Page,
  { box, mask }: Pick<PhotoSlot, 'box' | 'mask'>,
  asset: Asset,
  { facesOf, foldMm }: BookFaces,
): Crop {
  const fold = page.role === 'spread' ? { x: page.trim.width / 2, mm: foldMm } : null
  const photo = { ratio: asset.width / asset.height, faces: facesOf(asset.id) }
  return cropForFaces(photo, box, faceZones(page, maskInside(mask, box), fold))
}

function withPagePhotos(
  document: Document,
  page: Page,
  placed: SheetPhotos['placed'],
  { faces, masks }: { faces: BookFaces; masks: ReadonlyMap<string, Partial<PhotoSlot>> },
): Page {
  const look = photoStyleOf(document, page)
  const ids = slotIds(document, page, placed.length)
  const slots = placed.map(({ photoId, box }, index): PhotoSlot => {
    const asset = findAsset(document, photoId)
    const own = masks.get(photoId)
    const mask = own?.mask ?? look.mask
    const crop = asset && (asset.lastCrop ?? proposedCrop(page, { box, mask }, asset, faces))
    const photo = asset && crop && { assetId: photoId, crop }
    return createSlot({ id: ids[index] ?? '', box, locked: false, photo, ...look, ...own })
  })
  return withLayoutBoxes(page, slots)
}

/** Outlines that the customer chose, by photo: they follow it to its new place. */
const ownMasks = ({ pages }: Document): Map<string, Partial<PhotoSlot>> =>
  new Map(
    pages
      .flatMap(slotsOf)
      .flatMap(({ photo, ownMask, mask, radiusMm }) =>
        photo && ownMask ? [[photo.assetId, { mask, radiusMm, ownMask }] as const] : [],
      ),
  )

/** Fills empty places of the cover with the photos of the book that lose least there. */
export function withCoverPhoto(document: Document): Document {
  const cover = document.pages.find(({ role }) => role === 'cover')
  const empty = cover && slotsOf(cover).filter(({ photo }) => !photo)
  if (!cover || !empty || empty.length === 0) return document
  const inside = [...placedAssetIds(document)].flatMap(id => findAsset(document, id) ?? [])
  const used = new Set(slotsOf(cover).flatMap(({ photo }) => photo?.assetId ?? []))
  const filled = new Map<string, string>()
  for (const { id, box } of empty) {
    const [best] = inside
      .filter(asset => !used.has(asset.id))
      .map(asset => ({ asset, loss: cropLoss({ ratio: asset.width / asset.height }, box) }))
      .sort((a, b) => a.loss - b.loss)
    if (!best) continue
    used.add(best.asset.id)
    filled.set(id, best.asset.id)
  }
  const withPhoto = (page: Page): Page => ({
    ...page,
    elements: page.elements.map(one => {
      const assetId = one.type === 'photo' ? filled.get(one.id) : undefined
      return one.type === 'photo' && assetId ? { ...one, photo: { assetId, crop: DEFAULT_CROP } } : one
    }),
  })
  return { ...document, pages: document.pages.map(page => (page === cover ? withPhoto(page) : page)) }
}
