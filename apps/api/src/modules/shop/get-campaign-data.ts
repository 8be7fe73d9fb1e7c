import { getCampaignData } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { type Campaign, dayInZone, type Shop } from '@passepartout/domain'
import { success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'

export const getCampaignDataRoute = route(
  getCampaignData,
  schemas.getCampaignData,
  ({ priceBook, shop, now }) => {
    const today = dayInZone(priceBook.timeZone, now)
    const campaigns = priceBook.campaigns
      .filter(campaign => campaign.until >= today && campaignAppliesTo(campaign, shop))
      .map(({ id, from, until, kinds = [], ids = [], reduction }) => ({
        id,
        from,
        until,
        kinds,
        ids,
        percent: 'percent' in reduction ? reduction.percent : null,
        isRunning: from <= today,
      }))
    return success({ campaigns })
  },
  { isPublic: true },
)

const campaignAppliesTo = (
  { channels, countries, reduction }: Campaign,
  { channel, country, currency }: Shop,
): boolean =>
  (channels?.includes(channel) ?? true) &&
  (countries?.includes(country) ?? true) &&
  ('percent' in reduction || reduction.amount[currency] !== undefined)
