import { defineCall } from '../call.ts'
import type { getSelectionDataSchemas } from './get-selection-data.schema.ts'

export const getSelectionData = defineCall<typeof getSelectionDataSchemas>({
  name: 'getSelectionData',
  title:
    'Everything that can be chosen for a picture, one change away from a configuration, with names and reasons.',
  method: 'GET',
  path: '/web-api/product-selection-photo-frame/data',
})
