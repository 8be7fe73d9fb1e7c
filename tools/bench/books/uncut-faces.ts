import {
  apply,
  type Box,
  cornersOf,
  type Document,
  placePhoto,
  slotFrame,
  slotsOf,
} from '@passepartout/document'
import { faceZones } from '@passepartout/document/faces'
import type { LabelledPhoto } from './labelled-photos.ts'

export interface UncutFaces {
  uncut: number
  all: number
}

/** How many of the labelled faces in a book are neither cropped, trimmed nor in the fold. */
export function countUncutFaces(
  document: Document,
  photos: readonly LabelledPhoto[],
  foldMm: number,
): UncutFaces {
  const byId = new Map(photos.map(photo => [photo.asset.id, photo]))
  const count: UncutFaces = { uncut: 0, all: 0 }
  for (const page of document.pages) {
    const fold = page.role === 'spread' ? { x: page.trim.width / 2, mm: foldMm } : null
    for (const slot of slotsOf(page)) {
      const photo = slot.photo && byId.get(slot.photo.assetId)
      if (!photo || !slot.photo) continue
      const { matrix } = placePhoto(slotFrame(page, slot), photo.asset, slot.photo.crop)
      const zones = faceZones(page, slot.box, fold)
      for (const face of photo.labelledFaces) {
        const corners = cornersOf(face).map(({ x, y }) =>
          apply(matrix, { x: x * photo.asset.width, y: y * photo.asset.height }),
        )
        count.all++
        if (zones.some(zone => corners.every(corner => isInside(corner, zone)))) count.uncut++
      }
    }
  }
  return count
}

/** Tolerance in mm. */
const CRUMB = 0.1

const isInside = ({ x, y }: { x: number; y: number }, zone: Box): boolean =>
  x >= zone.x - CRUMB &&
  x <= zone.x + zone.width + CRUMB &&
  y >= zone.y - CRUMB &&
  y <= zone.y + zone.height + CRUMB
