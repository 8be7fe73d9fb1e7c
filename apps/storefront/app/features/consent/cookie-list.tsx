import { COOKIES, type CookieName, cookieNameOf, cookiesFor } from '@passepartout/domain'
import type { Page } from '../../platform/page.ts'

const DAY = 24 * 3600

/** Every cookie that this shop sets, or would set after consent: name, lifetime and purpose. */
export function CookieList({ page }: { page: Page }) {
  const { translate, consentPurposes, shop } = page
  return (
    <dl className="mt-1 grid gap-3">
      {(['necessary', ...consentPurposes] as const).flatMap(purpose =>
        cookiesFor(purpose).map(name => (
          <div key={name}>
            <dt className="font-semibold">
              {cookieNameOf(name, shop.channel)}
              <span className="font-normal text-muted">
                {' · '}
                {purpose !== 'necessary' && <>{translate(`consent.${purpose}`)} · </>}
                {ageOf(name, translate)}
              </span>
            </dt>
            <dd className="text-muted">{translate(`consent.cookie-${name}`)}</dd>
          </div>
        )),
      )}
    </dl>
  )
}

function ageOf(name: CookieName, translate: Page['translate']): string {
  const { seconds } = COOKIES[name]
  if (seconds === 0) return translate('consent.until-closed')
  return seconds < DAY ? translate('consent.one-hour') : translate('consent.days', { days: seconds / DAY })
}
