import {
  deleteVisitorPhoto,
  loadVisitorPhoto,
  storedPhotoId,
  storeVisitorPhoto,
} from '@passepartout/mockups/own-photo'
import { announce, showThumbnail } from './announce.ts'
import { clearPhotoFromDetails, preloadDetailImages, showPhotoInDetails } from './detail-photo-preview.ts'
import type { PhotoReading } from './photo-reading.ts'
import { readPhoto, startPhotoWorker } from './read-photo.ts'
import { showProblem } from './show-problem.ts'
import { type Point, restoreSamplePhotos, showVisitorPhoto } from './show-visitor-photo.ts'

/** The photo variant for detail images: as sharp as the largest of them needs. */
const CLOSE_UP_TIER = 1200

const root = document.documentElement
let current = ''

/** Prepares everything that a photo needs; with `isSoon` one is about to arrive. */
export function warmUp(isSoon = false): void {
  startPhotoWorker()
  void preloadDetailImages(isSoon)
}

/**
 * Shows a chosen photo in every product image, those nearest to `from` first, and stores it on this device. If it
 * cannot be shown, a message says why and the images stay as they are.
 */
export function applyVisitorPhoto(file: File, from: Element | Point): void {
  const id = crypto.randomUUID()
  const near = from instanceof Element ? middleOf(from) : from
  current = id
  let isHanging = false
  readPhoto(file, reading => {
    // Another one was chosen in the meantime.
    if (current !== id) return
    if (!('problem' in reading)) isHanging = true
    if ('side' in reading) return void showPhotoInDetails(id, reading.side, reading.bitmap)
    if (!('problem' in reading)) return show(id, file, reading, near)
    showProblem(reading.problem)
    // Its preview or its pixels were shown, but the rest of it could not be read.
    if (isHanging) void showStoredPhoto()
  })
}

function show(id: string, file: File, reading: Extract<PhotoReading, { tiers: unknown }>, near: Point): void {
  const { width, height, tiers, stage } = reading
  const isFirst = root.dataset.photo !== id
  root.dataset.photo = id
  showVariant(id, tiers)
  showVisitorPhoto({ width, height, tiers }, isFirst ? near : undefined)
  showThumbnail()
  if (isFirst) announce('shown')
  if (stage === 'preview') return
  // Stored at once for visitors who quickly continue to the next page, and again with every size.
  void storeVisitorPhoto({ id, file, width, height, tiers }).then(isStored => {
    if (stage === 'complete' && !isStored) announce('only-here')
    notifyCards()
  })
}

/** Detail images that were drawn from the pixels of a variant stay as they are when its file arrives. */
function showVariant(id: string, tiers: Readonly<Record<number, Blob>>): void {
  const [side, file] = Object.entries(tiers).findLast(([longer]) => Number(longer) <= CLOSE_UP_TIER) ?? []
  if (side && file) void showPhotoInDetails(id, Number(side), file)
}

/** Updates every image to the photo stored on this device: after a page change, or a choice made in another window. */
export async function showStoredPhoto(): Promise<void> {
  // Without the hint the photo is deleted, or about to be.
  const hint = storedPhotoId()
  const photo = hint && (await loadVisitorPhoto())
  if (!photo) {
    if (current === root.dataset.photo) current = ''
    // A hint without its photo would cause a search on every page.
    if (hint) void deleteVisitorPhoto()
    return clear()
  }
  current = photo.id
  root.dataset.photo = photo.id
  showVariant(photo.id, photo.tiers)
  showVisitorPhoto(photo)
  showThumbnail()
  notifyCards()
}

/** Restores the shop's sample photos and deletes the photo from the device. */
export function removeVisitorPhoto(): void {
  current = ''
  clear()
  void deleteVisitorPhoto()
  announce('removed')
}

function clear(): void {
  delete root.dataset.photo
  clearPhotoFromDetails()
  restoreSamplePhotos()
  showThumbnail()
  notifyCards()
}

/** Cards are drawn by separate code, which pages without cards do not load. */
const notifyCards = () => dispatchEvent(new Event('own-photo'))

function middleOf(element: Element): Point {
  const { x, y, width, height } = (element.closest('label') ?? element).getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-photo-remove]')) removeVisitorPhoto()
})
