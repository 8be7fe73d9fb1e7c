import { type Design, designKindRules } from '@passepartout/designs'
import type { Catalogue } from '@passepartout/domain'

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
  return designKindRules(design.kind).sizeIn?.(design, format, catalogue) ?? null
}

/** Cache headers of a design's images: permanent under the address of a version. */
export const imageCacheHeaders = (etag: string, isOfVersion: boolean): Headers =>
  new Headers({
    etag,
    'cache-control': `public, ${isOfVersion ? 'max-age=31536000, immutable' : 'max-age=3600'}`,
    'x-content-type-options': 'nosniff',
  })
