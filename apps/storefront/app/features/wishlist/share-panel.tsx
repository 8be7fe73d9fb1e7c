import { systemPath } from '@passepartout/domain'
import { CopyIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'

/** Anchor of the page after the list was shared. */
export const SHARE_PANEL = 'wishlist-link'

/** The link that shares the list, and the button to revoke it. */
export function SharePanel({ page, token }: { page: Page; token: string }) {
  const { shop, translate } = page
  const address = `${page.shopUrl(shop.channel, systemPath(shop, 'wishlist'))}?list=${token}`
  return (
    <section
      id={SHARE_PANEL}
      data-enhance="wishlist-share"
      data-copied={translate('wishlist.copied')}
      data-close={translate('dialogs.close')}
      className="mt-6 rounded-surface bg-accent-soft p-5 md:p-6 print:hidden"
    >
      <h2 className="type-h3">{translate('wishlist.share-title')}</h2>
      <p className="mt-1 text-15 text-muted">{translate('wishlist.share-text')}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <input
          type="url"
          readOnly
          value={address}
          aria-label={translate('wishlist.share-link')}
          className="field min-w-0 flex-[1_1_20rem] text-15"
        />
        <button
          type="button"
          data-copy
          hidden
          className="button button-primary max-md:flex-1 [&[hidden]]:hidden"
        >
          <CopyIcon size={18} />
          {translate('wishlist.copy')}
        </button>
        <form method="post">
          <button
            type="submit"
            name="intent"
            value="unshare"
            className="min-h-11 px-2 text-15 font-semibold text-accent underline underline-offset-4"
          >
            {translate('wishlist.unshare')}
          </button>
        </form>
      </div>
    </section>
  )
}
