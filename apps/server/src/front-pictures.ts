import { type DesignKind, type DesignLibrary, designsOf } from '@passepartout/designs'
import { LOCALES } from '@passepartout/domain'
import { type DesignImageRenderer, TILE_WIDTH } from '@passepartout/worker'

type DesignPicture = Parameters<DesignImageRenderer['draw']>[0]

/** Kinds that lists show by an image of their design, most visited first. */
const LISTED_KINDS: readonly DesignKind[] = ['card', 'calendar', 'photobook', 'collage']

/** The first page of every design in every locale, as lists and wish lists show it. */
export function* frontPictures(designs: DesignLibrary): Generator<DesignPicture> {
  for (const kind of LISTED_KINDS)
    for (const locale of LOCALES)
      for (const design of designsOf(designs, kind)) {
        const refinement = (design.kind === 'card' ? design.card.refinements[0] : undefined) ?? 'none'
        yield { kind, id: design.id, locale, refinement, width: TILE_WIDTH }
      }
}
