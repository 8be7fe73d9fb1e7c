import { defineCall } from '../call.ts'
import type { getPhotobookDesignGroupSetsSchemas } from './get-photobook-design-group-sets.schema.ts'

export const getPhotobookDesignGroupSets = defineCall<typeof getPhotobookDesignGroupSetsSchemas>({
  name: 'getPhotobookDesignGroupSets',
  title: 'Photobook designs, filtered and page by page, or one of them.',
  method: 'GET',
  path: '/web-api/photobook-design-group-set',
})
