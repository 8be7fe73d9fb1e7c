import type { Page } from '../../platform/page.ts'
import { addressOf, innerPathOf } from '../links/address.ts'
import type { NavigationItem } from './navigation-state.ts'

/** The areas of the shop in one line. Where they do not fit, the line scrolls and fades out at its end. */
export function MainNavigation({ page, active }: { page: Page; active: NavigationItem | undefined }) {
  const items = page.global?.navigation.filter(item => !item.isOnlyInBurgerNavigation) ?? []
  if (items.length === 0) return null
  return (
    <nav aria-label={page.translate('frame.main-navigation')} className="wrap relative max-md:w-full">
      <ul className="nav-scroller h-12 gap-[27px] text-15 max-md:px-5 nav:h-[52px] nav:text-16">
        {items.map(item => (
          <li key={item.text} className="h-full">
            <a
              href={addressOf(item.link, page)}
              aria-current={currentness(page, item, active)}
              className="flex h-full items-center gap-2 border-y-[3px] border-transparent font-medium no-underline underline-offset-8 hover:underline aria-[current]:border-b-accent aria-[current]:no-underline"
            >
              {item.text}
              {item.label && <NavigationLabel label={item.label} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The page itself, or a page below it; both get the bar, only the first is announced as the current page. */
export function currentness(
  page: Page,
  item: NavigationItem,
  active: NavigationItem | undefined,
): 'page' | 'true' | undefined {
  if (item !== active) return undefined
  return innerPathOf(item.link) === page.path ? 'page' : 'true'
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
