import { type DesignLibrary, findDesign, listPreviewFinish } from '@passepartout/designs'
import { LOCALES } from '@passepartout/domain'
import type { DesignImageRenderer } from '@passepartout/worker'
import type { GeneratedImageSource } from './image-service.ts'

/** Pixels; the height of the card fronts among the assets. */
const HEIGHT = 900

/**
 * The front of a card in the language of a locale, as `cards/en-US/<design>--<palette>.webp`. The fronts among the
 * assets are German.
 */
export const createCardImages =
  (designs: DesignLibrary, draw: DesignImageRenderer['draw']) =>
  (path: string): GeneratedImageSource | undefined => {
    const [, language, id = '', palette] =
      /^cards\/([\w-]{5})\/([a-z\d-]{1,64}?)--([a-z\d-]{1,64})\.webp$/.exec(path) ?? []
    const locale = LOCALES.find(one => one === language)
    const design = findDesign(designs, 'card', id)
    if (!locale || !design?.palettes.some(one => one.id === palette)) return undefined
    const { widthMm, heightMm } = design.trim
    return {
      version: designs.version,
      read: () =>
        draw({
          kind: 'card',
          id,
          ...(palette ? { palette } : {}),
          locale,
          refinement: listPreviewFinish(design),
          width: Math.round((HEIGHT * widthMm) / heightMm),
        }),
    }
  }
