import { type DesignLibrary, designsOf, listPreviewFinish } from '@passepartout/designs'
import { DESIGN_KINDS, LOCALES } from '@passepartout/domain'
import { type DesignImageRenderer, TILE_WIDTH } from '@passepartout/worker'

type DesignPicture = Parameters<DesignImageRenderer['draw']>[0]

/** Kinds that lists show by an image of their design; the most visited kind is the last one in the registry. */
const LISTED_KINDS = DESIGN_KINDS.toReversed()

/** The first page of every design in every locale, as lists and wish lists show it. */
export function* frontPictures(designs: DesignLibrary): Generator<DesignPicture> {
  for (const kind of LISTED_KINDS)
    for (const locale of LOCALES)
      for (const design of designsOf(designs, kind)) {
        const refinement = listPreviewFinish(design)
        yield { kind, id: design.id, locale, refinement, width: TILE_WIDTH }
      }
}
