import { systemPath } from '@passepartout/domain'
import { CheckIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { DialogHead } from '../dialog-parts/dialog-head.tsx'
import { addressOf } from '../links/address.ts'

/** There are no accounts yet: says so, says what is kept without one, and leads on. */
export function LogIn({ page }: { page: Page }) {
  const { translate, global } = page
  const contact = global?.service.link
  return (
    <>
      <DialogHead page={page} title={translate('dialogs.log-in-title')} />
      <div className="dialog-body">
        <p>{translate('dialogs.log-in-text')}</p>
        <ul className="mt-4 grid gap-2.5">
          {['dialogs.kept-cart', 'dialogs.kept-designs'].map(key => (
            <li key={key} className="flex gap-3">
              <CheckIcon size={20} className="mt-0.5 flex-none text-ok" />
              {translate(key)}
            </li>
          ))}
        </ul>
        <p className="mt-4 text-14 text-muted">{translate('dialogs.kept-where')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <a
            href={page.href(systemPath(page.shop, 'cart'))}
            className="button button-primary flex-1 whitespace-nowrap"
          >
            {translate('dialogs.to-cart')}
          </a>
          {contact && (
            <a
              href={addressOf(contact, page)}
              data-opens-dialog="contact"
              className="button button-secondary flex-1 whitespace-nowrap"
            >
              {translate('dialogs.ask')}
            </a>
          )}
        </div>
      </div>
    </>
  )
}
