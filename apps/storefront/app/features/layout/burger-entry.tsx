import { type FlyoutGroup, type FlyoutItem, itemsOf } from '@passepartout/content-model'
import { ArrowLeftIcon, ArrowRightIcon, ChevronRightIcon, MinusIcon, PlusIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { internalUrlOf, urlOf } from '../links/address.ts'
import { NavigationLabel } from './main-navigation.tsx'
import { menuItemUrl } from './menu-item-url.ts'
import { badgeOf, badgeVariant, hasImage, NavigationImage } from './navigation-image.tsx'
import { NavigationMark } from './navigation-mark.tsx'
import { ariaCurrentOf, flyoutKey, type NavigationItem } from './navigation-state.ts'
import { SubGroups } from './sub-groups.tsx'

interface EntryProps {
  page: Page
  item: NavigationItem
}

/** An area in the burger menu: a link, or a level of its own with its groups (spec 2). */
export function BurgerEntry({ page, item }: EntryProps) {
  const row = 'type-h3 flex min-h-14 items-center gap-3 py-1 text-21 no-underline aria-[current]:text-accent'
  const name = (
    <>
      <NavigationMark icon={item.icon} color={item.color} />
      {item.text}
      {item.label && <NavigationLabel label={item.label} />}
      <ChevronRightIcon size={20} className="ml-auto flex-none text-muted" />
    </>
  )
  if (item.flyoutGroups.length === 0) {
    return (
      <a href={urlOf(item.link, page)} aria-current={ariaCurrentOf(page, item)} className={row}>
        {name}
      </a>
    )
  }
  return (
    <details name="menu" className="menu-level">
      <summary>
        <span className={`menu-forth ${row} ${ariaCurrentOf(page, item) ? 'text-accent' : ''}`}>{name}</span>
        <span className="menu-back">
          <ArrowLeftIcon size={20} />
          {page.translate('frame.back')}
        </span>
      </summary>
      <SecondLevel page={page} item={item} />
    </details>
  )
}

function SecondLevel({ page, item }: EntryProps) {
  const all = internalUrlOf(item.link, page)
  const [first] = item.flyoutGroups
  return (
    <div className="menu-secondary">
      <h2 className="type-h2 mt-2 mb-3">{item.text}</h2>
      {all && (
        <a
          href={all}
          aria-current={ariaCurrentOf(page, item) === 'page' ? 'page' : undefined}
          className="flex min-h-13 items-center justify-between gap-3 border-b border-hairline font-semibold text-accent no-underline"
        >
          {page.translate('frame.all-of', { area: item.text })}
          <ArrowRightIcon size={20} />
        </a>
      )}
      {item.flyoutGroups.map(group => (
        <details
          key={group.flyoutGroupIdentifier}
          name={`menu-${flyoutKey(item)}`}
          open={group === first}
          className="group/group disclosure border-b border-hairline"
        >
          <summary className="flex min-h-14 items-center gap-3 text-18 font-semibold">
            {group.flyoutGroupTitle}
            {group.badge && <span className="badge">{group.badge}</span>}
            <PlusIcon size={20} className="ml-auto flex-none group-open/group:hidden" />
            <MinusIcon size={20} className="ml-auto flex-none not-group-open/group:hidden" />
          </summary>
          <Tiles page={page} group={group} />
        </details>
      ))}
    </div>
  )
}

const LOOKS = {
  tiles: {
    list: 'grid grid-cols-3 gap-x-3 gap-y-5 pt-1 pb-5',
    link: 'flex-col gap-2 text-center text-14 leading-tight',
    circle: 'size-19',
    px: 76,
  },
  lines: { list: 'pb-3', link: 'min-h-14 items-center gap-4', circle: 'size-11', px: 44 },
}

/** Round images, three in a row, in the gallery; lines of names in the stationery shop and where images are missing. */
function Tiles({ page, group }: { page: Page; group: FlyoutGroup }) {
  const items = itemsOf(group)
  const pictured = items.filter(item => !item.flag).every(hasImage)
  const look = page.shop.channel === 'passepartout' && pictured ? LOOKS.tiles : LOOKS.lines
  return (
    <ul className={look.list}>
      {items.map(item => (
        <Tile key={item.subnaviTitle} page={page} item={item} look={look} />
      ))}
    </ul>
  )
}

function Tile({ page, item, look }: { page: Page; item: FlyoutItem; look: (typeof LOOKS)['tiles'] }) {
  const href = menuItemUrl(item, page)
  if (!href) return null
  const { channel, country, locale } = page.shop
  const badge = badgeOf(item)
  return (
    <li
      data-flag={item.flag || undefined}
      data-shop={item.flag ? JSON.stringify({ channel, country, locale }) : undefined}
    >
      <a href={href} className={`relative flex no-underline ${look.link}`}>
        {hasImage(item) && (
          <div className={`mx-auto flex-none overflow-hidden rounded-full bg-stage ${look.circle}`}>
            <NavigationImage page={page} item={item} width={look.px} height={look.px} />
          </div>
        )}
        <span className="flex-1">
          {item.subnaviTitle}
          {item.fromPrice && look === LOOKS.tiles && (
            <span data-price={item.fromPrice} className="mt-1 block min-h-[1.25em] text-13 text-muted" />
          )}
        </span>
        {badge && (
          <span
            className={`badge ${badgeVariant(badge)} ${look === LOOKS.tiles ? 'absolute -top-1 right-0' : ''}`}
          >
            {badge}
          </span>
        )}
      </a>
      <SubGroups page={page} item={item} />
    </li>
  )
}
