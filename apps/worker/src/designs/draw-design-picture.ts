import { join } from 'node:path'
import { type DesignLibrary, drawDesign, findDesign, pageTrim, type SlotPhoto } from '@passepartout/designs'
import { createShaper } from '@passepartout/designs/node'
import { workerData } from 'piscina'
import sharp from 'sharp'
import type { DesignPicture } from './design-picture.ts'

const { library, photoFolder } = workerData as { library: DesignLibrary; photoFolder: string }
const shaper = await createShaper()
const photos = new Map<string, SlotPhoto>()
const LONGEST_PHOTO_SIDE = 1200
/** Density at which a user unit of the drawing, a millimetre, becomes a pixel. */
const UNIT_DENSITY = 72

/** Run by the pool of `createDesignPictures`, in a thread of its own. */
export default async function drawDesignPicture(picture: DesignPicture): Promise<Uint8Array | undefined> {
  const { kind, id, page, palette, locale, refinement, width } = picture
  const design = findDesign(library, kind, id)
  if (!design) return undefined
  const drawn = page ? design.pages.find(one => one.id === page) : design.pages[0]
  if (!drawn) return undefined
  for (const element of drawn.elements)
    if (element.kind === 'photo' && element.sample) await readPhoto(element.sample)
  const svg = drawDesign(design, {
    ...(page === undefined ? {} : { page }),
    ...(palette === undefined ? {} : { palette }),
    locale,
    refinement,
    shaper,
    artwork: library.artwork,
    photos: sample => photos.get(sample),
  })
  if (svg === undefined) return undefined
  // Twice the size and then half of it: librsvg's edges are smoother that way.
  const density = (2 * width * UNIT_DENSITY) / pageTrim(design, drawn).widthMm
  return sharp(Buffer.from(svg), { density, limitInputPixels: 60_000_000 })
    .resize({ width })
    .webp({ quality: 85 })
    .toBuffer()
}

async function readPhoto(sample: string): Promise<void> {
  if (photos.has(sample)) return
  const { data, info } = await sharp(join(photoFolder, `${sample}.jpg`))
    .resize({
      width: LONGEST_PHOTO_SIDE,
      height: LONGEST_PHOTO_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
  photos.set(sample, {
    href: `data:image/jpeg;base64,${data.toString('base64')}`,
    width: info.width,
    height: info.height,
  })
}
