import { photobookDefinition, photobookTypeOf, printFinishesInChannel } from '@passepartout/domain'
import type { PhotobookDesign } from '../schema/design.ts'
import type { DesignKindRules } from './design-kind-rules.ts'

export const photobook: DesignKindRules<PhotobookDesign> = {
  finishes(design, { catalogue, shop }) {
    const definition = photobookDefinition(catalogue)
    const sold = design.photobook.types
      .flatMap(id => photobookTypeOf(definition, id)?.bindings ?? [])
      .flatMap(({ covers }) => covers.flatMap(({ refinements }) => refinements))
    return printFinishesInChannel(sold, shop)
  },
  theme: ({ photobook }) => photobook.theme,
  furtherPaints: ({ photobook: { spine, theme } }) => ({
    paints: [
      ...[spine.ground, spine.colour],
      ...[theme?.frame?.colour, theme?.captions?.colour, theme?.chapter?.background, theme?.chapter?.colour],
    ].filter(paint => paint !== undefined),
    path: 'photobook',
  }),
}
