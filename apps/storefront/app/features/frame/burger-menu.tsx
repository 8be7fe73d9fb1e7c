import { ChevronDownIcon, ChevronRightIcon, CloseIcon, MenuIcon, PhoneIcon } from '@passepartout/ui/icons'
import { Wordmark } from '@passepartout/ui/wordmark'
import type { Page } from '../../platform/page.ts'
import { addressOf } from '../links/address.ts'
import { NavigationLabel } from './main-navigation.tsx'
import { currentness, type NavigationItem } from './navigation-state.ts'
import { telephoneAddress } from './telephone.ts'

const ID = 'menu'
// A browser that knows invoker commands opens a real modal dialog by them and ignores the popover; others fall back to it.
const OPEN = { commandfor: ID, command: 'show-modal', popoverTarget: ID }
const CLOSE = { commandfor: ID, command: 'close', popoverTarget: ID, popoverTargetAction: 'hide' as const }

export function BurgerButton({ page }: { page: Page }) {
  return (
    <button type="button" {...OPEN} className="-ml-2.5 grid size-11 place-items-center nav:hidden">
      <MenuIcon size={24} />
      <span className="sr-only">{page.translate('frame.menu')}</span>
    </button>
  )
}

/** The full-screen menu of small screens: one level of areas, their tiles as a list inside. */
export function BurgerMenu({ page, active }: { page: Page; active: NavigationItem | undefined }) {
  const { global, translate } = page
  if (!global) return null
  const otherShops = global.shopLinks.filter(link => link.channel !== page.shop.channel)
  return (
    <dialog id={ID} popover="auto" aria-label={translate('frame.menu')} className="menu-sheet">
      <div className="flex h-[60px] flex-none items-center justify-between border-b border-hairline px-5">
        <a href={page.href('/')} className="flex">
          <Wordmark channel={page.shop.channel} />
          <span className="sr-only">{translate('frame.home', { shop: shopName(page) })}</span>
        </a>
        {/* biome-ignore lint/a11y/noAutofocus: in an opening dialog this is where focus belongs */}
        <button type="button" {...CLOSE} autoFocus className="-mr-2.5 grid size-11 place-items-center">
          <CloseIcon size={26} />
          <span className="sr-only">{translate('frame.close-menu')}</span>
        </button>
      </div>
      <nav
        aria-label={translate('frame.main-navigation')}
        className="flex-1 overflow-y-auto overscroll-contain px-5 pb-8"
      >
        <ul>
          {global.navigation.map(item => (
            <li key={item.text} className="border-b border-hairline">
              <MenuEntry page={page} item={item} active={active} />
            </li>
          ))}
        </ul>
        <ul className="mt-6 grid grid-cols-2 gap-x-6">
          {global.magazine && (
            <li>
              <a href={addressOf(global.magazine, page)} className="flex min-h-11 items-center no-underline">
                {translate('frame.magazine')}
              </a>
            </li>
          )}
          {global.service.link && (
            <li>
              <a
                href={addressOf(global.service.link, page)}
                className="flex min-h-11 items-center no-underline"
              >
                {translate('frame.service')}
              </a>
            </li>
          )}
          {otherShops.map(link => (
            <li key={link.channel}>
              <a
                href={page.shopUrl(link.channel, '/')}
                className="flex min-h-11 items-center text-muted no-underline"
              >
                {link.text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-none items-center justify-between gap-4 border-t border-hairline bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <div>
          <p className="type-numeral text-21">{global.service.hotline}</p>
          <p className="text-14 text-muted">{global.service.hours}</p>
        </div>
        <a href={telephoneAddress(global.service.hotline)} className="button button-secondary button-small">
          <PhoneIcon size={20} />
          {translate('frame.call')}
        </a>
      </div>
    </dialog>
  )
}

function MenuEntry({
  page,
  item,
  active,
}: {
  page: Page
  item: NavigationItem
  active: NavigationItem | undefined
}) {
  const row = 'type-h3 flex min-h-14 items-center gap-3 py-1 text-21 no-underline'
  const name = (
    <>
      {item.text}
      {item.label && <NavigationLabel label={item.label} />}
    </>
  )
  if (item.flyoutGroups.length === 0) {
    return (
      <a
        href={addressOf(item.link, page)}
        aria-current={currentness(page, item)}
        className={`${row} aria-[current]:text-accent`}
      >
        {name}
        <ChevronRightIcon size={20} className="ml-auto flex-none text-muted" />
      </a>
    )
  }
  return (
    <details name="menu" className="disclosure" open={item === active}>
      <summary className={row}>
        {name}
        <ChevronDownIcon size={20} className="ml-auto flex-none text-muted" />
      </summary>
      <ul className="pb-3">
        <li>
          <a
            href={addressOf(item.link, page)}
            className="flex min-h-11 items-center font-semibold text-accent no-underline"
          >
            {page.translate('frame.all-of', { area: item.text })}
          </a>
        </li>
        {item.flyoutGroups.flatMap(group =>
          group.flyoutGroupItems.map(entry => (
            <li key={`${group.flyoutGroupIdentifier}/${entry.subnaviTitle}`}>
              <a href={addressOf(entry.link, page)} className="flex min-h-11 items-center gap-3 no-underline">
                {entry.storyblokTitle || entry.subnaviTitle}
                {entry.badge && <span className="badge">{entry.badge}</span>}
              </a>
            </li>
          )),
        )}
      </ul>
    </details>
  )
}

export const shopName = (page: Page): string =>
  page.shop.channel === 'kartenliebe' ? 'kartenliebe' : 'Passepartout'
