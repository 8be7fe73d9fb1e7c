import { type Global, itemsOf } from '@passepartout/content-model'
import { inSeason, isSeasonal, type Shop, seasonsOn } from '@passepartout/domain'

type Item = Global['navigation'][number]

const arranged = new WeakMap<Global, Map<string, Global>>()

/**
 * The layout's menu for a country and day: without occasions unknown to the country, those of the season first. The bar
 * never has more items than the content defines. Returns the same object for the same menu.
 */
export function globalInSeason(
  global: Global,
  place: Pick<Shop, 'country' | 'language'>,
  day: string,
): Global {
  const { country, language } = place
  const known = arranged.get(global) ?? new Map<string, Global>()
  arranged.set(global, known)
  const key = `${country} ${language} ${seasonsOn(country, day).join(' ')}`
  const found = known.get(key)
  if (found) return found
  const items = inSeason(global.navigation, ({ occasion }) => occasion, place, day)
  const inBar = barItems(items, seasonsOn(country, day), placesIn(global.navigation))
  const left = new Set(items)
  const unusual = new Set(global.navigation.flatMap(item => (left.has(item) ? [] : [addressIn(item.link)])))
  const navigation = items.map(item => ({
    ...withoutLinks(item, unusual),
    ...(item.occasion && { isOnlyInBurgerNavigation: !inBar.has(item) }),
  }))
  const columns = global.footer.columns.map(column => ({
    ...column,
    links: column.links.filter(({ link }) => !unusual.has(addressIn(link))),
  }))
  const made = { ...global, navigation, footer: { ...global.footer, columns } }
  known.set(key, made)
  return made
}

const addressIn = (link: unknown): string => JSON.stringify(link)

/** Removes links to certain pages from an item's flyout, and groups that become empty. */
function withoutLinks(item: Item, unusual: ReadonlySet<string>): Item {
  if (unusual.size === 0) return item
  const flyoutGroups = item.flyoutGroups
    .map(group => ({
      ...group,
      flyoutGroupItems: group.flyoutGroupItems.filter(({ link }) => !unusual.has(addressIn(link))),
    }))
    .filter(group => itemsOf(group).length > 0)
  return { ...item, flyoutGroups }
}

const placesIn = (items: readonly Item[]) =>
  items.filter(({ occasion, isOnlyInBurgerNavigation }) => occasion && !isOnlyInBurgerNavigation).length

/**
 * Items of occasions in the bar: those of the season first, then of all the year, then of other seasons as far as there
 * is space.
 */
function barItems(items: readonly Item[], seasons: readonly string[], places: number): ReadonlySet<Item> {
  const rank = ({ occasion = '', isOnlyInBurgerNavigation }: Item) =>
    seasons.includes(occasion) ? 0 : isOnlyInBurgerNavigation ? 3 : isSeasonal(occasion) ? 2 : 1
  const fit = items.filter(item => item.occasion && rank(item) < 3)
  return new Set(fit.toSorted((a, b) => rank(a) - rank(b)).slice(0, places))
}
