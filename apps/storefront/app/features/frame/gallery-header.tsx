import { PhoneIcon } from '@passepartout/ui/icons'
import { Wordmark } from '@passepartout/ui/wordmark'
import type { Page } from '../../platform/page.ts'
import { addressOf } from '../links/address.ts'
import { BurgerButton } from './burger-menu.tsx'
import { CartLink } from './cart-link.tsx'
import { MainNavigation } from './main-navigation.tsx'
import type { NavigationItem } from './navigation-state.ts'
import { telephoneAddress } from './telephone.ts'

/** passepartout: logo and service in one line, the navigation in a second one that scrolls where it does not fit. */
export function GalleryHeader({ page, active }: { page: Page; active: NavigationItem | undefined }) {
  const { global, translate } = page
  const otherShops = global?.shopLinks.filter(link => link.channel !== page.shop.channel) ?? []
  return (
    <>
      <div className="wrap flex h-[60px] items-center nav:h-[68px]">
        <BurgerButton page={page} />
        <a href={page.href('/')} className="ml-1 flex py-2 nav:ml-0">
          <Wordmark channel="passepartout" />
          <span className="sr-only">{translate('frame.home', { shop: 'Passepartout' })}</span>
        </a>
        {otherShops.map(link => (
          <a
            key={link.channel}
            href={page.shopUrl(link.channel, '/')}
            className="ml-6 hidden border-l border-hairline py-1 pl-6 text-15 text-muted no-underline hover:text-ink hover:underline nav:block"
          >
            {link.text}
          </a>
        ))}
        <div className="ml-auto flex items-center gap-7 text-15">
          {global?.magazine && (
            <a
              href={addressOf(global.magazine, page)}
              className="hidden no-underline hover:underline nav:block"
            >
              {translate('frame.magazine')}
            </a>
          )}
          {global && (
            <a
              href={telephoneAddress(global.service.hotline)}
              className="hit-44 hidden items-center gap-2 no-underline hover:underline nav:flex"
            >
              <PhoneIcon size={20} />
              <span className="sr-only">{translate('frame.call')} </span>
              <span className="figures">{global.service.hotline}</span>
            </a>
          )}
          <CartLink page={page} />
        </div>
      </div>
      <MainNavigation page={page} active={active} />
    </>
  )
}
