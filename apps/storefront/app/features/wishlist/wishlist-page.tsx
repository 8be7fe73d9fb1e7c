import type { Wishlist } from '@passepartout/contracts'
import { systemPath } from '@passepartout/domain'
import { HeartIcon, SampleIcon, ShareIcon } from '@passepartout/ui/icons'
import { Note } from '@passepartout/ui/notice'
import type { Page } from '../../platform/page.ts'
import { designImage } from '../images/design-image.ts'
import { TileImageView } from '../images/tile-image.tsx'
import { urlOf } from '../links/address.ts'
import { Breadcrumb } from '../links/breadcrumb.tsx'
import { SharePanel } from './share-panel.tsx'
import { WishlistItem } from './wishlist-item.tsx'

export interface RemovedCard {
  themeId: string
  name: string
  palette: string | undefined
  note: string
}

/** Number of free samples, and the price of each further one; formatted by the API. */
export interface SampleRule {
  free: number
  furtherPrice: { text: string }
}

interface WishlistPageProps {
  page: Page
  wishlist: Wishlist
  samples?: SampleRule | undefined
}

/** The visitor's own list: every card with its note, the link into the designer, and the link for sharing. */
export function WishlistPage({ page, wishlist: { items, shareToken }, samples }: WishlistPageProps) {
  const { translate } = page
  const title = translate('wishlist.title')
  return (
    <>
      <Breadcrumb page={page} title={translate('wishlist.link')} />
      <div className="wrap pt-3 pb-section">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <div>
            <h1 className="type-h1">{title}</h1>
            <p className="type-lead measure mt-3">{translate('wishlist.count', { count: items.length })}</p>
          </div>
          {!shareToken && (
            <form method="post" className="print:hidden max-md:w-full">
              <button
                type="submit"
                name="intent"
                value="share"
                className="button button-accent button-small max-md:w-full"
              >
                <ShareIcon size={18} />
                {translate('wishlist.share')}
              </button>
            </form>
          )}
        </div>
        {shareToken && <SharePanel page={page} token={shareToken} />}
        {samples && samples.free > 0 && <Samples page={page} items={items} samples={samples} />}
        <ul
          aria-label={translate('wishlist.cards')}
          className="mt-8 grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-10"
        >
          {items.map(item => (
            <WishlistItem key={item.theme.themeId} page={page} item={item} own />
          ))}
          <EmptySlot page={page} />
        </ul>
      </div>
    </>
  )
}

const SAMPLE_STAGE = 3 / 4

/** Offer of free samples, with the first cards of the list, and how to order them. */
function Samples({
  page,
  items,
  samples: { free, furtherPrice },
}: Pick<WishlistPageProps, 'page'> & { items: Wishlist['items']; samples: SampleRule }) {
  const shown = items.slice(0, free)
  return (
    <div className="mt-8 flex items-center gap-5 rounded-surface bg-accent-soft p-5 nav:gap-8 nav:px-7 print:hidden">
      <div className="flex gap-2 max-md:hidden" aria-hidden="true">
        {shown.map(({ theme, palette }) => (
          <span
            key={theme.themeId}
            className="grid w-15 place-items-center"
            style={{ aspectRatio: SAMPLE_STAGE }}
          >
            <TileImageView
              picture={designImage(palette.preview, theme.sizeMm)}
              stage={SAMPLE_STAGE}
              width={60}
              sizes="60px"
            />
          </span>
        ))}
      </div>
      <div>
        <h2 className="type-h3">{page.translate('wishlist.samples-title', { count: free })}</h2>
        <p className="mt-1 text-15 text-muted">
          {page.translate('wishlist.samples-text', { price: furtherPrice.text })}{' '}
          <SampleIcon size={18} className="inline align-text-bottom text-accent" />
        </p>
      </div>
    </div>
  )
}

/** Slot of the next card, with instructions. */
function EmptySlot({ page }: { page: Page }) {
  const { translate } = page
  return (
    <li className="grid min-h-64 place-content-center justify-items-center gap-2 rounded-surface border border-dashed border-line-strong p-6 text-center max-md:col-span-2 print:hidden">
      <HeartIcon size={26} className="text-accent" />
      <h2 className="type-h3">{translate('wishlist.more-title')}</h2>
      <p className="max-w-72 text-15 text-muted">{translate('wishlist.more-text')}</p>
      <a href={firstArea(page)} className="button button-accent button-small mt-3">
        {translate('wishlist.more-action')}
      </a>
    </li>
  )
}

/** Address to look for cards: the first area of the shop. */
export function firstArea(page: Page): string {
  const first = page.global?.navigation[0]
  return first ? urlOf(first.link, page) : page.href('/')
}

/** Result of the last change to the list, with a button to undo it. */
export function WishlistNotice({
  page,
  problem,
  removed,
}: {
  page: Page
  problem?: string | undefined
  removed?: RemovedCard | undefined
}) {
  const { translate } = page
  if (!problem && !removed) return null
  return (
    <div role="status" className="wrap pt-4 print:hidden">
      {problem && <Note look="error">{translate('wishlist.problem', { reason: problem })}</Note>}
      {removed && (
        <form
          method="post"
          action={page.href(systemPath(page.shop, 'wishlist'))}
          className="flex flex-wrap items-center gap-x-4 rounded-field bg-accent-soft px-4 text-15"
        >
          <span className="py-2.5">{translate('wishlist.removed', { name: removed.name })}</span>
          <input type="hidden" name="theme" value={removed.themeId} />
          {removed.palette && <input type="hidden" name="palette" value={removed.palette} />}
          <input type="hidden" name="note" value={removed.note} />
          <button
            type="submit"
            name="intent"
            value="restore"
            className="min-h-11 font-semibold text-accent underline underline-offset-4"
          >
            {translate('wishlist.undo')}
          </button>
        </form>
      )}
    </div>
  )
}
