import {
  type Asset,
  type Box,
  type Document,
  findAsset,
  type Page,
  placedAssetIds,
  slotsOf,
} from '@passepartout/document'
import { type BookFaces, captionSpaces } from '@passepartout/document/book'
import { type BookPhoto, LARGER, SMALLER } from '@passepartout/document/layout'
import { unplacedAsset } from '../collage/collage-layouts.ts'
import type { TrayPhoto } from '../state/design-state.ts'
import type { Designer } from '../state/designer.ts'
import { rest } from '../state/wait.ts'
import { findJudgedPhoto, type JudgedPhoto, photoJudge } from './judged-photos.ts'

/** A photo for the layout engine, with what this device knows of it. */
export function toBookPhoto(asset: Asset, onDevice?: JudgedPhoto, faces?: readonly Box[]): BookPhoto {
  const turns = asset.lastCrop?.quarterTurns ?? 0
  const ratio = asset.width / asset.height
  const judged = asset.judged ?? onDevice?.judged
  return {
    id: asset.id,
    ratio: turns % 2 === 1 ? 1 / ratio : ratio,
    widthPx: turns % 2 === 1 ? asset.height : asset.width,
    ...(asset.takenAt && { takenAtMin: Date.parse(`${asset.takenAt}Z`) / 60_000 }),
    ...(onDevice && { look: onDevice.look }),
    ...(asset.wish && { weight: asset.wish === 'larger' ? LARGER : SMALLER }),
    ...(asset.wish === 'larger' && { isWished: true }),
    ...(judged && { judged }),
    // Faces of turned photos are not turned with them.
    ...(faces && turns === 0 && { faces }),
  }
}

/** Time to judge the photos that were not judged as they came, some of which wait for their preview. */
const MOST_WAIT_MS = 6000
const PACE_MS = 100

/** The photos to divide over these sheets: theirs, and those of the tray that are neither placed nor set aside. */
export async function photosForSheets(
  { editor, design, photos }: Pick<Designer, 'editor' | 'design' | 'photos'>,
  sheetIds: ReadonlySet<string>,
): Promise<{ photos: BookPhoto[]; assets: Asset[] }> {
  const { document } = editor.getSnapshot()
  const { facesOf } = bookFacesOf({ design })
  const assets = assetsForSheets(document, design.get().tray.map(withTime), sheetIds)
  const ids = assets.map(({ id }) => id)
  const isLate = rest(MOST_WAIT_MS).then(() => true)
  const judge = () => photoJudge.readAll(photos, ids).then(() => rest(PACE_MS))
  const isJudged = () => ids.every(id => photoJudge.isRead(photos, id) || photos.isUndrawable(id))
  while (!isJudged()) if ((await Promise.race([isLate, judge()])) === true) break
  const judged = assets.map(asset => ({ ...asset, ...judgementOf(asset, findJudgedPhoto(photos, asset)) }))
  return {
    photos: withCaptionSpace(
      document,
      judged.map(asset => toBookPhoto(asset, findJudgedPhoto(photos, asset), facesOf(asset.id))),
    ),
    assets: judged,
  }
}

/** Faces that are known of the photos of the book. */
export const bookFacesOf = ({ design }: Pick<Designer, 'design'>): BookFaces => {
  const { faces, product } = design.get()
  return { facesOf: id => faces.subjects?.[id] ?? [], foldMm: product?.book?.foldMm ?? 0 }
}

const judgementOf = ({ judged }: Asset, onDevice: JudgedPhoto | undefined) =>
  judged || !onDevice ? {} : { judged: onDevice.judged }

/** All photos that the book could show: those on its pages and those of the tray, but those set aside. */
export function bookAssets(document: Document, tray: readonly TrayPhoto[]): Asset[] {
  const placed = [...placedAssetIds(document)].flatMap(id => findAsset(document, id) ?? [])
  const byId = new Map([...tray.map(withTime), ...placed].map(asset => [asset.id, asset]))
  return [...byId.values()].filter(({ id }) => !document.aside.includes(id))
}

/** The photos of a page for the layout engine: from left to right page, on each by time and from the top. */
export function photosInReadingOrder(
  document: Document,
  page: Page,
  { facesOf }: Pick<BookFaces, 'facesOf'>,
): BookPhoto[] {
  const fold = page.role === 'spread' ? page.trim.width / 2 : Number.POSITIVE_INFINITY
  const photos = slotsOf(page)
    .flatMap(({ photo, box }) => {
      const asset = photo && findAsset(document, photo.assetId)
      return asset && photo
        ? [{ asset: { ...asset, lastCrop: photo.crop }, box, isRight: box.x >= fold - 1 }]
        : []
    })
    .sort(
      (a, b) =>
        Number(a.isRight) - Number(b.isRight) ||
        (a.asset.takenAt ?? '').localeCompare(b.asset.takenAt ?? '') ||
        a.box.y - b.box.y ||
        a.box.x - b.box.x,
    )
    .map(({ asset }) => toBookPhoto(asset, undefined, facesOf(asset.id)))
  return withCaptionSpace(document, photos)
}

/** Layouts leave paper for the captions of photos. */
function withCaptionSpace(document: Document, photos: readonly BookPhoto[]): BookPhoto[] {
  const spaces = captionSpaces(document)
  return photos.map(photo => {
    const caption = spaces.get(photo.id)
    return caption ? { ...photo, caption } : photo
  })
}

const withTime = (photo: TrayPhoto): Asset => ({
  ...unplacedAsset(photo),
  ...(photo.takenAt && { takenAt: photo.takenAt }),
})

function assetsForSheets(document: Document, tray: readonly Asset[], sheetIds: ReadonlySet<string>): Asset[] {
  const own = document.pages.filter(({ id }) => sheetIds.has(id)).flatMap(slotsOf)
  const there = own.flatMap(({ photo }) => (photo ? (findAsset(document, photo.assetId) ?? []) : []))
  const elsewhere = placedAssetIds({
    pages: document.pages.filter(({ id, role }) => !sheetIds.has(id) && role !== 'cover'),
  })
  const byId = new Map([...there, ...tray].map(asset => [asset.id, asset]))
  return [...byId.values()]
    .filter(
      ({ id, width, height }) =>
        !elsewhere.has(id) && !document.aside.includes(id) && width > 0 && height > 0,
    )
    .map(asset => {
      const known = findAsset(document, asset.id)
      return known ? { ...asset, ...known, ...(asset.takenAt && { takenAt: asset.takenAt }) } : asset
    })
}
