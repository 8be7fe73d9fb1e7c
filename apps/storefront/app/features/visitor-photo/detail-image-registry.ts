import type { DetailDrawPlan } from './detail-draw-job.ts'
import type { DetailImage, DetailImages, Layer } from './detail-image.ts'
import { sampleOf } from './replace-image.ts'

/** A flat sample picture of the page. */
export interface DetailImageSlot {
  image: HTMLImageElement
  closeUp: DetailImage
  /** Needed width in pixels. */
  width: number
  /** Images with the same name share one drawing. */
  name: string
}

/**
 * Menus lead to materials and keep the shop's images: two dozen small ones on every page, each from a scene of its own.
 */
const MENUS = '.flyout, .menu-level, [data-sub-navigation]'
/** Images of nearly the same size share one drawing. */
const WIDTHS = [120, 160, 240, 320, 400, 480, 640, 800, 960]
/** A layer with this share of the needed size is sharp enough. */
const ENOUGH = 0.8

const files = new Map<string, Promise<Blob>>()
/** By the sample image's path among the content's assets. */
let known: ReadonlyMap<string, DetailImage> | undefined
let loading: Promise<void> | undefined

export const areDetailImagesLoaded = (): boolean => known !== undefined

/** Requests which of the shop's images a photo can be rendered into: once, and again only after a failure. */
export function fetchDetailImages(): Promise<void> {
  loading ??= requestDetailImages()
  return loading
}

async function requestDetailImages(): Promise<void> {
  try {
    const closeUps: DetailImages = await (await fetch('/_close-ups', { credentials: 'omit' })).json()
    known = new Map(Object.entries(closeUps))
  } catch {
    loading = undefined
  }
}

/** Whether a photo can be rendered into the image; reads no layout. */
export const isDetailImage = (image: HTMLImageElement): boolean =>
  closeUpAsset(sampleOf(image)) !== undefined && !image.closest(MENUS)

/** Those of the pictures that a photo can be laid into; none before that is known. */
export function detailImagesAmong(images: Iterable<HTMLImageElement>): DetailImageSlot[] {
  return [...images].filter(isDetailImage).flatMap(image => {
    const asset = closeUpAsset(sampleOf(image))
    const closeUp = asset && known?.get(asset)
    if (!asset || !closeUp) return []
    const width = widthOf(image, closeUp)
    return [{ image, closeUp, width, name: `${asset} ${width}` }]
  })
}

/** The part of an address that names a detail image. */
function closeUpAsset(address: string): string | undefined {
  const path = decodeURIComponent(new URL(address, location.href).pathname)
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
    const asset = path.slice(at + 1)
    if (known?.has(asset)) return asset
  }
  return undefined
}

/** Everything that a detail image is drawn from; its files are fetched once. */
export async function drawPlanOf(closeUp: DetailImage, width: number): Promise<DetailDrawPlan> {
  const { width: stage, view, placements, wrap, grow } = closeUp
  const file = (layer: Layer) => fetched(addressFor(layer, (width * stage) / view.width))
  const [base, mask, reflect] = await Promise.all([
    file(closeUp.base),
    closeUp.mask && file(closeUp.mask),
    closeUp.reflect && file(closeUp.reflect),
  ])
  return {
    width: stage,
    view,
    placements,
    ...(wrap ? { wrap } : {}),
    ...(grow ? { grow } : {}),
    layers: { base, mask, reflect },
    size: { width, height: Math.round((width * view.height) / view.width) },
  }
}

function widthOf(image: HTMLImageElement, { view }: DetailImage): number {
  const width = image.clientWidth || Number(image.getAttribute('width'))
  const height = image.clientHeight || Number(image.getAttribute('height'))
  const needed = Math.max(width, (height * view.width) / view.height) * Math.min(2, devicePixelRatio)
  return WIDTHS.find(offered => offered >= needed) ?? Math.max(...WIDTHS)
}

const addressFor = (layer: Layer, width: number) =>
  (layer.find(offered => offered.width >= width * ENOUGH) ?? layer.at(-1))?.address ?? ''

function fetched(address: string): Promise<Blob> {
  const file = files.get(address) ?? fetch(address, { credentials: 'omit' }).then(answer => answer.blob())
  files.set(address, file)
  file.catch(() => files.delete(address))
  return file
}
