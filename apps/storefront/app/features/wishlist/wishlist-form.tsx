import { shopSettings, systemPath } from '@passepartout/domain'
import type { Page } from '../../platform/page.ts'

/** Id of the form that all hearts of a page send. */
export const WISHLIST_FORM = 'wishlist-form'

/** What the script of the hearts says, with `{name}` in place of the card's name. */
export interface WishlistMessages {
  kept: string
  removed: string
  undo: string
  open: string
  close: string
  failed: string
}

/** The one form of all hearts, out of sight; it also tells their script where things are and what to say. */
export function WishlistForm({ page }: { page: Page }) {
  const { shop, translate } = page
  if (!shopSettings(shop).wishlist) return null
  const { channel, country, locale } = shop
  const name = '{name}'
  const words: WishlistMessages = {
    kept: translate('wishlist.kept', { name }),
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
