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

/** Where it lies, with what keeps it decoded if it is large. */
type Picture = { src: string; decoded?: HTMLImageElement } | undefined

interface Drawing {
  width: number
  picture: Promise<Picture>
}

interface Shown {
  id: string
  /** Which of the photo's tiers is laid in, by its longer side. */
  side: number
  pictures: Map<string, Drawing>
}

/** Up to this width the coarse preview of a photo is as sharp as the photo. */
const SHARP_FROM_PREVIEW = 480
/** A picture up to this width is decoded while it is painted; to wait for its decoder would take two frames more. */
const DECODED_IN_PASSING = 240
/** The drawings of the photo before are still on show for so long. */
const GRACE_MS = 2000

let shown: Shown | undefined
let newcomers: MutationObserver | undefined
/** Pictures out of sight: a page has more of them than most visitors ever see. */
const outOfSight = onNearViewport(showPhotoAmong)

/**
 * Fetches what the close-ups in sight are drawn from, picture by picture while the page has nothing else to do, and not
 * where data is saved. With `isSoon` a photo is on its way: at once then, and the worker decodes them, too.
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
 * Draws the photo into the flat pictures of products that are in sight: materials, edges, surfaces. The others get it as
 * they come near.
 *
 * @param side longer side of the tier that is laid in
 * @param picture as a file, or as pixels, which are taken over
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

/** The samples are about to come back. */
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
  // Where they are known, the page is measured now, before anything on it changes.
  if (!areDetailImagesLoaded()) await fetchDetailImages()
  if (!current || shown !== current) return
  const {
    first = [],
    drawn = [],
    later = [],
  } = Object.groupBy([...images].filter(isDetailImage), image =>
    isInViewport(image) ? 'first' : isReplaced(image) ? 'drawn' : 'later',
  )
  // What was drawn from a coarser or another photo is not left to show it.
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

/** Lets go of drawings, once the next ones have taken their place. */
function forget(isOver: (drawing: Drawing) => boolean): void {
  for (const [name, drawing] of shown?.pictures ?? []) {
    if (!isOver(drawing)) continue
    shown?.pictures.delete(name)
    setTimeout(() => void drawing.picture.then(drawn => drawn && URL.revokeObjectURL(drawn.src)), GRACE_MS)
  }
}

const visibleAmong = (images: Iterable<HTMLImageElement>) =>
  [...images].filter(image => isDetailImage(image) && isInViewport(image))
