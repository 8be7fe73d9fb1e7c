import { shopSettings, systemPath } from '@passepartout/domain'
import { HeartIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'

/**
 * Link to the wishlist, in shops that have one. Its count is personal and filled in after load, like that of the cart.
 */
export function WishlistLink({ page }: { page: Page }) {
  if (!shopSettings(page.shop).wishlist) return null
  return (
    <a
      href={page.href(systemPath(page.shop, 'wishlist'))}
      data-no-speculation=""
      className="flex min-h-11 min-w-11 items-center justify-center gap-3 no-underline hover:underline"
    >
      <span className="relative -mr-1 p-1">
        <HeartIcon size={22} />
        <span
          data-count="wishlist-count"
          hidden
          className="figures absolute -top-1 -right-1.5 grid h-[18px] min-w-[18px] place-items-center rounded-full bg-count px-1 text-[0.6875rem] leading-none font-semibold text-on-accent [&[hidden]]:hidden"
        />
      </span>
      <span className="max-nav:sr-only">{page.translate('wishlist.link')}</span>
    </a>
  )
}
