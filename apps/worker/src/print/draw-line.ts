import { type Document, facesOf } from '@passepartout/document'
import { AppError } from '@passepartout/domain'
import { sceneAssetIds, sceneToSvg, toScene } from '@passepartout/render'
import type { Typesetter } from '@passepartout/typeset'
import sharp from 'sharp'
import { largePreviewKey, type PhotoFiles } from './photo-files.ts'

/**
 * Draws the front of a frozen design as a customer sees it, from the photos' previews.
 *
 * @param width longer side in pixels
 * @throws AppError `gone` where a photo is missing
 */
export async function drawLine({
  storage,
  shaper,
  document,
  width,
}: {
  storage: PhotoFiles
  shaper: Typesetter
  document: Document
  width: number
}): Promise<Uint8Array> {
  const [front] = document.pages
  if (front) await shaper.load(facesOf({ pages: [front] }))
  const scene = toScene(document, 0, { shaper })
  const pictures = new Map<string, string>()
  for (const id of new Set(sceneAssetIds(scene))) pictures.set(id, await embedded(storage, id))
  const scale = width / Math.max(scene.trim.width, scene.trim.height)
  const size = {
    width: Math.max(1, Math.round(scene.trim.width * scale)),
    height: Math.max(1, Math.round(scene.trim.height * scale)),
  }
  const large = { width: size.width * OVERSAMPLING, height: size.height * OVERSAMPLING }
  const svg = sceneToSvg(scene, { hrefFor: id => pictures.get(id) ?? null, size: large })
  const drawn = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(drawn).resize(size.width, size.height).webp({ quality: 84, smartSubsample: true }).toBuffer()
}

/** The SVG library samples pictures coarsely when it shrinks them: drawn larger, then shrunk well. */
const OVERSAMPLING = 2

/** The picture as part of the drawing: the SVG library reads no files from elsewhere, and should not. */
async function embedded(storage: PhotoFiles, id: string): Promise<string> {
  const jpeg = await storage.withFile(largePreviewKey(id), path =>
    sharp(path).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer(),
  )
  if (!jpeg) throw new AppError('gone', { message: `The preview of photo ${id} is not in the storage` })
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}
