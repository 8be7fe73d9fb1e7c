import type { StoredCardNames } from '@passepartout/domain'
import { waitForPaint } from '../../platform/wait-for-paint.ts'
import { observeNewImages } from '../visitor-photo/replace-image.ts'
import { isInViewport, onNearViewport } from '../visitor-photo/viewport-visibility.ts'
import type { CardPhoto } from './card-job.ts'
import { drawCard } from './draw-cards.ts'

/** Card images, except those in menus, which lead to occasions and keep the sample names. */
const CARDS = 'img[src*="/web-api/design-pictures/card/"]'
const MENUS = '.flyout, .menu-level, [data-sub-navigation]'
const WIDTHS = [240, 480, 720, 1080]
/** An image of this share of the needed width is sharp enough. */
const ENOUGH = 0.85
/** Concurrent drawings: while one waits for its files, another is drawn. */
const AT_ONCE = 3
const GIVE_BACK_MS = 4000

interface NamesRequest {
  names: StoredCardNames
  /** The photo in the size for an image of this width. */
  photo: (width: number) => CardPhoto | undefined
}

interface OriginalImage {
  src: string
  srcset: string | null
}

const samples = new Map<HTMLImageElement, OriginalImage>()
const drawn = new Map<string, Promise<string | undefined>>()
let wish: NamesRequest | undefined
let near: ReturnType<typeof onNearViewport> | undefined
let newcomers: MutationObserver | undefined
let queue: HTMLImageElement[] = []
let drawing = 0

/** Writes names and photo on every card of the page, those in the viewport first; `undefined` restores the samples. */
export function renderNamesOnCards(next: NamesRequest | undefined): void {
  wish = next
  queue = []
  near?.disconnect()
  restoreOriginal()
  for (const image of samples.keys()) if (!image.isConnected) samples.delete(image)
  if (!next) {
    newcomers?.disconnect()
    newcomers = undefined
    for (const image of [...samples.keys()]) restore(image)
    return
  }
  near ??= onNearViewport(images => {
    queue.push(...images)
    while (drawing < Math.min(AT_ONCE, queue.length)) void drawQueue()
  })
  watch([...document.querySelectorAll<HTMLImageElement>(CARDS), ...samples.keys()])
  newcomers ??= observeNewImages(watch)
}

function watch(images: Iterable<HTMLImageElement>): void {
  for (const image of images)
    if ((samples.has(image) || image.matches(CARDS)) && !image.closest(MENUS)) near?.observe(image)
}

/** Draws one image after the other and shows each in an animation frame of its own. */
async function drawQueue(): Promise<void> {
  drawing++
  for (let image = take(); image; image = take()) {
    const wished = wish
    if (!wished) break
    const { picture, width } = imageRequestFor(image)
    const address = await drawOnce(picture, { ...wished, width })
    if (wished !== wish || !image.isConnected) continue
    await frame()
    if (wished !== wish) continue
    if (address === undefined) restore(image)
    else await swap(image, address, wished)
  }
  drawing--
}

let frames: Promise<void> = Promise.resolve()

/** Resolves in an animation frame in which no other image is shown. */
function frame(): Promise<void> {
  frames = frames.then(waitForPaint)
  return frames
}

/** Images in the viewport come before those that have waited longer. */
function take(): HTMLImageElement | undefined {
  const at = queue.findIndex(isInViewport)
  return queue.splice(Math.max(0, at), 1)[0]
}

function drawOnce(picture: string, { names, photo, width }: NamesRequest & { width: number }) {
  const known = drawn.get(picture)
  if (known) return known
  const drawing = drawCard({ picture, names, photo: photo(width) }).then(({ svg, ms, failed }) => {
    if (failed) drawn.delete(picture)
    if (ms !== undefined) performance.measure('card-names', { start: performance.now() - ms, duration: ms })
    return svg && URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  })
  drawn.set(picture, drawing)
  return drawing
}

/** Revokes earlier images only after a delay, as the page may still show them. */
function restoreOriginal(): void {
  const old = [...drawn.values()]
  drawn.clear()
  setTimeout(async () => {
    for (const one of old) {
      const address = await one
      if (address) URL.revokeObjectURL(address)
    }
  }, GIVE_BACK_MS)
}

/** Address of the sample in the width that the image has on this screen. */
function imageRequestFor(image: HTMLImageElement): { picture: string; width: number } {
  const sample = samples.get(image)?.src ?? image.src
  const needed = (image.clientWidth || image.width) * Math.min(2, devicePixelRatio) * ENOUGH
  const width = WIDTHS.find(offered => offered >= needed) ?? Math.max(...WIDTHS)
  const { pathname, search } = new URL(sample, location.href)
  return { picture: pathname + search.replace(/([?&]width=)\d+/, `$1${width}`), width }
}

/** Decodes the new image first, so that nothing is blank in between; the size stays that of the sample. */
async function swap(image: HTMLImageElement, address: string, wished: NamesRequest): Promise<void> {
  const ready = new Image()
  ready.src = address
  await ready.decode().catch(() => undefined)
  // The names changed while the image was decoded.
  if (wished !== wish) return
  if (!samples.has(image)) samples.set(image, { src: image.src, srcset: image.getAttribute('srcset') })
  image.removeAttribute('srcset')
  image.src = address
  image.dataset.names = ''
}

function restore(image: HTMLImageElement): void {
  const sample = samples.get(image)
  if (!sample) return
  samples.delete(image)
  if (sample.srcset !== null) image.srcset = sample.srcset
  image.src = sample.src
  delete image.dataset.names
}
