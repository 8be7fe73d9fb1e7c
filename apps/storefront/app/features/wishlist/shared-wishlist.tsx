import type { WishlistItem as Item } from '@passepartout/contracts'
import type { Page } from '../../platform/page.ts'
import { Breadcrumb } from '../links/breadcrumb.tsx'
import { WishlistItem } from './wishlist-item.tsx'
import { firstArea } from './wishlist-page.tsx'

/** A shared list: the same cards and notes, to view and to save. */
export function SharedWishlist({ page, items }: { page: Page; items: readonly Item[] }) {
  const { translate } = page
  const title = translate('wishlist.shared-title')
  const count = items.length
  return (
    <>
      <Breadcrumb page={page} title={translate('wishlist.link')} />
      <div className="wrap pt-3 pb-section">
        <h1 className="type-h1">{title}</h1>
        <p className="type-lead measure mt-3">
          {count > 0 ? translate('wishlist.shared-count', { count }) : translate('wishlist.shared-empty')}
        </p>
        {count > 0 ? (
          <ul
            aria-label={translate('wishlist.cards')}
            className="mt-8 grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-10"
          >
            {items.map(item => (
              <WishlistItem key={item.theme.themeId} page={page} item={item} />
            ))}
          </ul>
        ) : (
          <a href={firstArea(page)} className="button button-primary mt-7">
            {translate('wishlist.shared-action')}
          </a>
        )}
      </div>
    </>
  )
}
