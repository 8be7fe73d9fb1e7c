import { type FlyoutGroup, type FlyoutItem, itemsOf, type TileType } from '@passepartout/content-model'
import type { Page } from '../../platform/page.ts'
import { innerPathOf, isLinkToCurrentPage } from '../links/address.ts'
import { menuItemUrl } from './menu-item-url.ts'
import { badgeOf, badgeVariant, hasImage, NavigationImage } from './navigation-image.tsx'
import type { NavigationItem } from './navigation-state.ts'

/**
 * The tiles of an area in one line that extends to the right edge of the screen. Phones show them only on the area's
 * own overview, and on all pages of an item with `alwaysShowSubNavi`; elsewhere the menu replaces them.
 */
export function SubNavigation({ page, item }: { page: Page; item: NavigationItem }) {
  const isOnPhones = item.alwaysShowSubNavi || innerPathOf(item.link) === page.path
  const groups = item.flyoutGroups.flatMap(group => {
    const items = group.notInSubNavigation ? [] : itemsOf(group).filter(isTile)
    return items.length > 0 ? [{ group, items }] : []
  })
  if (groups.length === 0) return null
  return (
    <nav
      data-sub-navigation
      aria-label={page.translate('frame.sub-navigation', { area: item.text })}
      className={`overflow-x-clip border-b border-hairline print:hidden ${isOnPhones ? '' : 'max-md:hidden'}`}
    >
      <div className="wrap">
        <div className="snap-row bleed-right gap-4 pt-4 pb-3.5 nav:pt-3 nav:pb-2.5">
          {groups.map(({ group, items }, index) => (
            <Group
              key={group.flyoutGroupIdentifier}
              page={page}
              group={group}
              items={items}
              first={index === 0}
            />
          ))}
        </div>
      </div>
    </nav>
  )
}

// A link to a part of this page is a jump: it is never the current page.
const isCurrent = (page: Page, { link, query }: FlyoutItem) =>
  !link.anchor && !query && isLinkToCurrentPage(link, page)

/** Everything in the tiles of an area that depends on the page around them. */
export const navigationTilesState = (page: Page, item: NavigationItem): string =>
  [
    innerPathOf(item.link) === page.path,
    ...item.flyoutGroups.flatMap(group => itemsOf(group).map(tile => isCurrent(page, tile))),
  ]
    .map(Number)
    .join('')

/** Headline items, items of a split test and items without an image are no tiles. */
const isTile = (item: FlyoutItem) => !item.isHeadlineItem && !item.flag && hasImage(pictured(item))

/** A tile of the line may have an image of its own. */
const pictured = (item: FlyoutItem): FlyoutItem =>
  item.subnaviAsset ? { ...item, asset: item.subnaviAsset, card: undefined } : item

interface GroupProps {
  page: Page
  group: FlyoutGroup
  /** The items of the group that are tiles. */
  items: readonly FlyoutItem[]
  first: boolean
}

function Group({ page, group, items, first }: GroupProps) {
  return (
    <section aria-label={group.flyoutGroupTitle} className="flex gap-4">
      {!first && (
        <p
          aria-hidden="true"
          className="flex h-[76px] items-center border-l nav:h-[54px] border-hairline pr-1 pl-5 text-13 text-muted"
        >
          {group.flyoutGroupTitle}
        </p>
      )}
      <ul className="flex gap-4">
        {items.map(item => (
          <Tile key={item.subnaviTitle} page={page} item={item} type={item.typeOverride ?? group.type} />
        ))}
      </ul>
    </section>
  )
}

const SHAPES = {
  circle: {
    box: 'w-min min-w-[88px] text-center',
    picture: 'mx-auto size-[76px] rounded-full nav:size-[54px]',
    width: 76,
    height: 76,
  },
  square: {
    box: 'w-[110px]',
    picture: 'h-[73px] w-[110px] rounded-picture nav:h-[54px]',
    width: 110,
    height: 73,
  },
  'square-image': { box: 'w-[110px]', picture: 'size-[110px] rounded-picture', width: 110, height: 110 },
}

function Tile({ page, item, type }: { page: Page; item: FlyoutItem; type: TileType }) {
  const shape = SHAPES[type]
  const href = menuItemUrl(item, page)
  const current = isCurrent(page, item)
  const badge = badgeOf(item)
  const silent = type === 'square-image' || item.linkOnlyImage
  if (!href) return null
  return (
    <li className={`${shape.box} snap-start`}>
      <a
        href={href}
        aria-current={current ? 'page' : undefined}
        className="group relative block text-13 leading-tight no-underline hover:text-accent hover:underline aria-[current]:font-semibold"
      >
        <div
          className={`mb-2 block overflow-hidden nav:mb-1.5 bg-stage ${shape.picture} ${current ? 'outline-2 outline-offset-3 outline-accent' : ''}`}
        >
          <NavigationImage page={page} item={pictured(item)} width={shape.width} height={shape.height} />
        </div>
        {silent ? <span className="sr-only">{item.subnaviTitle}</span> : item.subnaviTitle}
        {badge && (
          <span
            className={`badge absolute ${badgeVariant(badge)} ${type === 'circle' ? '-top-1 -right-0.5' : 'top-1.5 left-1.5'}`}
          >
            {badge}
          </span>
        )}
      </a>
    </li>
  )
}
