import { offersWithdrawal, systemPath } from '@passepartout/domain'
import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'
import type { DialogType } from '../dialog-parts/dialog-rules.ts'
import { urlOf } from '../links/address.ts'

/**
 * The legal line of every page. It contains the link to withdraw from a contract wherever the law grants that right,
 * and leads to the manufacturers in one step from every offer.
 */
export function LegalLinks({ page }: { page: Page }) {
  const { global, shop, translate } = page
  return (
    <nav aria-label={translate('frame.legal')}>
      <ul className="flex flex-wrap gap-x-6">
        {global?.footer.legal.map(({ text, link }) => (
          <li key={text}>
            <FooterLink href={urlOf(link, page)}>{text}</FooterLink>
          </li>
        ))}
        <li>
          <FooterLink href={page.href(systemPath(shop, 'product-safety'))}>
            {translate('safety.title')}
          </FooterLink>
        </li>
        {offersWithdrawal(shop.country) && (
          <li>
            <a
              href={page.href(systemPath(shop, 'withdrawal'))}
              data-law="withdrawal-function"
              className="inline-block py-1.5 underline underline-offset-4 hover:text-on-inverse"
            >
              {translate('frame.withdraw')}
            </a>
          </li>
        )}
        {global?.privacy && (
          <li>
            <FooterLink href={urlOf(global.privacy, page)} opens="consent">
              {translate('consent.title')}
            </FooterLink>
          </li>
        )}
      </ul>
    </nav>
  )
}

interface FooterLinkProps {
  href: string
  opens?: DialogType
  children: ReactNode
}

export function FooterLink({ href, opens, children }: FooterLinkProps) {
  return (
    <a
      href={href}
      data-opens-dialog={opens}
      className="inline-block py-1.5 no-underline hover:text-on-inverse hover:underline"
    >
      {children}
    </a>
  )
}
