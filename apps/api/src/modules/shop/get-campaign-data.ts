import { getCampaignData } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { campaignAppliesTo, momentInZone, positionInPeriod } from '@passepartout/domain'
import { success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'

export const getCampaignDataRoute = route(
  getCampaignData,
  schemas.getCampaignData,
  ({ priceBook, shop, now }) => {
    const moment = momentInZone(priceBook.timeZone, now)
    const campaigns = priceBook.campaigns
      .map(campaign => ({ campaign, position: positionInPeriod(campaign, moment) }))
      .filter(({ campaign, position }) => position !== 'after' && campaignAppliesTo(campaign, shop))
      .map(({ campaign: { id, from, until, kinds = [], ids = [], reduction }, position }) => ({
        id,
        from,
        until,
        kinds,
        ids,
        percent: 'percent' in reduction ? reduction.percent : null,
        isRunning: position === 'in',
      }))
    return success({ campaigns })
  },
  { isPublic: true },
)
