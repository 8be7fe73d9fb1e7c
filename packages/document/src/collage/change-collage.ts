import { withPhoto, withPhotoRestored, withPhotoSetAside } from '../change-photos.ts'
import { createSlot, type PhotoSlot } from '../elements/photo/photo.ts'
import { allSlots, findAsset } from '../find.ts'
import type { Asset, Box, Crop, Document, Element, Page } from '../model.ts'
import {
  assignPhotosToSlots,
  createSeededRandom,
  meanCropLossShare,
  type Ratio,
  ratioOf,
} from './assign-photos-to-slots.ts'
import { pageInLayoutPosition } from './free-slots.ts'
import type { Layout } from './layouts.ts'
import { slotsArea, slotsOf, spacingOf, withSpacingBetween } from './spacing.ts'

/** A photo with the data that moves with it from slot to slot. */
interface PhotoCarryOver extends Ratio {
  asset: Asset
  crop: Crop | undefined
  pinned: boolean
}

const carryOverPhotos = (asset: Asset, crop: Crop | undefined, pinned = false): PhotoCarryOver => {
  const ratio = ratioOf(asset)
  return { id: asset.id, asset, crop, pinned, ratio: (crop?.quarterTurns ?? 0) % 2 === 1 ? 1 / ratio : ratio }
}

const pageOf = (document: Document, pageId: string) => document.pages.find(({ id }) => id === pageId)

/** Photos of a page in reading order, each once. */
function photosOf(document: Document, page: Page): PhotoCarryOver[] {
  const seen = new Set<string>()
  return slotsOf(page)
    .toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
    .flatMap(({ photo, pinned }) => {
      const asset = photo && findAsset(document, photo.assetId)
      if (!photo || !asset || seen.has(asset.id)) return []
      seen.add(asset.id)
      return [carryOverPhotos(asset, photo.crop, pinned === true)]
    })
}

/** The photos for a layout of a page: those on it, those set aside, then other available ones. */
export function collagePhotos(document: Document, pageId: string, free: readonly Asset[] = []): Ratio[] {
  const page = pageOf(document, pageId)
  return page ? allPhotos(document, page, free) : []
}

function allPhotos(document: Document, page: Page, free: readonly Asset[]): PhotoCarryOver[] {
  const shown = photosOf(document, page)
  const known = new Set(allSlots(document).flatMap(({ slot }) => slot.photo?.assetId ?? []))
  const aside = document.aside.flatMap(id => {
    const asset = findAsset(document, id)
    return asset && !known.has(id) ? [carryOverPhotos(asset, asset.lastCrop)] : []
  })
  const others = free.filter(({ id }) => !known.has(id) && !document.aside.includes(id))
  return [
    ...shown,
    ...aside,
    ...others.map(asset => carryOverPhotos(asset, findAsset(document, asset.id)?.lastCrop)),
  ]
}

/** Mean cropped share of the photos in a layout, each in its best slot. */
export function layoutCropLoss(layout: Layout, ratio: number, photos: readonly Ratio[]): number {
  const places = layout.cells.map(cell => ratioOf(cell) * ratio)
  return meanCropLossShare(assignPhotosToSlots(photos, places), places)
}

function slotsFor(page: Page, cells: readonly Box[], gapMm: number): Box[] {
  const area = slotsArea(page)
  const whole = cells.map(({ x, y, width, height }) => ({
    x: area.x + x * area.width,
    y: area.y + y * area.height,
    width: width * area.width,
    height: height * area.height,
  }))
  return withSpacingBetween(whole, area, gapMm)
}

/** Slots closer than this look the same. */
const SAME_MM = 0.5

/** Whether the slots of a page match a layout, at their current spacing. */
export function matchesLayout(page: Page, { cells }: Layout): boolean {
  const slots = slotsOf(page)
  if (slots.length !== cells.length || slots.some(({ turn }) => turn !== 0)) return false
  const boxes = slotsFor(page, cells, spacingOf(page) ?? 0)
  return slots.every(({ box }) => boxes.some(other => isSameBox(box, other)))
}

const isSameBox = (a: Box, b: Box) =>
  (['x', 'y', 'width', 'height'] as const).every(side => Math.abs(a[side] - b[side]) < SAME_MM)

/**
 * Applies another layout to a page. Crops do not change; photos without a slot are set aside, and photos set aside or
 * available fill new slots. Texts and ornaments stay.
 */
export function withLayout(
  document: Document,
  pageId: string,
  { cells }: Layout,
  { free = [], gapMm, radiusMm }: { free?: readonly Asset[]; gapMm?: number; radiusMm?: number } = {},
): Document {
  const page = pageOf(document, pageId)
  if (!page) return document
  const radius = radiusMm ?? slotsOf(page).find(({ mask }) => mask === 'rounded')?.radiusMm ?? 0
  const boxes = slotsFor(page, cells, gapMm ?? spacingOf(pageInLayoutPosition(page)) ?? 0)
  const photos = allPhotos(document, page, free)
  const placed = assignPhotosToSlots(photos, boxes.map(ratioOf))
  const ids = slotIds(document, page, boxes.length)
  const slots = boxes.map((box, index) =>
    createSlot({
      ...{
        id: ids[index] ?? '',
        box,
        locked: false,
        ...(placed[index]?.pinned && { pinned: true as const }),
      },
      ...cornerProps(radius),
    }),
  )
  const left = photosOf(document, page).filter(({ id }) => !placed.some(photo => photo?.id === id))
  const asideFirst = left.reduce((current, { id }) => withPhotoSetAside(current, id), document)
  const emptied = {
    ...asideFirst,
    pages: asideFirst.pages.map(one => (one.id === pageId ? withLayoutBoxes(one, slots) : one)),
  }
  return placed.reduce((current, photo, index) => {
    const slot = slots[index]
    if (!photo || !slot) return current
    return withPhotoRestored(withPhoto(current, slot.id, photo.asset, photo.crop), photo.id)
  }, emptied)
}

const cornerProps = (radiusMm: number): Pick<PhotoSlot, 'mask' | 'radiusMm'> => ({
  mask: radiusMm > 0 ? 'rounded' : 'rect',
  radiusMm,
})

/** Inserts new slots at the position of the old ones, above the elements that were below them. */
export function withLayoutBoxes(page: Page, slots: readonly PhotoSlot[]): Page {
  const at = page.elements.findIndex(({ type }) => type === 'photo')
  const others = page.elements.filter(({ type }) => type !== 'photo')
  const behind = page.elements.slice(0, Math.max(0, at)).filter(({ type }) => type !== 'photo').length
  const elements: Element[] = [...others.slice(0, behind), ...slots, ...others.slice(behind)]
  return { ...page, elements }
}

/** Ids that continue those of the page and are not used by other elements. */
export function slotIds(document: Document, page: Page, count: number): string[] {
  const own = slotsOf(page).map(({ id }) => id)
  const taken = new Set(document.pages.flatMap(({ elements }) => elements.map(({ id }) => id)))
  const ids = own.slice(0, count)
  for (let number = 1; ids.length < count; number++) {
    const id = `${page.id}.photo-${number}`
    if (!taken.has(id)) ids.push(id)
  }
  return ids
}

/** Number of random draws per proposal; the one with the least cropping is used. */
const DRAWS = 8

/**
 * Shuffles the photos of a page; the same proposal number gives the same result. Proposal 0 has the least cropping;
 * pinned photos stay.
 */
export function withShuffled(document: Document, pageId: string, proposal: number): Document {
  const page = pageOf(document, pageId)
  if (!page) return document
  const slots = slotsOf(page).filter(({ photo, pinned }) => photo && !pinned)
  const places = slots.map(({ box }) => ratioOf(box))
  const photos = slots
    .flatMap(({ photo }) => {
      const asset = photo && findAsset(document, photo.assetId)
      return asset ? [carryOverPhotos(asset, photo.crop)] : []
    })
    .toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
  if (photos.length < 2) return document
  const next = proposal === 0 ? assignPhotosToSlots(photos, places) : photosInSlots(photos, places, proposal)
  const bySlot = new Map(slots.map(({ id }, index) => [id, next[index]]))
  const change = (element: Element): Element => {
    const photo = element.type === 'photo' ? bySlot.get(element.id) : undefined
    if (element.type !== 'photo' || !photo?.crop) return element
    return { ...element, photo: { assetId: photo.id, crop: photo.crop } }
  }
  return {
    ...document,
    pages: document.pages.map(one =>
      one.id === pageId ? { ...one, elements: one.elements.map(change) } : one,
    ),
  }
}

function photosInSlots(
  photos: readonly PhotoCarryOver[],
  places: readonly number[],
  proposal: number,
): PhotoCarryOver[] {
  const random = createSeededRandom(proposal)
  const draws = Array.from({ length: DRAWS }, () => {
    const order = [...photos]
    for (let last = order.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1))
      const replaced = order[last]
      const moved = order[other]
      if (replaced && moved) [order[last], order[other]] = [moved, replaced]
    }
    return { order, loss: meanCropLossShare(order, places) }
  })
  return draws.toSorted((a, b) => a.loss - b.loss)[0]?.order ?? [...photos]
}

/** Changes the spacing between the slots of a page, in mm. Nothing changes if slots are turned or overlap. */
export function withSpacing(document: Document, pageId: string, mm: number): Document {
  const page = pageOf(document, pageId)
  const now = page && spacingOf(page)
  if (!page || now === null || now === undefined) return document
  const slots = slotsOf(page)
  const boxes = withSpacingBetween(
    slots.map(({ box }) => box),
    slotsArea(page),
    mm - now,
  )
  return changeSlots(document, pageId, (slot, index) => ({ ...slot, box: boxes[index] ?? slot.box }))
}

/** Rounds the corners of a page's slots, in mm; slots with other masks do not change. */
export const withCorners = (document: Document, pageId: string, mm: number): Document =>
  changeSlots(document, pageId, slot =>
    slot.mask === 'rect' || slot.mask === 'rounded' ? { ...slot, ...cornerProps(mm) } : slot,
  )

/** Changes the colour below the photos, and that of a mat above them in the same colour. */
export const withPageBackground = (document: Document, pageId: string, background: string): Document => ({
  ...document,
  pages: document.pages.map(page => {
    if (page.id !== pageId) return page
    const elements = page.elements.map(one =>
      one.type === 'stencil' && one.fill === page.background ? { ...one, fill: background } : one,
    )
    return { ...page, background, elements }
  }),
})

/** Pins photos, so that they stay in place when others are shuffled. */
export const withSlotPinned = (document: Document, slotIds: readonly string[], pinned: boolean): Document =>
  document.pages.reduce(
    (current, page) =>
      changeSlots(current, page.id, slot => (slotIds.includes(slot.id) ? pinnedSlot(slot, pinned) : slot)),
    document,
  )

function pinnedSlot(slot: PhotoSlot, pinned: boolean): PhotoSlot {
  const { pinned: _before, ...free } = slot
  return pinned ? { ...free, pinned: true } : free
}

function changeSlots(
  document: Document,
  pageId: string,
  change: (slot: PhotoSlot, index: number) => PhotoSlot,
): Document {
  let index = 0
  const changed = (element: Element): Element =>
    element.type === 'photo' ? change(element, index++) : element
  return {
    ...document,
    pages: document.pages.map(page =>
      page.id === pageId ? { ...page, elements: page.elements.map(changed) } : page,
    ),
  }
}
