import type { Global } from '@passepartout/content-model'
import type { Page } from '../../platform/page.ts'
import { innerPathOf } from '../links/address.ts'

export type NavigationItem = Global['navigation'][number]

type Place = Pick<Page, 'path' | 'story' | 'global'>

/** Feeds show no tiles (spec 2), except those of an item that always shows them. */
const FEEDS: ReadonlySet<string> = new Set(['/feed-collage', '/feed-calendar', '/feed-card'])

/** The `navigationType` that the page's story names. */
function activeNavigation({ story }: Place): string | undefined {
  const named = story?.content.activeNavigation
  return typeof named === 'string' && named !== '' ? named : undefined
}

/**
 * `aria-current` of a navigation item (spec 2): `page` if it leads to this very page, `true` if its navigation type is
 * the page's. For a page that names no type and has no item of its own, the nearest item above it is marked.
 */
export function ariaCurrentOf(page: Place, item: NavigationItem): 'page' | 'true' | undefined {
  if (innerPathOf(item.link) === page.path) return 'page'
  const named = activeNavigation(page)
  if (named !== undefined) return item.navigationType === named ? 'true' : undefined
  return item === itemsAbove(page)[0] ? 'true' : undefined
}

/**
 * The item whose tiles are shown below the bar: the area that the story names, else one that always shows them, areas
 * above the page first.
 */
export function subNavigationItem(page: Place): NavigationItem | undefined {
  const items = page.global?.navigation ?? []
  const named = activeNavigation(page)
  const own = items.find(item => named !== undefined && item.navigationType === named && hasTiles(item))
  if (FEEDS.has(page.path)) return own?.alwaysShowSubNavi ? own : undefined
  const always = (item: NavigationItem) => item.alwaysShowSubNavi && hasTiles(item)
  return own ?? itemsAbove(page).find(always) ?? items.find(always)
}

export const hasFlyout = (item: NavigationItem): boolean =>
  item.flyoutGroups.length > 0 && item.subNaviOnly !== true && item.isOnlyInBurgerNavigation === false

/** Joins a navigation item to its flyout, which another request loads. */
export const flyoutKey = (item: NavigationItem): string => item.navigationType || item.text

const hasTiles = (item: NavigationItem) => item.flyoutGroups.length > 0

/** Items that lead to the page or above it, the nearest first. */
function itemsAbove({ path: here, global }: Place): NavigationItem[] {
  const above = (global?.navigation ?? []).flatMap(item => {
    const path = innerPathOf(item.link)
    const leads = path !== undefined && path !== '/' && (here === path || here.startsWith(`${path}/`))
    return leads ? [{ item, length: path.length }] : []
  })
  return above.sort((a, b) => b.length - a.length).map(({ item }) => item)
}
