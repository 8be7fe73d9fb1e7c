import { defineCall } from '../call.ts'
import type { getFormatLimitsSchemas } from './format-limits.schema.ts'

export const getFormatLimits = defineCall<typeof getFormatLimitsSchemas>({
  name: 'getFormatLimits',
  title: 'The sizes between which a picture can be made with its frame and mat.',
  method: 'GET',
  path: '/web-api/product-selection-photo-frame/format-limits',
})
