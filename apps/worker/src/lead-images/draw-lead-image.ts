import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { composeImage, type Pixels, parseCrop, parseScene } from '@passepartout/mockups'
import { workerData } from 'piscina'
import sharp, { type Sharp } from 'sharp'
import { renderProductImage } from '../print/product-image.ts'
import type { LeadDrawing } from './lead-image.ts'
import { LEAD_PHOTO, LEAD_WALL, type PhotoPlacement } from './photo-placements.ts'

const { assetRoot } = workerData as { assetRoot: string }

const WIDTH = 1200
const HEIGHT = 900
/** Largest share of the image that a product seen from the front takes. */
const SHARE = 0.66
const PHOTO_SIDE = 1400

const photo = () => sharp(join(assetRoot, 'photos', `${LEAD_PHOTO}.jpg`)).rotate()

/**
 * Runs in a thread of the pool of `createLeadImages`. Returns PNG, which the image service converts to the requested
 * format.
 */
export default async function drawLeadImage(drawing: LeadDrawing): Promise<Uint8Array> {
  return drawing.kind === 'scene' ? inScene(drawing.place) : fromFront(drawing)
}

/** The photo laid into the layers of a scene, as the browser lays it. */
async function inScene({ scene: name, crop, grow, wrap }: PhotoPlacement): Promise<Uint8Array> {
  const folder = join(assetRoot, 'scenes', name)
  const scene = parseScene(JSON.parse(await readFile(join(folder, 'scene.json'), 'utf8')))
  const share = parseCrop(crop)
  const view = {
    x: share.x * scene.width,
    y: share.y * scene.height,
    width: share.width * scene.width,
    height: share.height * scene.height,
  }
  const layer = async (file: string | undefined): Promise<Pixels | undefined> => {
    if (file === undefined) return undefined
    const image = sharp(join(folder, file))
    const { width, height } = await image.metadata()
    const [across, down] = [width / scene.width, height / scene.height]
    const part = {
      left: Math.round(view.x * across),
      top: Math.round(view.y * down),
      width: Math.min(Math.round(view.width * across), width - Math.round(view.x * across)),
      height: Math.min(Math.round(view.height * down), height - Math.round(view.y * down)),
    }
    return pixelsOf(image.extract(part).resize({ width: WIDTH, height: sideOf(view), fit: 'fill' }))
  }
  const [base, mask, reflect, shown] = await Promise.all([
    layer(scene.files.base),
    layer(scene.files.mask),
    layer(scene.files.reflect),
    pixelsOf(photo().resize({ width: PHOTO_SIDE, height: PHOTO_SIDE, fit: 'inside' })),
  ])
  if (!base) throw new Error(`${name} has no base`)
  const { placements } = scene
  const { data, width, height } = composeImage({
    ...{ view, placements, wrap, grow, base, mask, reflect },
    ...{ photo: shown, focus: [0.5, 0.5] },
  })
  return sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
}

const sideOf = ({ width, height }: { width: number; height: number }) => Math.round((WIDTH * height) / width)

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

/** Renders the product from the front, framed or not, on a bare wall; without its shadow on white. */
async function fromFront({
  widthMm,
  heightMm,
  framing,
  shadow,
}: Extract<LeadDrawing, { kind: 'front' }>): Promise<Uint8Array> {
  const seen = framing?.seen ?? { widthMm, heightMm }
  const jpeg = await photo()
    .resize(PHOTO_SIDE, Math.round((PHOTO_SIDE * seen.heightMm) / seen.widthMm), { fit: 'cover' })
    .jpeg({ quality: 92 })
    .toBuffer()
  const face = { width: seen.widthMm, height: seen.heightMm, href: dataUrl(jpeg) }
  const { body, box } = framing
    ? renderProductImage({ kind: 'framed', ...framing }, [face])
    : {
        body: `<image width="${face.width}" height="${face.height}" preserveAspectRatio="none" href="${face.href}"/>`,
        box: { x: 0, y: 0, width: face.width, height: face.height },
      }
  const scale = Math.min((WIDTH * SHARE) / box.width, (HEIGHT * SHARE) / box.height)
  const [left, top] = [(WIDTH - box.width * scale) / 2, (HEIGHT - box.height * scale) / 2]
  const cast = `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="#000" fill-opacity=".38" filter="url(#soft)" transform="translate(${14 / scale} ${18 / scale})"/>`
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<defs><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${14 / scale}"/></filter></defs>`,
    `<g transform="translate(${left} ${top}) scale(${scale})">${shadow ? cast : ''}${body}</g></svg>`,
  ].join('')
  const ground = shadow
    ? sharp(join(assetRoot, 'scenes', LEAD_WALL, 'base.jpg')).resize(WIDTH, HEIGHT, { fit: 'cover' })
    : sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#fff' } })
  return ground
    .composite([{ input: Buffer.from(svg) }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

const dataUrl = (jpeg: Buffer) => `data:image/jpeg;base64,${jpeg.toString('base64')}`
