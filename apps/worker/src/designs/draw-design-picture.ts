import { join } from 'node:path'
import { type DesignLibrary, drawDesign, findDesign, pageTrim, type SlotPhoto } from '@passepartout/designs'
import { createShaper } from '@passepartout/designs/node'
import { workerData } from 'piscina'
import sharp from 'sharp'
import type { DesignPicture } from './design-picture.ts'

const { library, photoFolder } = workerData as { library: DesignLibrary; photoFolder: string }
const shaper = await createShaper()
const photos = new Map<string, SlotPhoto>()
/** Longest sides in which sample photos are kept; rasterising large ones is what takes the time. */
const PHOTO_SIDES = [150, 300, 600, 1200]
/** A photo that covers a slot is longer than it, at most so much in the samples, with some to spare for sharpness. */
const COVER_RESERVE = 2
/** Density at which a user unit of the drawing, a millimetre, becomes a pixel. */
const UNIT_DENSITY = 72

/** Run by the pool of `createDesignPictures`, in a thread of its own. */
export default async function drawDesignPicture(picture: DesignPicture): Promise<Uint8Array | undefined> {
  const { kind, id, page, palette, locale, refinement, width } = picture
  const design = findDesign(library, kind, id)
  if (!design) return undefined
  const drawn = page ? design.pages.find(one => one.id === page) : design.pages[0]
  if (!drawn) return undefined
  const pixelsPerMm = width / pageTrim(design, drawn).widthMm
  const bySlot = new Map<string, SlotPhoto>()
  for (const element of drawn.elements) {
    if (element.kind !== 'photo' || !element.sample) continue
    const shown = Math.max(element.width, element.height) * element.zoom * pixelsPerMm
    bySlot.set(element.id, await readPhoto(element.sample, shown * COVER_RESERVE))
  }
  const svg = drawDesign(design, {
    ...(page === undefined ? {} : { page }),
    ...(palette === undefined ? {} : { palette }),
    locale,
    refinement,
    shaper,
    artwork: library.artwork,
    photos: (_sample, slotId) => bySlot.get(slotId),
  })
  if (svg === undefined) return undefined
  // Twice the size and then half of it: librsvg's edges are smoother that way.
  const density = 2 * pixelsPerMm * UNIT_DENSITY
  return sharp(Buffer.from(svg), { density, limitInputPixels: 60_000_000 })
    .resize({ width })
    .webp({ quality: 85 })
    .toBuffer()
}

async function readPhoto(sample: string, pixels: number): Promise<SlotPhoto> {
  const side = PHOTO_SIDES.find(one => one >= pixels) ?? Math.max(...PHOTO_SIDES)
  const key = `${sample} ${side}`
  const known = photos.get(key)
  if (known) return known
  const { data, info } = await sharp(join(photoFolder, `${sample}.jpg`))
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
  const photo = {
    href: `data:image/jpeg;base64,${data.toString('base64')}`,
    width: info.width,
    height: info.height,
  }
  photos.set(key, photo)
  return photo
}
