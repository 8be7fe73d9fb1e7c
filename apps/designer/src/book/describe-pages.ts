import { type Asset, type Document, findAsset, type Page, slotsOf } from '@passepartout/document'
import { roomOf } from '@passepartout/document/book'
import {
  type BookPhoto,
  burstsOf,
  cropLoss,
  type EnergyTerm,
  inOrderOfTime,
  momentsOf,
  photoScore,
  type SheetLayout,
} from '@passepartout/document/layout'
import { toBookPhoto } from './book-photos.ts'
import type { JudgedPhoto } from './judged-photos.ts'

/** One sentence about pages; the screen has words for each code. Shares 0..1, lengths in mm, times in ms. */
export type PagesReason =
  | { code: 'whole' | 'across' }
  /** Largest share of a photo that is cropped by the shape of its place. */
  | { code: 'crop'; share: number }
  /** Share of the paper without a photo. */
  | { code: 'white'; share: number }
  | { code: 'fold'; mm: number }
  | { code: 'largest-wished' | 'largest-best' | 'largest' | 'few-pixels'; assetId: string }
  | { code: 'times'; count: number; from: number; until: number }
  | { code: 'twins' | 'pinned'; count: number }
  | { code: 'rhythm'; count: number; before: number }

/** What this device saw in a photo, if it looked. */
type JudgedPhotoLookup = (asset: Asset) => JudgedPhoto | undefined

interface Placed {
  photo: BookPhoto
  box: { x: number; y: number; width: number; height: number }
  isPinned: boolean
}

/** A photo is the large one if the next one has at most this share of its area. */
const LARGE = 0.7
const LEAST_PPI = 150
const MM_PER_INCH = 25.4
const MOST_REASONS = 6

/**
 * Why pages look as they do, by the terms that layouts are compared by; computed from the document, so that it is true
 * after every change. What is unusual comes first.
 */
export function explainPages(
  document: Document,
  page: Page,
  judgedPhotoOf?: JudgedPhotoLookup,
): PagesReason[] {
  const placed = photosOn(document, page, judgedPhotoOf)
  if (placed.length === 0) return []
  const before = document.pages[document.pages.indexOf(page) - 1]
  const count = before?.role === page.role ? photosOn(document, before).length : undefined
  const pinned = placed.filter(({ isPinned }) => isPinned).length
  return [
    ...(pinned > 0 ? [{ code: 'pinned' as const, count: pinned }] : []),
    ...fewPixels(placed),
    ...twins(placed),
    ...largest(placed),
    ...crop(placed),
    { code: 'white' as const, share: whiteShare(placed, page) },
    ...times(placed),
    ...fold(placed, page),
    ...(count !== undefined && count > 0 && count !== placed.length
      ? [{ code: 'rhythm' as const, count: placed.length, before: count }]
      : []),
  ].slice(0, MOST_REASONS)
}

const photosOn = (document: Document, page: Page, judgedPhotoOf?: JudgedPhotoLookup): Placed[] =>
  slotsOf(page).flatMap(({ photo, box, pinned }) => {
    const asset = photo && findAsset(document, photo.assetId)
    if (!asset || !photo) return []
    const known = toBookPhoto({ ...asset, lastCrop: photo.crop }, judgedPhotoOf?.(asset))
    return [{ photo: known, box, isPinned: pinned === true }]
  })

function fewPixels(placed: readonly Placed[]): PagesReason[] {
  const ppi = ({ photo: { widthPx = Number.POSITIVE_INFINITY }, box }: Placed) =>
    (widthPx / box.width) * MM_PER_INCH
  const [least] = placed.toSorted((a, b) => ppi(a) - ppi(b))
  return least && ppi(least) < LEAST_PPI ? [{ code: 'few-pixels', assetId: least.photo.id }] : []
}

function twins(placed: readonly Placed[]): PagesReason[] {
  const count = burstsOf(inOrderOfTime(placed.map(({ photo }) => photo))).reduce(
    (sum, { length }) => sum + length,
    0,
  )
  return count > 0 ? [{ code: 'twins', count }] : []
}

function largest(placed: readonly Placed[]): PagesReason[] {
  const area = ({ box }: Placed) => box.width * box.height
  const [first, second] = placed.toSorted((a, b) => area(b) - area(a))
  if (!first || !second || area(second) > LARGE * area(first)) return []
  const assetId = first.photo.id
  if (first.photo.isWished) return [{ code: 'largest-wished', assetId }]
  const isBest = placed.every(one => one === first || photoScore(one.photo) < photoScore(first.photo))
  return [{ code: isBest ? 'largest-best' : 'largest', assetId }]
}

const LEAST_LOSS = 0.005

function crop(placed: readonly Placed[]): PagesReason[] {
  const share = Math.max(0, ...placed.map(({ photo, box }) => cropLoss(photo, box)))
  return share < LEAST_LOSS ? [{ code: 'whole' }] : [{ code: 'crop', share }]
}

function whiteShare(placed: readonly Placed[], { trim: { width, height } }: Page): number {
  const covered = placed.reduce((sum, { box }) => {
    const [left, top] = [Math.max(0, box.x), Math.max(0, box.y)]
    const [right, bottom] = [Math.min(width, box.x + box.width), Math.min(height, box.y + box.height)]
    return sum + Math.max(0, right - left) * Math.max(0, bottom - top)
  }, 0)
  return Math.max(0, 1 - covered / (width * height))
}

function times(placed: readonly Placed[]): PagesReason[] {
  const photos = inOrderOfTime(
    placed.map(({ photo }) => photo).filter(({ takenAtMin }) => takenAtMin !== undefined),
  )
  const [from, until] = [photos[0]?.takenAtMin, photos.at(-1)?.takenAtMin]
  if (from === undefined || until === undefined) return []
  const count = new Set(momentsOf(photos)).size
  return [{ code: 'times', count, from: from * 60_000, until: until * 60_000 }]
}

function fold(placed: readonly Placed[], { role, trim }: Page): PagesReason[] {
  if (role !== 'spread') return []
  const middle = trim.width / 2
  const distances = placed.map(({ box }) => Math.max(box.x - middle, middle - box.x - box.width))
  const mm = Math.min(...distances)
  if (mm < -1) return [{ code: 'across' }]
  return mm >= 1 ? [{ code: 'fold', mm: Math.floor(mm) }] : []
}

/** The term by which a layout is worse than the best one; `none` for the best itself. */
export function largestDifference(layout: SheetLayout, best: SheetLayout | undefined): EnergyTerm | 'none' {
  const by = (term: EnergyTerm) => (layout.terms[term] ?? 0) - (best?.terms[term] ?? 0)
  const [worst] = ANNOUNCED_ENERGIES.toSorted((a, b) => by(b) - by(a))
  return worst && by(worst) > LEAST_LOSS ? worst : 'none'
}

/** Terms by which layouts of the same photos differ. */
const ANNOUNCED_ENERGIES = [
  'white',
  'size',
  'crop',
  'face',
  'small',
  'resolution',
  'balance',
  'empty',
] as const

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
            side => Math.abs(roomOf(slot)[side] - box[side]) < SAME_MM,
          ),
      ),
    )
  )
}
