import type { Story } from '@passepartout/content'
import { isFeedPath } from '@passepartout/domain'
import { type Fields, isFields } from './visit-values.ts'

/** Blocks that make a page an overview of products. */
const OVERVIEW = /^(?:[a-z]+-overview|product-matrix|overview-head|material-matrix)$/

/**
 * An overview of products without tiles below the bar (spec 2, "Sub-navigation"): the next product is then only in a
 * menu.
 */
export function checkSubNavigation(story: Story, stories: ReadonlyMap<string, Story>): string[] {
  const [channel, locale, ...slug] = story.full_slug.split('/')
  if (!isOverview(story) || isFeedPath(`/${slug.join('/')}`)) return []
  const { activeNavigation } = story.content
  if (typeof activeNavigation !== 'string' || !activeNavigation)
    return ['is an overview of products and names no activeNavigation']
  const global = stories.get(`${channel}/${locale}/_global`)
  if (!global) return []
  const item = fieldsIn(global.content.navigation).find(
    ({ navigationType }) => navigationType === activeNavigation,
  )
  if (!item) return [`no item of the menu is of the navigation type "${activeNavigation}"`]
  return hasTiles(item) ? [] : [`the menu's item "${activeNavigation}" has no tiles for the sub-navigation`]
}

const fieldsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isFields) : [])

const isOverview = ({ content }: Story) =>
  [content.teaser, content.body].flatMap(fieldsIn).some(({ component }) => OVERVIEW.test(String(component)))

/**
 * Items that the storefront shows as tiles: not the large ones of a flyout, those of a split test, or those without an
 * image.
 */
const hasTiles = (item: Fields) =>
  fieldsIn(item.flyoutGroups)
    .filter(group => group.notInSubNavigation !== true)
    .flatMap(group => [...fieldsIn(group.flyoutGroupItems), ...fieldsIn(group.flyoutGroupItemsCustom)])
    .some(
      ({ isHeadlineItem, flag, card, asset, scene, subnaviAsset }) =>
        !isHeadlineItem && !flag && Boolean(card ?? asset ?? scene ?? subnaviAsset),
    )
