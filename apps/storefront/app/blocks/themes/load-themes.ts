import type { Themes } from '@passepartout/content-model'
import { getThemes } from '@passepartout/contracts'
import { themeIdOf } from '@passepartout/domain'
import type { ProductTile } from '../../features/product-list/overview-list.ts'
import { themeTile } from '../../features/product-list/theme-tile.ts'
import type { LoadContext } from '../../platform/block.ts'

/** Loads the cards of a row; empty and a log entry where the call fails. */
export async function loadThemes(block: Themes, { api, log, path }: LoadContext): Promise<ProductTile[]> {
  const { similar, categories, styles, sort, count = '4' } = block
  const shown = similar ? themeIdOf(path) : undefined
  const occasion = block.occasion || (shown && (await occasionOf(shown, api)))
  const answer = await api.call(getThemes, {
    query: {
      ...(occasion ? { occasion } : {}),
      ...(categories?.length ? { category: categories } : {}),
      ...(styles?.length ? { style: styles } : {}),
      ...(sort ? { sort } : {}),
    },
  })
  if (answer.ok) {
    const others = answer.payload.items.filter(item => item.themeId !== shown)
    return others.slice(0, Number(count)).map(themeTile)
  }
  const { status, code } = answer
  log.error(
    { key: 'overview-container-load-failed', component: 'themes', path, status, code },
    'loading card row failed',
  )
  return []
}

async function occasionOf(themeId: string, api: LoadContext['api']): Promise<string | undefined> {
  const answer = await api.call(getThemes, { query: { themeId } })
  return answer.ok ? answer.payload.items[0]?.occasions[0]?.value : undefined
}
