import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Box } from '@passepartout/document'
import { findFaces, overlap, readNetwork } from '@passepartout/document/faces'
import sharp from 'sharp'

/** Longer side in pixels of the previews that devices read. */
const PREVIEW = 640
/** Boxes that share this part of their common area are the same face. */
const SAME = 0.3

interface FaceFigures {
  photos: number
  labelled: number
  found: number
  wrong: number
  /** Processor time for each photo in ms. */
  ms: number
  missed: string[]
}

/** The network that the designer loads. */
export async function readFaceNetwork(root: string) {
  const file = await readFile(join(root, 'apps/designer/src/faces/face-network.bin'))
  return readNetwork(new Uint8Array(file).buffer)
}

/** The preview of a photo as a device reads it. */
export async function previewPixels(photo: string | Buffer) {
  const { data, info } = await sharp(photo)
    .rotate()
    .resize(PREVIEW, PREVIEW, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Faces by photo, in shares of its width and height: `face-labels.json`. */
export async function readFaceLabels(): Promise<Map<string, Box[]>> {
  const { photos } = JSON.parse(await readFile(join(import.meta.dirname, 'face-labels.json'), 'utf8')) as {
    photos: Record<string, [number, number, number, number][]>
  }
  return new Map(
    Object.entries(photos).map(([name, boxes]) => [
      name,
      boxes.map(([x, y, width, height]) => ({ x, y, width, height })),
    ]),
  )
}

/** Faces found in labelled photos. */
export async function measureFaces(root: string): Promise<FaceFigures> {
  const network = await readFaceNetwork(root)
  const figures: FaceFigures = { photos: 0, labelled: 0, found: 0, wrong: 0, ms: 0, missed: [] }
  for (const [name, labelled] of await readFaceLabels()) {
    const pixels = await previewPixels(join(root, 'content/assets/photos', name))
    const start = process.cpuUsage()
    const faces = findFaces(pixels, network)
    const { user } = process.cpuUsage(start)
    figures.ms += user / 1000
    const isFound = (face: Box) => faces.some(one => overlap(one, face) > SAME)
    figures.photos++
    figures.labelled += labelled.length
    figures.found += labelled.filter(isFound).length
    figures.wrong += faces.filter(face => !labelled.some(one => overlap(one, face) > SAME)).length
    if (!labelled.every(isFound)) figures.missed.push(name)
  }
  return { ...figures, ms: figures.ms / Math.max(1, figures.photos) }
}
