import type { CampaignNotice } from '@passepartout/content-model'
import { type CallPayload, getCampaignData } from '@passepartout/contracts'
import type { LoadContext } from '../../platform/block.ts'

type Campaigns = CallPayload<NonNullable<typeof getCampaignData.shapes>>['campaigns']

/** The campaign of a notice, while it runs. */
export async function loadCampaign(
  { campaign }: Pick<CampaignNotice, 'campaign'>,
  { api }: Pick<LoadContext, 'api'>,
): Promise<Campaigns[number] | undefined> {
  const answer = await api.call(getCampaignData, {})
  const campaigns = answer.ok ? answer.payload.campaigns : []
  return campaigns.find(({ id, isRunning }) => id === campaign && isRunning)
}
