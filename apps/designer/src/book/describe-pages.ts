import { type Document, findAsset, type Page, slotsOf } from '@passepartout/document'
import { cropLoss, type SheetLayout } from '@passepartout/document/layout'
import { toBookPhoto } from './book-photos.ts'

/** What the layout of pages does to their photos; computed from the document, so that it is true after every change. */
export interface PagesDescription {
  /** Largest share of a photo that is cropped by the shape of its place. */
  loss: number
  /** Share of the paper without a photo. */
  white: number
  /** First and last time at which a photo was taken, in ms; undefined where no camera said so. */
  from?: number
  until?: number
}

export function describePages(document: Document, page: Page): PagesDescription {
  const { width, height } = page.trim
  const placed = slotsOf(page).flatMap(({ photo, box }) => {
    const asset = photo && findAsset(document, photo.assetId)
    return asset && photo ? [{ photo: toBookPhoto({ ...asset, lastCrop: photo.crop }), box }] : []
  })
  const covered = placed.reduce((sum, { box }) => {
    const [left, top] = [Math.max(0, box.x), Math.max(0, box.y)]
    const [right, bottom] = [Math.min(width, box.x + box.width), Math.min(height, box.y + box.height)]
    return sum + Math.max(0, right - left) * Math.max(0, bottom - top)
  }, 0)
  const times = placed.flatMap(({ photo }) =>
    photo.takenAtMin === undefined ? [] : [photo.takenAtMin * 60_000],
  )
  return {
    loss: Math.max(0, ...placed.map(({ photo, box }) => cropLoss(photo, box))),
    white: Math.max(0, 1 - covered / (width * height)),
    ...(times.length > 0 && { from: Math.min(...times), until: Math.max(...times) }),
  }
}

const SAME_MM = 0.5

/** Whether the photos of a page lie as in a layout. */
export function isLaidOutAs(page: Page, { placed }: SheetLayout): boolean {
  const slots = slotsOf(page).filter(({ photo }) => photo)
  return (
    slots.length === placed.length &&
    placed.every(({ photoId, box }) =>
      slots.some(
        slot =>
          slot.photo?.assetId === photoId &&
          (['x', 'y', 'width', 'height'] as const).every(
            side => Math.abs(slot.box[side] - box[side]) < SAME_MM,
          ),
      ),
    )
  )
}
