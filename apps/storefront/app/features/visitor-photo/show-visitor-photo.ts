import { photoFocus } from './photo-focus.ts'
import { observeNewImages, replaceImage, restoreAllImages } from './replace-image.ts'
import { isInViewport } from './viewport-visibility.ts'

export interface Point {
  x: number
  y: number
}

interface Photo {
  width: number
  height: number
  /** JPEGs by their longer side. */
  tiers: Readonly<Record<number, Blob>>
}

const FADE_MS = 200
const STAGGER_MS = 30
/** However many images are in view, the last one starts soon. */
const LAST_MS = 150
/** An image that has scrolled away is never drawn; its sample must not stay because of that. */
const PATIENCE_MS = 400

let shown: { src: string; srcset: string; position: string; urls: string[] } | undefined

const sampleImages = (within: ParentNode) => within.querySelectorAll<HTMLImageElement>('img[data-own-photo]')

// Flyouts, dialogs and islands add images: they get the photo before they are painted.
let newcomers: MutationObserver | undefined

/**
 * Shows the photo in every slot on the page; with `near`, images in view fade from their samples, the nearest first.
 */
export function showVisitorPhoto({ width, height, tiers }: Photo, near?: Point): void {
  const last = shown
  const sizes = Object.entries(tiers).map(([side, blob]) => {
    const scale = Math.min(1, Number(side) / Math.max(width, height))
    return { url: URL.createObjectURL(blob), width: Math.round(width * scale) }
  })
  shown = {
    src: sizes[0]?.url ?? '',
    srcset: sizes.map(size => `${size.url} ${size.width}w`).join(', '),
    position: photoFocus({ width, height })
      .map(share => `${share * 100}%`)
      .join(' '),
    urls: sizes.map(({ url }) => url),
  }
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const inSight = near && !calm ? visibleSampleImages(near) : []
  // Reads all of them first: after a change, the browser would calculate the styles of the page again for each.
  inSight.flatMap(before).forEach(fade)
  sampleImages(document).forEach(showPhotoIn)
  newcomers ??= observeNewImages(images => {
    for (const image of images) if (image.matches('[data-own-photo]')) showPhotoIn(image)
  })
  if (last) setTimeout(() => last.urls.forEach(URL.revokeObjectURL), 2000)
}

export function restoreSamplePhotos(): void {
  newcomers?.disconnect()
  newcomers = undefined
  restoreAllImages()
  shown?.urls.forEach(URL.revokeObjectURL)
  shown = undefined
}

/** The smallest variant that is ready, for a thumbnail of the photo itself. */
export const thumbnailUrl = (): string | undefined => shown?.urls[0]

function showPhotoIn(image: HTMLImageElement): void {
  if (shown) replaceImage(image, shown)
}

function visibleSampleImages({ x, y }: Point): HTMLImageElement[] {
  return [...sampleImages(document)]
    .flatMap(image => {
      // The box around it: reading the slot itself would lay out rooms that are out of view.
      const room = image.closest('.scene') ?? image
      if (!isInViewport(room)) return []
      const box = room.getBoundingClientRect()
      return [{ image, away: Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) }]
    })
    .toSorted((a, b) => a.away - b.away)
    .map(({ image }) => image)
}

interface PreviousImage {
  image: HTMLImageElement
  sample: HTMLImageElement
}

/** A copy of an image, to be laid over it; none if nothing was visible. Only reads the page. */
function before(image: HTMLImageElement): PreviousImage[] {
  if (!image.complete || image.naturalWidth === 0) return []
  const sample = image.cloneNode() as HTMLImageElement
  delete sample.dataset.ownPhoto
  sample.alt = ''
  if (getComputedStyle(image).position !== 'absolute') {
    const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = image
    Object.assign(sample.style, {
      position: 'absolute',
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    })
  }
  return [{ image, sample }]
}

/** Leaves the copy on top until the photo below it is drawn, then fades it out. */
function fade({ image, sample }: PreviousImage, index: number): void {
  image.after(sample)
  showPhotoIn(image)
  void Promise.race([image.decode(), wait(PATIENCE_MS)])
    .catch(() => undefined)
    .then(
      () =>
        sample.animate(
          { opacity: [1, 0] },
          { duration: FADE_MS, delay: Math.min(index * STAGGER_MS, LAST_MS), fill: 'both' },
        ).finished,
    )
    .finally(() => sample.remove())
}

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
