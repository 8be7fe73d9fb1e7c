import type { CampaignNotice as CampaignNoticeBlock } from '@passepartout/content-model'
import { type Locale, memoize } from '@passepartout/domain'
import { urlOf } from '../../features/links/address.ts'
import type { BlockProps } from '../../platform/page.ts'
import type { loadCampaign } from './load-campaign.ts'

type Data = Awaited<ReturnType<typeof loadCampaign>>

/** Cached per locale: creating one takes a twentieth of the time of a page. */
const dayIn = memoize(
  (locale: Locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
)

/** A running reduction: products, percentage and end; renders nothing before and after. */
export function CampaignNotice({ block, page, data }: BlockProps<CampaignNoticeBlock, Data>) {
  if (!data) return null
  const { translate, shop } = page
  return (
    <aside aria-label={block.text} className="border-hairline border-b bg-accent-soft">
      <p className="wrap flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
        <a href={urlOf(block.link, page)} className="font-semibold text-accent">
          {block.text}
        </a>
        {data.percent !== null && (
          <span className="badge bg-reduced text-on-accent">
            {translate('calculator.discount', { share: data.percent })}
          </span>
        )}
        <span className="text-15 text-muted">
          {translate('media.until', { date: dayIn(shop.locale).format(Date.parse(data.until)) })}
        </span>
      </p>
    </aside>
  )
}
