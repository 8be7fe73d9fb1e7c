import { availableCardFormats, type Design } from '@passepartout/designs'
import { type Catalogue, definitionOf, type PrintFinish } from '@passepartout/domain'

export const listPreviewFinish = (design: Design): PrintFinish =>
  (design.kind === 'card' ? design.card.refinements[0] : undefined) ?? 'none'

export function hasPageAndPalette(
  { pages, palettes }: Design,
  { page, palette }: { page?: string | undefined; palette?: string | undefined },
): boolean {
  const has = (list: readonly { id: string }[], wanted: string | undefined) =>
    wanted === undefined || list.some(({ id }) => id === wanted)
  return has(pages, page) && has(palettes, palette)
}

/** The page size in the requested format: `{}` for the design's own, `null` when it has no layout for it. */
export function requestedTrim(
  catalogue: Catalogue,
  design: Design,
  format: string | undefined,
): { trim?: { widthMm: number; heightMm: number } } | null {
  if (format === undefined) return {}
  if (design.kind !== 'card' || !availableCardFormats(design).includes(format)) return null
  const found = definitionOf(catalogue, 'card').formats.find(({ id }) => id === format)
  if (!found) return null
  return format === design.card.format ? {} : { trim: { widthMm: found.widthMm, heightMm: found.heightMm } }
}

/** Cache headers of a design's images: permanent under the address of a version. */
export const imageCacheHeaders = (etag: string, isOfVersion: boolean): Headers =>
  new Headers({
    etag,
    'cache-control': `public, ${isOfVersion ? 'max-age=31536000, immutable' : 'max-age=3600'}`,
    'x-content-type-options': 'nosniff',
  })
