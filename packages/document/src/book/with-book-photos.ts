import { withAssets } from '../change-photos.ts'
import { slotIds, withLayoutBoxes } from '../collage/change-collage.ts'
import { slotsOf } from '../collage/spacing.ts'
import { createSlot, type PhotoSlot } from '../elements/photo/photo.ts'
import { cropForFaces, faceZones } from '../faces/fit-faces.ts'
import { findAsset, placedAssetIds } from '../find.ts'
import type { Asset, Box, Crop, Document, Page } from '../model.ts'
import { cropLoss } from '../photo-layout/energy.ts'
import { DEFAULT_CROP } from '../repair-crop.ts'

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

const NO_FACES: BookFaces = { facesOf: () => [], foldMm: 0 }

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
  const pages = withFacts.pages.map(page => {
    const placed = bySheet.get(page.id)
    return placed ? withPagePhotos(withFacts, page, placed, faces) : page
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
      ? slotsOf(page).flatMap(({ photo, box }) => (photo ? [{ ...photo, page, box }] : []))
      : [],
  )
  const assets = { ...document.assets }
  for (const { assetId, crop, page, box } of crops) {
    const asset = assets[assetId]
    const isChosen =
      asset && !isSame(crop, DEFAULT_CROP) && !isSame(crop, proposedCrop(page, box, asset, faces))
    if (isChosen) assets[assetId] = { ...asset, lastCrop: crop }
  }
  return { ...document, assets }
}

/** Shares of a photo that differ by less are the same. */
const SAME = 0.001

const isSame = (a: Crop, b: Crop): boolean =>
  Math.abs(a.centre.u - b.centre.u) < SAME &&
  Math.abs(a.centre.v - b.centre.v) < SAME &&
  JSON.stringify({ ...a, centre: null }) === JSON.stringify({ ...b, centre: null })

/** The crop that keeps faces in a box whole, off the trim and off the fold. */
function proposedCrop(page: Page, box: Box, asset: Asset, { facesOf, foldMm }: BookFaces): Crop {
  const fold = page.role === 'spread' ? { x: page.trim.width / 2, mm: foldMm } : null
  const photo = { ratio: asset.width / asset.height, faces: facesOf(asset.id) }
  return cropForFaces(photo, box, faceZones(page, box, fold))
}

function withPagePhotos(
  document: Document,
  page: Page,
  placed: SheetPhotos['placed'],
  faces: BookFaces,
): Page {
  const [model] = slotsOf(page)
  const ids = slotIds(document, page, placed.length)
  const slots = placed.map(({ photoId, box }, index): PhotoSlot => {
    const asset = findAsset(document, photoId)
    const crop = asset && (asset.lastCrop ?? proposedCrop(page, box, asset, faces))
    const photo = asset && crop && { assetId: photoId, crop }
    return createSlot({ id: ids[index] ?? '', box, locked: false, photo, ...styleOf(model) })
  })
  return withLayoutBoxes(page, slots)
}

/** Rounded corners and lines of a design stay; other masks belong to its own places. */
const styleOf = (model: PhotoSlot | undefined): Partial<PhotoSlot> =>
  model
    ? { border: model.border, ...(model.mask === 'rounded' && { mask: 'rounded', radiusMm: model.radiusMm }) }
    : {}

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
