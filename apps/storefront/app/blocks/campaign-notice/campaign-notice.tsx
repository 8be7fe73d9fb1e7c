import type { CampaignNotice as CampaignNoticeBlock } from '@passepartout/content-model'
import type { Locale } from '@passepartout/domain'
import { addressOf } from '../../features/links/address.ts'
import type { BlockProps } from '../../platform/page.ts'
import type { loadCampaign } from './load-campaign.ts'

type Data = Awaited<ReturnType<typeof loadCampaign>>

interface Formats {
  day: Intl.DateTimeFormat
  share: Intl.NumberFormat
}

/** By locale: to make them takes as long as a twentieth of a page. */
const made = new Map<Locale, Formats>()

function formatsOf(locale: Locale): Formats {
  const known = made.get(locale)
  if (known) return known
  const formats = {
    day: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
    share: new Intl.NumberFormat(locale, { style: 'percent' }),
  }
  made.set(locale, formats)
  return formats
}

/** What is reduced at the moment, by how much and until when; nothing before and after. */
export function CampaignNotice({ block, page, data }: BlockProps<CampaignNoticeBlock, Data>) {
  if (!data) return null
  const { day, share } = formatsOf(page.shop.locale)
  return (
    <aside className="border-hairline border-b bg-accent-soft">
      <p className="wrap flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
        <a href={addressOf(block.link, page)} className="font-semibold text-accent">
          {block.text}
        </a>
        {data.percent !== null && (
          <span className="badge bg-reduced text-on-accent">
            {share.format(-data.percent / 100).replace('-', '\u2212')}
          </span>
        )}
        <span className="text-15 text-muted">
          {page.translate('media.until', { date: day.format(Date.parse(data.until)) })}
        </span>
      </p>
    </aside>
  )
}
