import type { CallPayload } from '@passepartout/contracts'
import type { schemas } from '@passepartout/contracts/schemas'
import { designTile } from './design-tile.ts'
import type { ProductTile } from './overview-list.ts'

type Theme = CallPayload<(typeof schemas)['getThemes']>['items'][number]

/** A card as a tile, which links to the card's own page. */
export function themeTile(theme: Theme): ProductTile {
  const [shown] = theme.refinements
  return designTile(theme, {
    id: theme.themeId,
    details: [theme.format.name, shown?.value === 'none' ? undefined : shown?.name],
    address: theme.detailPath,
    detailQuery: `themeId=${theme.themeId}`,
  })
}
