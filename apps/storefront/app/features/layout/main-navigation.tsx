import { ChevronDownIcon, ChevronRightIcon } from '@passepartout/ui/icons'
import { HAS_NAVIGATION } from '@passepartout/ui/windows'
import type { Page } from '../../platform/page.ts'
import { internalUrlOf } from '../links/address.ts'
import { NavigationMark } from './navigation-mark.tsx'
import { ariaCurrentOf, flyoutKey, hasFlyout, type NavigationItem } from './navigation-state.ts'

/**
 * The areas of the shop in one line. If they do not fit, the line scrolls and fades out at its end; on wide screens it
 * has buttons for that, and its flyouts are loaded by a request of their own (`islands/main-navigation.ts`).
 */
export function MainNavigation({ page }: { page: Page }) {
  const { translate } = page
  const items = page.global?.navigation.filter(item => !item.isOnlyInBurgerNavigation) ?? []
  if (items.length === 0) return null
  return (
    <nav
      aria-label={translate('frame.main-navigation')}
      data-enhance="main-navigation"
      data-when="media"
      data-media={HAS_NAVIGATION}
      data-flyouts={page.href('/_flyouts')}
      className="wrap relative max-nav:w-full"
    >
      <ul className="nav-scroller h-12 gap-[27px] text-15 max-nav:pl-margin nav:h-[52px] nav:gap-[21px] nav:text-16">
        {items.map(item => (
          <Entry key={item.text} page={page} item={item} />
        ))}
      </ul>
      <div
        data-scroll-buttons
        hidden
        className="absolute inset-y-0 right-0 flex items-center gap-1 max-nav:hidden"
      >
        {(['scroll-back', 'scroll-on'] as const).map((name, index) => (
          <button
            key={name}
            type="button"
            data-step={index === 0 ? -1 : 1}
            className={`hit-44 grid size-8 place-items-center rounded-control border border-line-strong bg-raised hover:border-ink disabled:border-hairline disabled:text-on-disabled ${index === 0 ? 'rotate-180' : ''}`}
          >
            <ChevronRightIcon size={18} />
            <span className="sr-only">{translate(`navigation.${name}`)}</span>
          </button>
        ))}
      </div>
    </nav>
  )
}

function Entry({ page, item }: { page: Page; item: NavigationItem }) {
  const href = internalUrlOf(item.link, page)
  if (!href) return null
  const flyout = hasFlyout(item)
  return (
    <li className="relative h-full" data-flyout={flyout ? flyoutKey(item) : undefined}>
      <a
        href={href}
        aria-current={ariaCurrentOf(page, item)}
        className="flex h-full items-center gap-2 border-y-[3px] border-transparent font-medium no-underline underline-offset-8 hover:underline aria-[current]:border-b-accent aria-[current]:no-underline"
      >
        <NavigationMark icon={item.icon} color={item.color} />
        {item.text}
        {item.label && <NavigationLabel label={item.label} />}
      </a>
      {flyout && (
        <button
          type="button"
          hidden
          aria-expanded="false"
          className="absolute inset-y-1.5 -right-5 z-1 grid w-5 place-items-center bg-bar not-focus-visible:sr-only"
        >
          <ChevronDownIcon size={18} />
          <span className="sr-only">{page.translate('navigation.open', { area: item.text })}</span>
        </button>
      )}
    </li>
  )
}

export function NavigationLabel({ label }: { label: NonNullable<NavigationItem['label']> }) {
  return (
    <span
      className="badge"
      style={
        label.labelBackgroundColor && label.labelTextColor
          ? { background: label.labelBackgroundColor, color: label.labelTextColor }
          : undefined
      }
    >
      {label.labelText}
    </span>
  )
}
