import { systemPath } from '@passepartout/domain'
import { CartIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'

/** Link to the cart. Its count is personal, so the server leaves a slot for it that a script fills after load. */
export function CartLink({ page }: { page: Page }) {
  return (
    <a
      href={page.href(systemPath(page.shop, 'cart'))}
      data-no-speculation=""
      className="-mr-2.5 flex min-h-11 min-w-11 items-center justify-center gap-3 no-underline hover:underline nav:mr-0"
    >
      <span className="relative -mr-1 p-1">
        <CartIcon size={22} />
        <span
          data-count="cart-count"
          data-cart-count
          hidden
          className="figures absolute -top-1 -right-1.5 grid h-[18px] min-w-[18px] place-items-center rounded-full bg-count px-1 text-[0.6875rem] leading-none font-semibold text-on-accent [&[hidden]]:hidden"
        />
      </span>
      <span className="max-nav:sr-only">{page.translate('frame.cart')}</span>
    </a>
  )
}
