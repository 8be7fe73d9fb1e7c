import { type DesignLibrary, findDesign, listPreviewFinish } from '@passepartout/designs'
import { DESIGN_KINDS, LOCALES } from '@passepartout/domain'
import type { DesignImageRenderer } from '@passepartout/worker'
import type { GeneratedImageSource } from '../image-service.ts'

/** Pixels; a share image is 1200 wide. */
const WIDTH = 1080

/**
 * A page of a design in the language of a locale, by its name in share images: `card.zwei-ringe.front.de-DE.elfenbein`;
 * without the last part in the design's first colours.
 */
export const createSharedDesignImages =
  (designs: DesignLibrary, draw: DesignImageRenderer['draw']) =>
  (name: string): GeneratedImageSource | undefined => {
    const [kind, id = '', page, language, palette, ...more] = name.split('.')
    const locale = LOCALES.find(one => one === language)
    const known = DESIGN_KINDS.find(one => one === kind)
    const design = known && findDesign(designs, known, id)
    const hasPalette = palette === undefined || design?.palettes.some(one => one.id === palette)
    const hasPage = design?.pages.some(one => one.id === page)
    if (!design || !locale || !page || !hasPage || !hasPalette || more.length > 0) return undefined
    return {
      version: designs.version,
      read: () =>
        draw({
          kind: design.kind,
          id,
          page,
          ...(palette ? { palette } : {}),
          locale,
          refinement: listPreviewFinish(design),
          width: WIDTH,
        }),
    }
  }
