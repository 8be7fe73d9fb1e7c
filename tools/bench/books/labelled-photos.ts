import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Asset, Box, PhotoJudgement } from '@passepartout/document'
import { findFaces, type Network } from '@passepartout/document/faces'
import { isScreenshot, JUDGED_SIDE, judgePixels, perceptualHash } from '@passepartout/document/layout'
import sharp from 'sharp'
import { previewPixels, readFaceLabels } from './measure-faces.ts'

/** A photo of which is known what it is. */
export interface LabelledPhoto {
  asset: Asset
  look: bigint
  judged: PhotoJudgement
  label: 'good' | 'twin' | 'blurred' | 'screenshot'
  /** The photo that a twin repeats. */
  of?: string
  picture: Buffer
  /** In shares of its width and height: found by the detector, and by eye. */
  faces: Box[]
  labelledFaces: Box[]
}

/** Longer side in pixels of the originals, and of the previews that devices make of them. */
const [ORIGINAL, PREVIEW] = [2000, 640]
/** Blur of a shaken photo, in pixels of the original. */
const SHAKEN = 8
const START = Date.UTC(2026, 7, 3, 9)
const MINUTE = 60_000

/**
 * A holiday of `good` photos of the shop by moments, with twins (the same scene slightly moved, brighter and 40 s
 * later), shaken photos and screenshots between them.
 */
export async function labelledPhotos(
  folder: string,
  network: Network,
  { good, twins, blurred, screenshots }: Record<'good' | 'twins' | 'blurred' | 'screenshots', number>,
): Promise<LabelledPhoto[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.jpg')).sort()
  const labels = await readFaceLabels()
  const photos: LabelledPhoto[] = []
  let time = START
  for (const [index, name] of names.slice(0, good + blurred).entries()) {
    time += index % 25 === 0 ? 14 * 60 * MINUTE : index % 6 === 0 ? 50 * MINUTE : 3 * MINUTE
    const scene = sharp(join(folder, name)).rotate().resize(ORIGINAL, ORIGINAL, { fit: 'inside' })
    const file = await scene.jpeg({ quality: 92 }).toBuffer()
    const isShaken = index % Math.floor((good + blurred) / Math.max(1, blurred)) === 2
    const label = isShaken && count(photos, 'blurred') < blurred ? 'blurred' : 'good'
    const shown = label === 'blurred' ? await sharp(file).blur(SHAKEN).toBuffer() : file
    const known = { network, labelledFaces: labels.get(name) ?? [] }
    photos.push(await photoOf(shown, { ...known, name: `IMG_${1000 + index}.jpg`, time, label }))
    if (label === 'good' && count(photos, 'twin') < twins && index % 2 === 0) {
      const again = await moved(file)
      const of = photos.at(-1)?.asset.id ?? ''
      photos.push(
        await photoOf(again, {
          ...known,
          name: `IMG_${1000 + index}b.jpg`,
          time: time + 40_000,
          label: 'twin',
          of,
        }),
      )
    }
  }
  for (let at = 0; at < screenshots; at++) {
    const file = await screen(at)
    const known = { network, labelledFaces: [] }
    photos.push(await photoOf(file, { ...known, name: `IMG_${9000 + at}.PNG`, label: 'screenshot' }))
  }
  return photos
}

const count = (photos: readonly LabelledPhoto[], label: LabelledPhoto['label']) =>
  photos.filter(one => one.label === label).length

/** The next shot of a burst: the camera moved a little, and measured the light anew. */
async function moved(file: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata()
  const part = { left: Math.round(width * 0.008), top: Math.round(height * 0.006) }
  const size = { width: Math.round(width * 0.985), height: Math.round(height * 0.985) }
  return sharp(file)
    .extract({ ...part, ...size })
    .modulate({ brightness: 1.05 })
    .toBuffer()
}

const screen = (at: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1170" height="2532"><rect width="1170" height="2532" fill="#fff"/>${Array.from(
        { length: 18 },
        (_, row) =>
          `<rect x="60" y="${180 + row * 120}" width="${300 + ((row * 137 + at * 91) % 700)}" height="36" fill="#333"/>`,
      ).join('')}</svg>`,
    ),
  )
    .png()
    .toBuffer()

interface Facts {
  name: string
  time?: number
  label: LabelledPhoto['label']
  of?: string
  network: Network
  labelledFaces: Box[]
}

async function photoOf(
  file: Buffer,
  { name, time, label, of, network, labelledFaces }: Facts,
): Promise<LabelledPhoto> {
  const { width, height } = await sharp(file).metadata()
  const picture = await sharp(file)
    .resize(PREVIEW, PREVIEW, { fit: 'inside' })
    .jpeg({ quality: 80 })
    .toBuffer()
  const { data, info } = await sharp(picture)
    .resize(JUDGED_SIDE, JUDGED_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = { data, width: info.width, height: info.height }
  const taken = time === undefined ? {} : { takenAt: new Date(time).toISOString().slice(0, 19) }
  const asset: Asset = { id: name, name, width, height, source: 'upload', notices: [], ...taken }
  const judged = {
    ...judgePixels(pixels),
    ...(isScreenshot({ name, width, height, ...taken }) && { isScreenshot: true as const }),
  }
  const faces = findFaces(await previewPixels(picture), network)
  const seen = { look: perceptualHash(pixels), judged, faces, labelledFaces }
  return { asset, ...seen, label, picture, ...(of && { of }) }
}
