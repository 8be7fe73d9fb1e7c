import type { Design } from '@passepartout/designs'
import type { Refinement } from '@passepartout/domain'

/** The refinement in which lists show a design. */
export const listedRefinement = (design: Design): Refinement =>
  (design.kind === 'card' ? design.card.refinements[0] : undefined) ?? 'none'

/** Whether the design has the page and the palette that are asked for. */
export function isShown(
  { pages, palettes }: Design,
  { page, palette }: { page?: string | undefined; palette?: string | undefined },
): boolean {
  const has = (list: readonly { id: string }[], wanted: string | undefined) =>
    wanted === undefined || list.some(({ id }) => id === wanted)
  return has(pages, page) && has(palettes, palette)
}

/** How long what a design looks like may be kept: for ever under the address of its version. */
export const headersOf = (etag: string, isOfVersion: boolean): Headers =>
  new Headers({
    etag,
    'cache-control': `public, ${isOfVersion ? 'max-age=31536000, immutable' : 'max-age=3600'}`,
    'x-content-type-options': 'nosniff',
  })
