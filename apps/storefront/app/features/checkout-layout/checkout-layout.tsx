import { BRAND_NAMES } from '@passepartout/domain'
import { ArrowLeftIcon, PhoneIcon } from '@passepartout/ui/icons'
import { Wordmark } from '@passepartout/ui/wordmark'
import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'
import { SharedPart } from '../../platform/shared-part.tsx'
import { ConsentNoticeSlot } from '../consent/consent-notice.tsx'
import { CountrySwitch } from '../layout/country-switch.tsx'
import { LegalLinks } from '../layout/legal-links.tsx'
import { telUrl } from '../layout/telephone.ts'

interface SellingShellProps {
  page: Page
  /** The only link back: to the cart or to the order. */
  back: { href: string; text: string }
  children: ReactNode
}

/**
 * Layout of pages in the checkout: logo, telephone and one link back; below, the legal line. No other links distract.
 */
export function CheckoutLayout({ page, back, children }: SellingShellProps) {
  return (
    <>
      <a id="top" href="#main" className="skip-link">
        {page.translate('frame.skip')}
      </a>
      <ConsentNoticeSlot page={page} />
      <SellingHeader page={page} back={back} />
      <main id="main" data-dialogs={page.href('/_dialogs/type')}>
        {children}
      </main>
      <SellingFooter page={page} />
    </>
  )
}

function SellingHeader({ page, back }: Omit<SellingShellProps, 'children'>) {
  const { translate, shop } = page
  const service = page.global?.service
  return (
    <header className="border-b border-hairline bg-bar print:hidden">
      <div className="wrap flex h-[60px] items-center gap-1.5 sm:gap-4 nav:h-20 nav:gap-8">
        <a href={page.href('/')} className="mr-auto flex py-2">
          <Wordmark channel={shop.channel} />
          <span className="sr-only">
            {translate('frame.home', {
              shop: BRAND_NAMES[shop.channel],
            })}
          </span>
        </a>
        {service && (
          <a
            href={telUrl(service.hotline)}
            className="flex min-h-11 items-center gap-2.5 no-underline hover:underline max-nav:min-w-11 max-nav:justify-center max-[359px]:hidden"
          >
            <PhoneIcon size={20} className="flex-none" />
            <span className="sr-only">{translate('frame.call')} </span>
            <span className="max-nav:sr-only">
              <span className="figures block text-15 font-semibold">{service.hotline}</span>
              <span className="block text-13 text-muted">{service.hours}</span>
            </span>
          </a>
        )}
        <a
          href={back.href}
          className="flex min-h-11 items-center gap-1.5 border-hairline text-14 no-underline hover:underline sm:gap-2.5 sm:text-15 nav:border-l nav:pl-8"
        >
          <ArrowLeftIcon size={20} className="flex-none" />
          {back.text}
        </a>
      </div>
    </header>
  )
}

function SellingFooter({ page }: { page: Page }) {
  return (
    <footer className="print:hidden">
      <div className="wrap pb-10">
        <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4 border-t border-hairline pt-6 text-14 text-muted [&_a:hover]:text-ink [&_summary:hover]:text-ink nav:[&_details_ul]:bg-raised">
          <SharedPart page={page} name="selling legal">
            <LegalLinks page={page} />
          </SharedPart>
          <CountrySwitch page={page} />
        </div>
      </div>
    </footer>
  )
}
