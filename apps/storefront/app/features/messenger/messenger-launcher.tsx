import { ChatIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { addressOf, innerPathOf } from '../links/address.ts'

/** Help is one tap away on every page but the contact page itself; above the price bar where there is one. */
export function MessengerLauncher({ page }: { page: Page }) {
  const contact = page.global?.service.link
  if (!contact || innerPathOf(contact) === page.path) return null
  return (
    <aside aria-label={page.translate('dialogs.contact')} className="contents">
      <a
        href={addressOf(contact, page)}
        data-opens-dialog="contact"
        data-enhance="messenger"
        data-when="idle"
        className="above-notice fixed right-3 bottom-4 z-10 grid size-12 place-items-center rounded-full border border-hairline bg-raised text-accent shadow-card transition-[opacity,translate] duration-200 hover:bg-accent-soft data-[faded]:pointer-events-none data-[faded]:translate-y-2 data-[faded]:opacity-0 print:hidden max-nav:beside-price-bar:bottom-26 [[hidden]]:hidden"
      >
        <ChatIcon size={22} />
        <span className="sr-only">{page.translate('dialogs.contact')}</span>
      </a>
    </aside>
  )
}
