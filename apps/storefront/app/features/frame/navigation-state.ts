import type { Global } from '../../blocks/global/schema.ts'
import type { Page } from '../../platform/page.ts'
import { innerPathOf } from '../links/address.ts'

export type NavigationItem = Global['navigation'][number]

/** The navigation item that the page belongs to: the one its story names, else the longest that leads to it or above it. */
export function activeItem(page: Page): NavigationItem | undefined {
  const items = page.global?.navigation ?? []
  const named = page.story?.content.activeNavigation
  if (typeof named === 'string' && named !== '') return items.find(item => item.text === named)
  const above = items.filter(item => {
    const path = innerPathOf(item.link)
    return path !== undefined && path !== '/' && (page.path === path || page.path.startsWith(`${path}/`))
  })
  return above.sort((a, b) => b.link.cached_url.length - a.link.cached_url.length)[0]
}

/** Whose tiles stand under the bar: the active item's, else those of an item that always shows them. */
export function subNavigationItem(
  page: Page,
  active: NavigationItem | undefined,
): NavigationItem | undefined {
  if (active && active.flyoutGroups.length > 0) return active
  return page.global?.navigation.find(item => item.alwaysShowSubNavi && item.flyoutGroups.length > 0)
}
