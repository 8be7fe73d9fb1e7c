import type { Global } from '@passepartout/content-model'
import { BRAND_NAMES } from '@passepartout/domain'
import { CloseIcon, MenuIcon, PhoneIcon } from '@passepartout/ui/icons'
import { Wordmark } from '@passepartout/ui/wordmark'
import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'
import { SharedPart } from '../../platform/shared-part.tsx'
import { urlOf } from '../links/address.ts'
import { SearchForm } from '../search/search-form.tsx'
import { BurgerEntry } from './burger-entry.tsx'
import { NavigationMark } from './navigation-mark.tsx'
import { ariaCurrentOf } from './navigation-state.ts'
import { telUrl } from './telephone.ts'

const ID = 'menu'
// Browsers with invoker commands open a real modal dialog by them and ignore the popover; others fall back to it.
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

/**
 * The full-screen menu of small screens. Its areas are disclosures: an open one covers the list of areas with its own
 * level, and its summary leads back, so that all levels work before and without the script
 * (`islands/burger.ts`).
 */
export function BurgerMenu({ page }: { page: Page }) {
  const { global, translate } = page
  if (!global) return null
  return (
    <dialog
      id={ID}
      popover="auto"
      aria-label={translate('frame.menu')}
      data-enhance="burger"
      data-when="interaction"
      data-flyouts={page.href('/_flyouts')}
      className="menu-sheet"
    >
      <div className="flex h-[60px] flex-none items-center justify-between border-b border-hairline px-margin">
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
      <div className="menu-levels">
        <nav aria-label={translate('frame.main-navigation')} className="menu-primary">
          <Levels page={page} global={global} />
        </nav>
      </div>
      <div className="flex flex-none items-center justify-between gap-2 border-t border-hairline bg-surface px-margin pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <div>
          <p className="type-numeral text-18 whitespace-nowrap min-[22.5rem]:text-21">
            {global.service.hotline}
          </p>
          <p className="text-14 text-muted">{global.service.hours}</p>
        </div>
        <a href={telUrl(global.service.hotline)} className="button button-secondary button-small px-3">
          <PhoneIcon size={20} />
          {translate('frame.call')}
        </a>
      </div>
    </dialog>
  )
}

function Levels({ page, global }: { page: Page; global: Global }) {
  return (
    <>
      <div className="py-4">
        <SearchForm page={page} />
      </div>
      <ul className="md:columns-2 md:gap-x-10">
        {global.navigation.map((item, index) => (
          // Shared one by one: as a whole, the menu would be stored once for every area that can be the current one.
          <SharedPart key={item.text} page={page} name={`menu ${index} ${ariaCurrentOf(page, item)}`}>
            <li className="break-inside-avoid border-b border-hairline">
              <BurgerEntry page={page} item={item} />
            </li>
          </SharedPart>
        ))}
      </ul>
      <SharedPart page={page} name="menu extras">
        <BurgerExtras page={page} global={global} />
      </SharedPart>
    </>
  )
}

/** Below the areas: magazine, service and the other shop, then the footer's legal links. */
function BurgerExtras({ page, global }: { page: Page; global: Global }) {
  const { translate } = page
  const otherShops = global.shopLinks.filter(link => link.channel !== page.shop.channel)
  return (
    <>
      <ul className="mt-6 grid grid-cols-2 gap-x-6 md:gap-x-10">
        {global.magazine && (
          <ExtraLink href={urlOf(global.magazine, page)}>{translate('frame.magazine')}</ExtraLink>
        )}
        {global.service.link && (
          <ExtraLink href={urlOf(global.service.link, page)}>{translate('frame.service')}</ExtraLink>
        )}
        {otherShops.map(link => (
          <ExtraLink key={link.channel} href={page.shopUrl(link.channel, '/')}>
            <NavigationMark icon={link.icon} color={link.color} />
            {link.text}
          </ExtraLink>
        ))}
      </ul>
      <ul
        aria-label={translate('frame.legal')}
        className="mt-4 grid grid-cols-2 gap-x-6 border-t border-hairline pt-3 text-14 text-muted md:gap-x-10"
      >
        {global.footer.legal.map(({ text, link }) => (
          <ExtraLink key={text} href={urlOf(link, page)}>
            {text}
          </ExtraLink>
        ))}
      </ul>
    </>
  )
}

function ExtraLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} className="flex min-h-11 items-center gap-2 no-underline">
        {children}
      </a>
    </li>
  )
}

export const shopName = (page: Page): string => BRAND_NAMES[page.shop.channel]
