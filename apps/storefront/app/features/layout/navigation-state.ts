import type { Global } from '@passepartout/content-model'
import type { Page } from '../../platform/page.ts'
import { innerPathOf } from '../links/address.ts'

export type NavigationItem = Global['navigation'][number]

type Place = Pick<Page, 'path' | 'story' | 'global'>

/** Where areas would only be in the way (spec 2); an item that always shows its tiles shows them here too. */
const FEEDS: ReadonlySet<string> = new Set(['/feed-collage', '/feed-calendar', '/feed-card'])

/** The `navigationType` that the page's story names. */
function activeNavigation({ story }: Place): string | undefined {
  const named = story?.content.activeNavigation
  return typeof named === 'string' && named !== '' ? named : undefined
}

/**
 * How an item of the bar is marked (spec 2): `page` where it leads to this very page, `true` where its navigation type
 * is the page's. A page that names none and has no item of its own marks the nearest one above it.
 */
export function ariaCurrentOf(page: Place, item: NavigationItem): 'page' | 'true' | undefined {
  if (innerPathOf(item.link) === page.path) return 'page'
  const named = activeNavigation(page)
  if (named !== undefined) return item.navigationType === named ? 'true' : undefined
  return item === itemsAbove(page)[0] ? 'true' : undefined
}

/**
 * Whose tiles stand under the bar: those of the area that the story names, or that an area the page lies in or any
 * other one always shows.
 */
export function subNavigationItem(page: Place): NavigationItem | undefined {
  const items = page.global?.navigation ?? []
  const named = activeNavigation(page)
  const own = items.find(item => named !== undefined && item.navigationType === named && hasTiles(item))
  if (FEEDS.has(page.path)) return own?.alwaysShowSubNavi ? own : undefined
  const always = (item: NavigationItem) => item.alwaysShowSubNavi && hasTiles(item)
  return own ?? itemsAbove(page).find(always) ?? items.find(always)
}

/** Whether the item opens a flyout. */
export const hasFlyout = (item: NavigationItem): boolean =>
  item.flyoutGroups.length > 0 && item.subNaviOnly !== true && item.isOnlyInBurgerNavigation === false

/** What joins an item of the bar to its flyout, which comes by another request. */
export const flyoutKey = (item: NavigationItem): string => item.navigationType || item.text

const hasTiles = (item: NavigationItem) => item.flyoutGroups.length > 0

/** The items that lead to the page or above it, the nearest first. */
function itemsAbove({ path: here, global }: Place): NavigationItem[] {
  const above = (global?.navigation ?? []).flatMap(item => {
    const path = innerPathOf(item.link)
    const leads = path !== undefined && path !== '/' && (here === path || here.startsWith(`${path}/`))
    return leads ? [{ item, length: path.length }] : []
  })
  return above.sort((a, b) => b.length - a.length).map(({ item }) => item)
}
