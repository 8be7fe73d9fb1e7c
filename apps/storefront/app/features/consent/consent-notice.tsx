import { CONSENT_COOKIE } from '@passepartout/domain'
import type { Page } from '../../platform/page.ts'
import { urlOf } from '../links/address.ts'

/**
 * Slot of the consent notice, right after the skip link, so that the keyboard reaches it first. Empty and identical for
 * all visitors, because only the browser knows their decision. Absent if the shop needs no consent.
 */
export function ConsentNoticeSlot({ page }: { page: Page }) {
  if (page.consentPurposes.length === 0) return null
  return (
    <div
      data-enhance="consent-notice"
      data-when="idle"
      data-cookie={CONSENT_COOKIE}
      data-purposes={page.consentPurposes.join(' ')}
    />
  )
}

/** The consent question at the foot of the window: no and yes have equal weight, and the page behind stays usable. */
export function ConsentNotice({ page }: { page: Page }) {
  const { translate, consentPurposes, global } = page
  const purposes = new Intl.ListFormat(page.shop.locale).format(
    consentPurposes.map(purpose => translate(`consent.${purpose}-for`)),
  )
  return (
    <section
      data-covers-foot=""
      aria-label={translate('consent.title')}
      className="fade-in fixed inset-x-0 bottom-0 z-40 border-hairline border-t bg-raised pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-float print:hidden"
    >
      <div className="wrap items-center gap-8 nav:flex">
        <p className="flex-1 text-14 nav:text-15">
          {translate('consent.question', { purposes })}{' '}
          {global?.privacy && (
            <a href={urlOf(global.privacy, page)} className="text-link whitespace-nowrap">
              {translate('consent.privacy')}
            </a>
          )}
        </p>
        <div className="mt-3 grid flex-none grid-cols-2 gap-x-3 nav:mt-0 nav:flex">
          <button
            type="button"
            data-answer="none"
            className="button button-secondary button-small nav:min-w-36"
          >
            {translate('consent.decline')}
          </button>
          <button
            type="button"
            data-answer="all"
            className="button button-secondary button-small nav:min-w-36"
          >
            {translate('consent.grant')}
          </button>
          <a
            href="#dialog=consent"
            className="text-link col-span-2 inline-flex min-h-11 items-center justify-center text-14 max-nav:-mb-2"
          >
            {translate('consent.settings')}
          </a>
        </div>
      </div>
    </section>
  )
}
