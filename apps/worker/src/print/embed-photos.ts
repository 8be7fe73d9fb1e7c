import { composeAll, IDENTITY, type Matrix } from '@passepartout/document'
import { AppError } from '@passepartout/domain'
import type { ImageNode, Scene, SceneNode } from '@passepartout/render'
import { largePreviewKey } from '@passepartout/storage'
import sharp from 'sharp'
import type { PhotoFiles } from './photo-files.ts'

interface EmbedOptions {
  /** Of the drawing. */
  pixelsPerMm: number
  /** Whether missing photos are left out. */
  mayLack: boolean
}

/**
 * Embeds photos in a drawing: the SVG library reads no external files, and should not. It decodes a photo again for
 * each use and scales down slowly, so each photo is scaled to its largest use and embedded as text once.
 *
 * @throws AppError `gone` where a photo is missing, unless `mayLack`
 */
export async function embedPhotos(
  storage: PhotoFiles,
  scene: Scene,
  { pixelsPerMm, mayLack }: EmbedOptions,
): Promise<(node: ImageNode, transform: string) => string> {
  const written = new Map<string, string>()
  let count = 0
  for (const [id, { width, height }] of neededPixels(scene, pixelsPerMm)) {
    const picture = await embedded(storage, id, { width, height })
    if (picture) written.set(id, picture)
    else if (!mayLack)
      throw new AppError('gone', { message: `The preview of photo ${id} is not in the storage` })
  }
  const names = new Map<string, string>()
  return ({ assetId, pixels }, transform) => {
    const href = written.get(assetId)
    if (href === undefined) return ''
    const key = `${assetId} ${pixels.width} ${pixels.height}`
    const known = names.get(key)
    const name = known ?? `photo-${++count}`
    names.set(key, name)
    const placed = `<use href="#${name}" transform="${transform}"/>`
    if (known) return placed
    return `<defs><image id="${name}" href="${href}" width="${pixels.width}" height="${pixels.height}" preserveAspectRatio="none"/></defs>${placed}`
  }
}

/** Pixels of the entire photo at its largest use, for every photo. */
function neededPixels({ nodes }: Scene, pixelsPerMm: number) {
  const needed = new Map<string, { width: number; height: number }>()
  const visit = (node: SceneNode, around: Matrix): void => {
    if (node.type === 'group') {
      const inside = node.matrix ? composeAll(node.matrix, around) : around
      for (const child of [...node.children, ...node.holes]) visit(child, inside)
    }
    if (node.type !== 'image') return
    const { a, b, c, d } = composeAll(node.matrix, around)
    const { width = 1, height = 1 } = needed.get(node.assetId) ?? {}
    needed.set(node.assetId, {
      width: Math.max(width, Math.ceil(Math.hypot(a, b) * node.pixels.width * pixelsPerMm)),
      height: Math.max(height, Math.ceil(Math.hypot(c, d) * node.pixels.height * pixelsPerMm)),
    })
  }
  for (const node of nodes) visit(node, IDENTITY)
  return needed
}

async function embedded(
  storage: PhotoFiles,
  id: string,
  { width, height }: { width: number; height: number },
): Promise<string | undefined> {
  const jpeg = await storage.withFile(largePreviewKey(id), path =>
    sharp(path)
      .resize({ width, height, fit: 'outside', withoutEnlargement: true })
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  )
  return jpeg && `data:image/jpeg;base64,${jpeg.toString('base64')}`
}
