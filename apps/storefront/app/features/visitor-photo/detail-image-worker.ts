import {
  composeImage,
  mipmaps,
  type Pixels,
  quadPixelSize,
  smallestSufficientMipmap,
} from '@passepartout/mockups'
import { bitmapFile } from './bitmap-file.ts'
import type { DetailDrawJob, DetailDrawPlan, DetailDrawResult } from './detail-draw-job.ts'
import { photoFocus } from './photo-focus.ts'

const BLANK: Pixels = { data: new Uint8ClampedArray(4), width: 1, height: 1 }

interface Ready {
  plan: DetailDrawPlan
  layers: { base: Pixels; mask: Pixels | undefined; reflect: Pixels | undefined }
}

const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<DetailDrawJob>) => void
  postMessage: (answer: DetailDrawResult) => void
}

const ready = new Map<string, Promise<Ready>>()
type Sizes = ReturnType<typeof mipmaps>

let photo: Promise<Sizes> | undefined
let last: Promise<unknown> = Promise.resolve()

/** Renders the photo into detail images in a worker, in the order of jobs. The worker's policy allows no requests. */
scope.onmessage = ({ data: { name, plan, photo: taken, isWanted } }) => {
  if (taken) photo = sizesOf(taken)
  if (plan) ready.set(name, makeReady(plan))
  if (isWanted) last = last.then(() => finish(name)).catch(() => scope.postMessage({ name }))
}

async function finish(name: string): Promise<void> {
  const [made, shown] = await Promise.all([ready.get(name), photo])
  if (!made || !shown) throw new Error('There is nothing to lay in')
  scope.postMessage({ name, picture: bitmapFile(composed(made, shown)) })
}

/** Starts at once, while the page still searches for the images. */
async function sizesOf(taken: Blob | ImageBitmap): Promise<Sizes> {
  const picture = taken instanceof ImageBitmap ? taken : await createImageBitmap(taken)
  return mipmaps(pixelsOf(picture, picture))
}

async function makeReady(plan: DetailDrawPlan): Promise<Ready> {
  const { base, mask, reflect } = plan.layers
  const [paper, printed, shine] = await Promise.all([
    cropped(base, plan),
    mask && cropped(mask, plan),
    reflect && cropped(reflect, plan),
  ])
  const layers = { base: paper, mask: printed, reflect: shine }
  // Composed once without a photo, so that the code is compiled when the photo arrives.
  composeImage({ ...plan, ...layers, photo: BLANK, focus: photoFocus(BLANK) })
  return { plan, layers }
}

function composed({ plan, layers }: Ready, shown: Sizes): Pixels {
  const [front] = plan.placements
  const [width, height] = front ? quadPixelSize(front.quad) : [0, 0]
  const scale = plan.size.width / plan.view.width
  const share = Math.max((width * scale) / shown[0].width, (height * scale) / shown[0].height)
  return composeImage({
    ...plan,
    ...layers,
    photo: smallestSufficientMipmap(shown, share),
    focus: photoFocus(shown[0]),
  })
}

async function cropped(file: Blob, { width, view, size }: DetailDrawPlan): Promise<Pixels> {
  const picture = await createImageBitmap(file)
  const share = picture.width / width
  return pixelsOf(picture, size, [view.x * share, view.y * share, view.width * share, view.height * share])
}

type Size = DetailDrawPlan['size']

function pixelsOf(
  picture: ImageBitmap,
  size: Size,
  [x, y, width, height] = [0, 0, picture.width, picture.height],
): Pixels {
  const context = new OffscreenCanvas(size.width, size.height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws nothing outside the page')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, width, height, 0, 0, size.width, size.height)
  return context.getImageData(0, 0, size.width, size.height)
}
