import { defineCall } from '../call.ts'
import type { getCampaignDataSchemas } from './get-campaign-data.schema.ts'

export const getCampaignData = defineCall<typeof getCampaignDataSchemas>({
  name: 'getCampaignData',
  title: 'The reductions that run in the shop today and those that are announced.',
  method: 'GET',
  path: '/web-api/campaign-data',
})
