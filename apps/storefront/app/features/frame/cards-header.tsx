import { PhoneIcon, SampleIcon } from '@passepartout/ui/icons'
import { Wordmark } from '@passepartout/ui/wordmark'
import type { Page } from '../../platform/page.ts'
import { addressOf } from '../links/address.ts'
import { BurgerButton } from './burger-menu.tsx'
import { CartLink } from './cart-link.tsx'
import { MainNavigation } from './main-navigation.tsx'
import type { NavigationItem } from './navigation-state.ts'
import { telephoneAddress } from './telephone.ts'

/** kartenliebe: a strip with both shops and the service, the logo line, and the occasions. */
export function CardsHeader({ page, active }: { page: Page; active: NavigationItem | undefined }) {
  const { global, translate } = page
  return (
    <>
      <div className="bg-strip text-13">
        <div className="wrap flex h-[34px] items-center justify-center gap-8 nav:h-[38px] nav:justify-between">
          <nav aria-label={translate('frame.shops')} className="hidden flex-1 self-stretch nav:flex">
            {global?.shopLinks.map(link => (
              <a
                key={link.channel}
                href={page.shopUrl(link.channel, '/')}
                aria-current={link.channel === page.shop.channel ? 'true' : undefined}
                className="mr-6 flex items-center border-y-2 border-transparent no-underline hover:underline aria-[current]:border-b-accent aria-[current]:font-semibold"
              >
                {link.text}
              </a>
            ))}
          </nav>
          {global && (
            <span className="flex items-center gap-2 truncate">
              <SampleIcon size={16} />
              {global.service.text}
            </span>
          )}
          <div className="hidden flex-1 items-center justify-end gap-6 nav:flex">
            {global?.magazine && (
              <a href={addressOf(global.magazine, page)} className="no-underline hover:underline">
                {translate('frame.magazine')}
              </a>
            )}
            {global && (
              <a
                href={telephoneAddress(global.service.hotline)}
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
      <div className="wrap grid h-[60px] grid-cols-[1fr_auto_1fr] items-center nav:h-[84px] nav:grid-cols-[auto_1fr]">
        <BurgerButton page={page} />
        <a href={page.href('/')} className="flex py-2">
          <Wordmark channel="kartenliebe" />
          <span className="sr-only">{translate('frame.home', { shop: 'kartenliebe' })}</span>
        </a>
        <div className="justify-self-end text-15">
          <CartLink page={page} />
        </div>
      </div>
      <div className="hidden nav:block">
        <MainNavigation page={page} active={active} />
      </div>
    </>
  )
}
