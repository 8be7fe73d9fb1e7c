import { join } from 'node:path'
import {
  type Design,
  type DesignLibrary,
  designKindRules,
  documentFromDesign,
  findDesign,
} from '@passepartout/designs'
import { allSlots, loadTypesetting, type Size, withCardSideLayer } from '@passepartout/document'
import { sceneToSvg, toScene } from '@passepartout/render'
import { createTypesetter } from '@passepartout/typeset/node'
import { workerData } from 'piscina'
import sharp from 'sharp'
import type { DesignImage } from './design-image.ts'

const { library, photoFolder } = workerData as { library: DesignLibrary; photoFolder: string }
const shaper = createTypesetter()
const sizes = new Map<string, Promise<Size>>()
const photos = new Map<string, Promise<string>>()
/** Longer sides in pixels to which sample photos are scaled; rasterising large ones takes most of the time. */
const PHOTO_SIDES = [150, 300, 600, 1200]
/**
 * A photo that covers a slot is longer than the slot, at most by this factor in the samples, with a reserve for
 * sharpness.
 */
const COVER_RESERVE = 2
/** Density at which a user unit of the drawing, a millimetre, becomes a pixel. */
const UNIT_DENSITY = 72
/** Images of calendars show May, counted from the January of the sample. */
const SHOWN_MONTH = 4
/** Colour of a slot without a photo. */
const EMPTY = '#d9d7d2'

/** Runs in a thread of the pool of `createDesignImageRenderer`. */
export default async function renderDesignImage(picture: DesignImage): Promise<Uint8Array | undefined> {
  const { kind, id, palette, locale, refinement, width, part } = picture
  const design = findDesign(library, kind, id)
  const wanted = picture.page ?? design?.pages[0]?.id
  if (!design || wanted === undefined) return undefined
  const known = await sampleSizes(design, wanted)
  const whole = documentFromDesign(library, design, {
    pages: [{ page: wanted, month: designKindRules(design.kind).hasMonths ? SHOWN_MONTH : null }],
    palette,
    locale,
    refinement,
    ...(picture.trim ? { trim: picture.trim } : {}),
    photos: sample => known.get(sample),
  })
  const document = whole && part ? withCardSideLayer(whole, part) : whole
  const [page] = document?.pages ?? []
  if (!document || !page) return undefined
  await loadTypesetting(shaper, document)
  const pixelsPerMm = width / page.trim.width
  const hrefs = new Map<string, string>()
  for (const { slot } of allSlots(document)) {
    if (!slot.photo) continue
    const { box, photo } = slot
    const shown = Math.max(box.width, box.height) * photo.crop.zoom * pixelsPerMm * COVER_RESERVE
    const side = PHOTO_SIDES.find(one => one >= shown) ?? Math.max(...PHOTO_SIDES)
    // A photo in two slots uses the larger file.
    const before = hrefs.get(photo.assetId)
    const href = await photoHref(photo.assetId, side)
    if (!before || href.length > before.length) hrefs.set(photo.assetId, href)
  }
  const scene = toScene(document, 0, { shaper, artwork: hash => library.artwork[hash], emptyFill: EMPTY })
  const shown = part?.endsWith('cover') ? { ...scene, nodes: scene.nodes.slice(1) } : scene
  const svg = sceneToSvg(shown, {
    hrefFor: assetId => hrefs.get(assetId) ?? null,
    size: page.trim,
  })
  // Rendered at twice the size and scaled down: librsvg's edges are smoother that way.
  const density = 2 * pixelsPerMm * UNIT_DENSITY
  return sharp(Buffer.from(svg), { density, limitInputPixels: 60_000_000 })
    .resize({ width })
    .webp({ quality: 85 })
    .toBuffer()
}

async function sampleSizes(design: Design, page: string): Promise<Map<string, Size>> {
  const elements = design.pages.find(({ id }) => id === page)?.elements ?? []
  const samples = elements.flatMap(one => (one.kind === 'photo' && one.sample ? [one.sample] : []))
  const entries = samples.map(async sample => [sample, await sizeOf(sample)] as const)
  return new Map(await Promise.all(entries))
}

const sizeOf = (sample: string): Promise<Size> =>
  cachedPhotos(sizes, sample, async () => {
    const { autoOrient } = await sharp(join(photoFolder, `${sample}.jpg`)).metadata()
    return { width: autoOrient.width, height: autoOrient.height }
  })

const photoHref = (sample: string, side: number): Promise<string> =>
  cachedPhotos(photos, `${sample} ${side}`, async () => {
    const jpeg = await sharp(join(photoFolder, `${sample}.jpg`))
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 82 })
      .toBuffer()
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`
  })

/** Caches the result; a failure is not cached. */
function cachedPhotos<T>(store: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = store.get(key)
  if (known) return known
  const made = make()
  store.set(key, made)
  made.catch(() => store.delete(key))
  return made
}
