import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  expandQuad,
  type Placement,
  type Point,
  parseScene,
  type Quad,
  quadPixelSize,
  type SceneData,
} from '@passepartout/mockups'
import { workerData } from 'piscina'
import sharp, { type Region, type Sharp } from 'sharp'
import type { ShareJob } from './create-share-image-renderer.ts'
import { FLAT, SHARE_SIZE } from './share-image.ts'
import { type Raster, warpImage } from './warp-image.ts'

const { assetFolder } = workerData as { assetFolder: string }
const NAME = /^[a-z0-9]+(?:--?[a-z0-9]+)*$/
/** Pixels beyond the edge of a mask, as on pages, so that no seam shows. */
const GROWN = 2
/** Background of an image without a scene, and the share that the image takes. */
const GROUND = '#f3efe9'
const FILLED = 0.86

/** A file, or the bytes of a drawing. */
type Source = string | Uint8Array

/** Runs in a thread of the pool of `createShareImageRenderer`. */
export default async function renderShareImage(wanted: ShareJob): Promise<Uint8Array | undefined> {
  const pictures = await Promise.all(
    wanted.pictures.map(one => (typeof one === 'string' ? pictureFile(one) : one)),
  )
  const [first] = pictures
  if (wanted.scene === FLAT) return first === undefined ? undefined : drawFlat(first)
  const scene = await readScene(wanted.scene)
  if (!scene || scene.placements.length === 0 || pictures.length === 0) return undefined
  const files = pictures.filter(file => file !== undefined)
  if (files.length < pictures.length) return undefined

  const stage = stageOf(scene)
  const file = (name: string) => join(assetFolder, 'scenes', scene.name, name)
  const layer = (name: string) => sharp(file(name)).resize(stage.size).extract(stage.seen)
  const hung = await placeOnWall(scene, files, stage)
  const masked = scene.files.mask
    ? await withMask(hung, await layer(scene.files.mask).grayscale().raw().toBuffer())
    : hung
  const { width, height } = SHARE_SIZE
  return sharp(await layer(scene.files.base).toBuffer())
    .composite([
      { input: Buffer.from(masked.data.buffer), raw: { width, height, channels: 4 }, blend: 'multiply' },
      ...(scene.files.reflect
        ? [{ input: await layer(scene.files.reflect).png().toBuffer(), blend: 'screen' as const }]
        : []),
    ])
    .jpeg({ quality: 85, mozjpeg: true })
    .toBuffer()
}

/** An uncropped image on a plain background. */
async function drawFlat(file: Source): Promise<Uint8Array> {
  const { width, height } = SHARE_SIZE
  const shown = await sharp(file, LIMITS)
    .resize({ width: Math.round(width * FILLED), height: Math.round(height * FILLED), fit: 'inside' })
    .toBuffer()
  const background = typeof file === 'string' ? await sceneBackground(file) : GROUND
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: shown }])
    .jpeg({ quality: 85, mozjpeg: true })
    .toBuffer()
}

/** Continues the background of a product image beside it. */
async function sceneBackground(file: string) {
  const { height = 1 } = await sharp(file, LIMITS).metadata()
  const edge = await sharp(file, LIMITS)
    .extract({ left: 0, top: 0, width: 4, height })
    .flatten({ background: GROUND })
    .toBuffer()
  const [r, g, b] = (await sharp(edge).stats()).channels.map(({ mean }) => Math.round(mean))
  return { r: r ?? 0, g: g ?? 0, b: b ?? 0 }
}

async function readScene(name: string): Promise<SceneData | undefined> {
  if (!NAME.test(name)) return undefined
  const file = join(assetFolder, 'scenes', name, 'scene.json')
  return readFile(file, 'utf8').then(
    json => parseScene(JSON.parse(json)),
    () => undefined,
  )
}

async function pictureFile(name: string): Promise<string | undefined> {
  if (!NAME.test(name)) return undefined
  for (const path of [
    `photos/${name}.jpg`,
    `cards/${name}.webp`,
    `goods/${name}.webp`,
    `goods/${name}.png`,
  ]) {
    const file = join(assetFolder, path)
    const isThere = await access(file).then(
      () => true,
      () => false,
    )
    if (isThere) return file
  }
  return undefined
}

interface Stage {
  /** Pixels of the share image per pixel of the scene. */
  scale: number
  /** The scene at that scale, and its visible part. */
  size: { width: number; height: number; fit: 'fill' }
  seen: Region
}

/** Scales the scene to cover the share image, with its products as near to the centre as possible. */
function stageOf({ width, height, placements }: SceneData): Stage {
  const scale = Math.max(SHARE_SIZE.width / width, SHARE_SIZE.height / height)
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale), fit: 'fill' as const }
  const corners = placements.flatMap(({ quad }) => [...quad])
  const middle = (axis: 0 | 1) => {
    const values = corners.map(corner => corner[axis] * scale)
    return (Math.min(...values) + Math.max(...values)) / 2
  }
  const start = (centre: number, seen: number, all: number) =>
    Math.round(Math.min(all - seen, Math.max(0, centre - seen / 2)))
  return {
    scale,
    size,
    seen: {
      left: start(middle(0), SHARE_SIZE.width, size.width),
      top: start(middle(1), SHARE_SIZE.height, size.height),
      ...SHARE_SIZE,
    },
  }
}

/** The images in perspective on a transparent background. */
async function placeOnWall(
  { placements }: SceneData,
  files: readonly Source[],
  { scale, seen }: Stage,
): Promise<Raster> {
  const { width, height } = SHARE_SIZE
  const ground: Raster = { data: new Uint8Array(width * height * 4), width, height }
  const fronts = placements.filter(({ of }) => of === undefined)
  const onStage = ([x, y]: Point): Point => [x * scale - seen.left, y * scale - seen.top]
  for (const placement of placements) {
    const front = fronts.find(({ id }) => id === (placement.of ?? placement.id))
    const file = front && files[fronts.indexOf(front) % files.length]
    if (!front || !file) continue
    const [a, b, c, d] = expandQuad(placement.quad, placement === front ? GROWN : 0)
    const quad: Quad = [onStage(a), onStage(b), onStage(c), onStage(d)]
    const shown = await fitFrontImage(file, front, quadPixelSize(front.quad)[0] * scale)
    const flat = placement === front ? shown : shown.extract(await strip(shown, placement, front))
    warpImage(await rasterOf(placement === front ? flat : mirrored(flat, placement)), quad, ground)
  }
  return ground
}

const LIMITS = { limitInputPixels: 60_000_000 }

/** The image cropped to its position's shape; a cover continues over the spine at its left edge. */
async function fitFrontImage(file: Source, { aspect, kind }: Placement, width: number) {
  const across = Math.max(2, Math.round(width))
  const cut = await sharp(file, LIMITS)
    .resize({
      width: across,
      height: Math.max(2, Math.round(across / aspect)),
      fit: 'cover',
      position: kind === 'book-spine' ? 'left' : 'centre',
    })
    .ensureAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(cut)
}

/** The strip of the front next to an edge, as wide as the edge. */
async function strip(front: Sharp, edge: Placement, of: Placement): Promise<Region> {
  const { width, height } = await front.metadata()
  const across = Math.max(1, Math.round((width * edge.widthMm) / of.widthMm))
  const down = Math.max(1, Math.round((height * edge.heightMm) / of.heightMm))
  switch (edge.side) {
    case 'right':
      return { left: width - across, top: 0, width: across, height }
    case 'top':
      return { left: 0, top: 0, width, height: down }
    case 'bottom':
      return { left: 0, top: height - down, width, height: down }
    default:
      return { left: 0, top: 0, width: across, height }
  }
}

const mirrored = (picture: Sharp, { side }: Placement) =>
  side === 'top' || side === 'bottom' ? picture.flip() : picture.flop()

async function rasterOf(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Hides the parts of the images behind foreground objects. */
async function withMask(picture: Raster, mask: Buffer): Promise<Raster> {
  for (let at = 0; at < mask.length; at++) {
    const alpha = 4 * at + 3
    picture.data[alpha] = ((picture.data[alpha] ?? 0) * (mask[at] ?? 0)) / 255
  }
  return picture
}
