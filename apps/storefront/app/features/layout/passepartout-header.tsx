import { BRAND_NAMES } from '@passepartout/domain'
import { PhoneIcon } from '@passepartout/ui/icons'
import { Wordmark } from '@passepartout/ui/wordmark'
import type { Page } from '../../platform/page.ts'
import { linkTo } from '../links/address.ts'
import { SearchLink } from '../search/search-link.tsx'
import { AccountLink } from './account-link.tsx'
import { BackButton } from './back-button.tsx'
import { BurgerButton } from './burger-menu.tsx'
import { CartLink } from './cart-link.tsx'
import { NavigationMark } from './navigation-mark.tsx'
import { telUrl } from './telephone.ts'
import { WhitelabelBar } from './whitelabel-bar.tsx'

/** passepartout: logo, shops and service in one line; the line of the areas follows. */
export function PassepartoutHeader({ page }: { page: Page }) {
  const { global, translate } = page
  const web = page.platform === 'web'
  const otherShops = web ? (global?.shopLinks.filter(link => link.channel !== page.shop.channel) ?? []) : []
  return (
    <div className="bar-logo">
      <div className="bg-bar max-nav:border-b max-nav:border-hairline">
        <WhitelabelBar page={page} />
        <div className="wrap flex h-[60px] items-center nav:h-[68px]">
          {web && <BurgerButton page={page} />}
          <BackButton page={page} />
          <a href={page.href('/')} className="ml-1 flex py-2 nav:ml-0">
            <Wordmark channel="passepartout" />
            <span className="sr-only">{translate('frame.home', { shop: BRAND_NAMES.passepartout })}</span>
          </a>
          {otherShops.map(link => (
            <a
              key={link.channel}
              href={page.shopUrl(link.channel, '/')}
              className="ml-6 hidden border-l border-hairline py-1 pl-6 text-15 text-muted no-underline hover:text-ink hover:underline nav:flex nav:items-center nav:gap-2"
            >
              <NavigationMark icon={link.icon} color={link.color} />
              {link.text}
            </a>
          ))}
          <div className="ml-auto flex items-center gap-1 text-15 nav:gap-7">
            {web && global?.magazine && (
              <a
                {...linkTo(global.magazine, page)}
                className="hit-44 hidden no-underline hover:underline nav:block"
              >
                {translate('frame.magazine')}
              </a>
            )}
            {web && global && (
              <a
                href={telUrl(global.service.hotline)}
                className="hit-44 hidden items-center gap-2 no-underline hover:underline nav:flex"
              >
                <PhoneIcon size={20} />
                <span className="sr-only">{translate('frame.call')} </span>
                <span className="figures">{global.service.hotline}</span>
              </a>
            )}
            <SearchLink page={page} />
            <AccountLink page={page} />
            <CartLink page={page} />
          </div>
        </div>
      </div>
    </div>
  )
}
