import type { FlyoutGroup, FlyoutItem, TileType } from '@passepartout/content-model'
import type { Page } from '../../platform/page.ts'
import { innerPathOf, leadsHere } from '../links/address.ts'
import { itemAddress } from './item-address.ts'
import { badgeLook, hasPicture, NavigationPicture } from './navigation-picture.tsx'
import type { NavigationItem } from './navigation-state.ts'

/**
 * The tiles of an area in one line that runs out to the right edge of the screen. On a phone only the area's own
 * overview shows them; everywhere else the menu does their work.
 */
export function SubNavigation({ page, item }: { page: Page; item: NavigationItem }) {
  const onOverview = innerPathOf(item.link) === page.path
  const groups = item.flyoutGroups.flatMap(group => {
    const items = group.notInSubNavigation ? [] : group.flyoutGroupItems.filter(isTile)
    return items.length > 0 ? [{ ...group, flyoutGroupItems: items }] : []
  })
  if (groups.length === 0) return null
  return (
    <nav
      data-sub-navigation
      aria-label={page.translate('frame.sub-navigation', { area: item.text })}
      className={`overflow-x-clip border-b border-hairline print:hidden ${onOverview ? '' : 'max-md:hidden'}`}
    >
      <div className="wrap">
        <div className="snap-row bleed-right gap-4 pt-4 pb-3.5">
          {groups.map((group, index) => (
            <Group key={group.flyoutGroupIdentifier} page={page} group={group} first={index === 0} />
          ))}
        </div>
      </div>
    </nav>
  )
}

// A link to a part of this page is a jump, not the page.
const isCurrent = (page: Page, { link, query }: FlyoutItem) => !link.anchor && !query && leadsHere(link, page)

/** All that the tiles of an area show of the page they stand on. */
export const currentTiles = (page: Page, item: NavigationItem): string =>
  [
    innerPathOf(item.link) === page.path,
    ...item.flyoutGroups.flatMap(group => group.flyoutGroupItems.map(tile => isCurrent(page, tile))),
  ]
    .map(Number)
    .join('')

/** What stands large in a flyout, waits for a split test or has no picture is no tile of a line. */
const isTile = (item: FlyoutItem) => !item.isHeadlineItem && !item.flag && hasPicture(item)

function Group({ page, group, first }: { page: Page; group: FlyoutGroup; first: boolean }) {
  return (
    <section aria-label={group.flyoutGroupTitle} className="flex gap-4">
      {!first && (
        <p
          aria-hidden="true"
          className="flex h-[76px] items-center border-l border-hairline pr-1 pl-5 text-13 text-muted"
        >
          {group.flyoutGroupTitle}
        </p>
      )}
      <ul className="flex gap-4">
        {group.flyoutGroupItems.map(item => (
          <Tile key={item.subnaviTitle} page={page} item={item} type={item.typeOverride ?? group.type} />
        ))}
      </ul>
    </section>
  )
}

const SHAPES = {
  circle: {
    box: 'w-min min-w-[88px] text-center',
    picture: 'mx-auto size-[76px] rounded-full',
    width: 76,
    height: 76,
  },
  square: { box: 'w-[110px]', picture: 'h-[73px] w-[110px] rounded-picture', width: 110, height: 73 },
  'square-image': { box: 'w-[110px]', picture: 'size-[110px] rounded-picture', width: 110, height: 110 },
}

function Tile({ page, item, type }: { page: Page; item: FlyoutItem; type: TileType }) {
  const shape = SHAPES[type]
  const href = itemAddress(item, page)
  const current = isCurrent(page, item)
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
          className={`mb-2 block overflow-hidden bg-stage ${shape.picture} ${current ? 'outline-2 outline-offset-3 outline-accent' : ''}`}
        >
          <NavigationPicture page={page} item={item} width={shape.width} height={shape.height} />
        </div>
        {silent ? <span className="sr-only">{item.subnaviTitle}</span> : item.subnaviTitle}
        {item.badge && (
          <span
            className={`badge absolute ${badgeLook(item.badge)} ${type === 'circle' ? '-top-1 -right-0.5' : 'top-1.5 left-1.5'}`}
          >
            {item.badge}
          </span>
        )}
      </a>
    </li>
  )
}
