import {
  type Asset,
  COLLAGE_PHOTOS,
  collageLayouts,
  collagePhotos,
  type Document,
  type Layout,
  layoutCropLoss,
  type Page,
  placedAssetIds,
  slotsArea,
  slotsOf,
} from '@passepartout/document'
import { useMemo } from 'react'
import { usePage } from '../state/current-slot.ts'
import type { TrayPhoto } from '../state/design-state.ts'
import { useDesign, useEditor } from '../state/designer-context.ts'

export interface RankedLayout extends Layout {
  count: number
  /** Mean share of each photo that is cropped. */
  loss: number
}

export const unplacedAsset = ({ id, name, width, height, source, notices }: TrayPhoto): Asset => ({
  ...{ id, name: name.slice(0, 255), source, notices: [...notices] },
  width: width || 4032,
  height: height || 3024,
})

export const unplacedPhotos = (document: Document, tray: readonly TrayPhoto[]): TrayPhoto[] => {
  const placed = placedAssetIds(document)
  return tray.filter(({ id }) => !placed.has(id) && !document.aside.includes(id))
}

/** Layouts for a number of photos, ordered by how little they crop. */
export function rankLayouts(
  document: Document,
  page: Page,
  free: readonly Asset[],
  count: number,
): RankedLayout[] {
  const area = slotsArea(page)
  const ratio = area.width / area.height
  const photos = collagePhotos(document, page.id, free).slice(0, count)
  return collageLayouts(
    count,
    ratio,
    photos.map(one => one.ratio),
  )
    .map(layout => ({ ...layout, count, loss: layoutCropLoss(layout, ratio, photos) }))
    .toSorted((a, b) => a.loss - b.loss)
}

const within = (count: number) => Math.min(COLLAGE_PHOTOS.max, Math.max(COLLAGE_PHOTOS.min, count))

/** The page, its photos and the free ones, and the number of slots for all of them. */
export function useCollage() {
  const page = usePage()
  const document = useEditor(snapshot => snapshot.document)
  const tray = useDesign(state => state.tray)
  return useMemo(() => {
    const free = unplacedPhotos(document, tray).map(unplacedAsset)
    const photos = page ? collagePhotos(document, page.id, free) : []
    const places = page ? slotsOf(page).length : 0
    return { document, page, free, photos, places, all: within(photos.length || places) }
  }, [document, page, tray])
}
