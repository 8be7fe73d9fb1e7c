import { shopSettings, systemPath } from '@passepartout/domain'
import type { Page } from '../../platform/page.ts'

/** Id of the form that all heart buttons of a page submit. */
export const WISHLIST_FORM = 'wishlist-form'

/** Messages for the script of the heart buttons, with `{name}` in place of the card's name. */
export interface WishlistMessages {
  saved: string
  removed: string
  undo: string
  open: string
  close: string
  failed: string
}

/** The one form of all heart buttons, hidden; it also passes addresses and messages to their script. */
export function WishlistForm({ page }: { page: Page }) {
  const { shop, translate } = page
  if (!shopSettings(shop).wishlist) return null
  const { channel, country, locale } = shop
  const name = '{name}'
  const words: WishlistMessages = {
    saved: translate('wishlist.kept', { name }),
    removed: translate('wishlist.removed', { name }),
    undo: translate('wishlist.undo'),
    open: translate('wishlist.open'),
    close: translate('dialogs.close'),
    failed: translate('wishlist.failed'),
  }
  return (
    <form
      id={WISHLIST_FORM}
      method="post"
      action={page.href(systemPath(shop, 'wishlist'))}
      data-shop={JSON.stringify({ channel, country, locale })}
      data-words={JSON.stringify(words)}
      hidden
    />
  )
}
