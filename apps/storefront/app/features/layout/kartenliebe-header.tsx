import { BRAND_NAMES } from '@passepartout/domain'
import { PhoneIcon, SampleIcon } from '@passepartout/ui/icons'
import { Wordmark } from '@passepartout/ui/wordmark'
import type { Page } from '../../platform/page.ts'
import { linkTo } from '../links/address.ts'
import { SearchLink } from '../search/search-link.tsx'
import { WishlistForm } from '../wishlist/wishlist-form.tsx'
import { WishlistLink } from '../wishlist/wishlist-link.tsx'
import { AccountLink } from './account-link.tsx'
import { BackButton } from './back-button.tsx'
import { BurgerButton } from './burger-menu.tsx'
import { CartLink } from './cart-link.tsx'
import { NavigationMark } from './navigation-mark.tsx'
import { telUrl } from './telephone.ts'
import { WhitelabelBar } from './whitelabel-bar.tsx'

/**
 * kartenliebe: a strip with both shops and the service, and the line with the logo; the line with the occasions
 * follows.
 */
export function KartenliebeHeader({ page }: { page: Page }) {
  const { translate } = page
  const web = page.platform === 'web'
  return (
    <>
      <WishlistForm page={page} />
      {web && <ServiceStrip page={page} />}
      <div className="bar-logo">
        <div className="bg-bar max-nav:border-b max-nav:border-hairline">
          <WhitelabelBar page={page} />
          <div className="wrap grid h-[60px] grid-cols-[auto_auto_1fr_auto_auto_auto] items-center nav:h-[84px] nav:grid-cols-[auto_1fr]">
            <div className="flex nav:contents">
              {web && <BurgerButton page={page} />}
              <BackButton page={page} />
            </div>
            <a
              href={page.href('/')}
              className="flex py-2 max-nav:col-3 max-nav:row-1 max-nav:justify-self-center"
            >
              <Wordmark channel="kartenliebe" />
              <span className="sr-only">{translate('frame.home', { shop: BRAND_NAMES.kartenliebe })}</span>
            </a>
            <div className="contents items-center gap-7 justify-self-end text-15 nav:flex">
              <div className="max-nav:col-2 max-nav:row-1">
                <SearchLink page={page} />
              </div>
              <div className="max-nav:col-4 max-nav:row-1">
                <AccountLink page={page} />
              </div>
              <WishlistLink page={page} />
              <CartLink page={page} />
            </div>
          </div>
        </div>
      </div>
    </>
  )
}

function ServiceStrip({ page }: { page: Page }) {
  const { global, translate } = page
  return (
    <div className="bg-strip text-13">
      <div className="wrap flex h-[34px] items-center justify-center gap-8 nav:h-[38px] nav:justify-between">
        <nav aria-label={translate('frame.shops')} className="hidden flex-1 self-stretch nav:flex">
          {global?.shopLinks.map(link => (
            <a
              key={link.channel}
              href={page.shopUrl(link.channel, '/')}
              aria-current={link.channel === page.shop.channel ? 'true' : undefined}
              className="mr-6 flex items-center gap-2 border-y-2 border-transparent no-underline hover:underline aria-[current]:border-b-accent aria-[current]:font-semibold"
            >
              <NavigationMark icon={link.icon} color={link.color} />
              {link.text}
            </a>
          ))}
        </nav>
        {global && (
          <span className="flex min-w-0 items-center gap-2">
            <SampleIcon size={16} className="flex-none max-sm:hidden" />
            {/* On phones in two lines, where one is too short. */}
            <span className="truncate max-sm:text-center max-sm:text-12 max-sm:leading-tight max-sm:text-balance max-sm:whitespace-normal">
              {global.service.text}
            </span>
          </span>
        )}
        <div className="hidden flex-1 items-center justify-end gap-6 nav:flex">
          {global?.magazine && (
            <a {...linkTo(global.magazine, page)} className="hit-44 no-underline hover:underline">
              {translate('frame.magazine')}
            </a>
          )}
          {global && (
            <a
              href={telUrl(global.service.hotline)}
              className="hit-44 flex items-center gap-2 no-underline hover:underline"
            >
              <PhoneIcon size={16} />
              <span className="sr-only">{translate('frame.call')} </span>
              <span className="figures">{global.service.hotline}</span>
            </a>
          )}
        </div>
      </div>
    </div>
  )
}
