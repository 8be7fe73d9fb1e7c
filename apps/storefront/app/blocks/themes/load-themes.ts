import { getThemes } from '@passepartout/contracts'
import type { ProductTile } from '../../features/overview/overview-list.ts'
import { themeTile } from '../../features/overview/theme-tile.ts'
import type { LoadContext } from '../../platform/block.ts'
import type { Themes } from './schema.ts'

/** The cards of a row; none, and a line in the log, where they do not come. */
export async function loadThemes(
  { occasion, categories, styles, sort, count = '4' }: Themes,
  { api, log, path }: LoadContext,
): Promise<ProductTile[]> {
  const answer = await api.call(getThemes, {
    query: {
      ...(occasion ? { occasion } : {}),
      ...(categories?.length ? { category: categories } : {}),
      ...(styles?.length ? { style: styles } : {}),
      ...(sort ? { sort } : {}),
    },
  })
  if (answer.ok) return answer.payload.items.slice(0, Number(count)).map(themeTile)
  const { status, code } = answer
  log.error(
    { key: 'overview-container-load-failed', component: 'themes', path, status, code },
    'a row of cards could not be loaded',
  )
  return []
}
