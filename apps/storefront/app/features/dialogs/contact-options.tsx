import { ChevronRightIcon, InfoIcon, MailIcon, PhoneIcon } from '@passepartout/ui/icons'
import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'
import { DialogHead } from '../dialog-parts/dialog-head.tsx'
import { telUrl } from '../layout/telephone.ts'
import { urlOf } from '../links/address.ts'

/** Ways to contact the shop: hotline with its hours, contact page, frequent questions. */
export function ContactOptions({ page }: { page: Page }) {
  const { global, translate } = page
  return (
    <>
      <DialogHead page={page} title={translate('dialogs.contact-title')} />
      <div className="dialog-body">
        <p className="text-muted">{translate('dialogs.contact-text')}</p>
        <ul className="mt-4 border-hairline border-b">
          {global && (
            <Way
              href={telUrl(global.service.hotline)}
              icon={<PhoneIcon size={22} />}
              name={<span className="figures">{global.service.hotline}</span>}
              hint={global.service.hours}
            />
          )}
          {global?.service.link && (
            <Way
              href={urlOf(global.service.link, page)}
              icon={<MailIcon size={22} />}
              name={translate('dialogs.write')}
              hint={translate('dialogs.write-hint')}
            />
          )}
          {global?.help && (
            <Way
              href={urlOf(global.help, page)}
              icon={<InfoIcon size={22} />}
              name={translate('dialogs.help')}
              hint={translate('dialogs.help-hint')}
            />
          )}
        </ul>
      </div>
    </>
  )
}

interface WayProps {
  href: string
  icon: ReactNode
  name: ReactNode
  hint: string
}

function Way({ href, icon, name, hint }: WayProps) {
  return (
    <li className="border-hairline border-t">
      <a
        href={href}
        className="group flex min-h-18 items-center gap-4 py-3 no-underline focus-visible:-outline-offset-2"
      >
        <span className="text-accent">{icon}</span>
        <span className="flex-1">
          <span className="block font-semibold group-hover:underline">{name}</span>
          <span className="block text-14 text-muted">{hint}</span>
        </span>
        <ChevronRightIcon size={20} className="text-muted" />
      </a>
    </li>
  )
}
