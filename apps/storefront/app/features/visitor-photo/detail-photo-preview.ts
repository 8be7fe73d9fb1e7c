import { prefersLessData } from '../../platform/prefers-less-data.ts'
import { runWhenIdle } from '../../platform/run-when-idle.ts'
import {
  areDetailImagesLoaded,
  type DetailImageSlot,
  detailImagesAmong,
  drawPlanOf,
  fetchDetailImages,
  isDetailImage,
} from './detail-image-registry.ts'
import { drawDetailImage, preloadDrawing, setDrawingPhoto, terminateDrawing } from './draw-detail-image.ts'
import { isReplaced, observeNewImages, replaceImage } from './replace-image.ts'
import { isInViewport, onNearViewport } from './viewport-visibility.ts'

/** Address of a drawing, with the element that keeps a large one decoded. */
type Picture = { src: string; decoded?: HTMLImageElement } | undefined

interface Drawing {
  width: number
  picture: Promise<Picture>
}

interface Shown {
  id: string
  /** Longer side of the photo variant in use. */
  side: number
  pictures: Map<string, Drawing>
}

/** Up to this width the coarse preview of a photo is as sharp as the photo. */
const SHARP_FROM_PREVIEW = 480
/** An image up to this width is decoded while it is painted; waiting for its decoder would take two more frames. */
const DECODED_IN_PASSING = 240
/** How long drawings of the previous photo may still be visible. */
const GRACE_MS = 2000

let shown: Shown | undefined
let newcomers: MutationObserver | undefined
/** Images out of view: a page has more of them than most visitors ever see. */
const outOfSight = onNearViewport(showPhotoAmong)

/**
 * Fetches the layers of the detail images in view, one by one while the page is idle, and not if the visitor saves
 * data. With `isSoon` a photo is about to arrive: fetches them at once, and the worker decodes them too.
 */
export async function preloadDetailImages(isSoon: boolean): Promise<void> {
  if (!isSoon && prefersLessData()) return
  await fetchDetailImages()
  if (isSoon) {
    for (const { name, closeUp, width } of detailImagesAmong(visibleAmong(document.images)))
      void drawPlanOf(closeUp, width)
        .then(plan => preloadDrawing(name, plan))
        .catch(() => undefined)
    return
  }
  for (const image of visibleAmong(document.images)) {
    await new Promise<void>(runWhenIdle)
    for (const { closeUp, width } of detailImagesAmong([image]))
      await drawPlanOf(closeUp, width).catch(() => undefined)
  }
}

/**
 * Renders the photo into the detail images in view: materials, edges, surfaces. The others follow as they come near the
 * viewport.
 *
 * @param side longer side of the photo variant
 * @param picture a file, or pixels, which are transferred
 */
export async function showPhotoInDetails(
  id: string,
  side: number,
  picture: Blob | ImageBitmap,
): Promise<void> {
  if (shown?.id === id && shown.side === side) return
  setDrawingPhoto(picture)
  const isFiner = shown?.id === id
  forget(({ width }) => !isFiner || width > SHARP_FROM_PREVIEW)
  shown = { id, side, pictures: (isFiner && shown?.pictures) || new Map() }
  newcomers ??= observeNewImages(images => void drawPhotoInto(images))
  await drawPhotoInto(document.images)
}

/** Called before the samples return. */
export function clearPhotoFromDetails(): void {
  newcomers?.disconnect()
  newcomers = undefined
  outOfSight.disconnect()
  forget(() => true)
  shown = undefined
  terminateDrawing()
}

async function drawPhotoInto(images: Iterable<HTMLImageElement>): Promise<void> {
  const current = shown
  // If the list is loaded already, the page is measured now, before anything on it changes.
  if (!areDetailImagesLoaded()) await fetchDetailImages()
  if (!current || shown !== current) return
  const {
    first = [],
    drawn = [],
    later = [],
  } = Object.groupBy([...images].filter(isDetailImage), image =>
    isInViewport(image) ? 'first' : isReplaced(image) ? 'drawn' : 'later',
  )
  // Images with a coarser or another photo must not keep showing it.
  showPhotoAmong([...first, ...drawn])
  for (const image of later) outOfSight.observe(image)
}

function showPhotoAmong(images: Iterable<HTMLImageElement>): void {
  const current = shown
  if (!current) return
  for (const place of detailImagesAmong(images)) {
    const drawing = current.pictures.get(place.name) ?? {
      width: place.width,
      picture: draw(place),
    }
    current.pictures.set(place.name, drawing)
    void drawing.picture.then(
      drawn => drawn && shown?.id === current.id && replaceImage(place.image, { src: drawn.src }),
    )
  }
}

/** The finished picture; a large one decoded, so that it takes the sample's place in one frame; none where it cannot be had. */
async function draw({ name, closeUp, width }: DetailImageSlot): Promise<Picture> {
  try {
    const src = URL.createObjectURL(await drawDetailImage(name, await drawPlanOf(closeUp, width)))
    if (width <= DECODED_IN_PASSING) return { src }
    const decoded = new Image()
    decoded.src = src
    await decoded.decode()
    return { src, decoded }
  } catch {
    return undefined
  }
}

/** Releases drawings, once the next ones have replaced them. */
function forget(isOver: (drawing: Drawing) => boolean): void {
  for (const [name, drawing] of shown?.pictures ?? []) {
    if (!isOver(drawing)) continue
    shown?.pictures.delete(name)
    setTimeout(() => void drawing.picture.then(drawn => drawn && URL.revokeObjectURL(drawn.src)), GRACE_MS)
  }
}

const visibleAmong = (images: Iterable<HTMLImageElement>) =>
  [...images].filter(image => isDetailImage(image) && isInViewport(image))
