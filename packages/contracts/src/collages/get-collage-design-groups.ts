import { defineCall } from '../call.ts'
import type { getCollageDesignGroupsSchemas } from './get-collage-design-groups.schema.ts'

export const getCollageDesignGroups = defineCall<typeof getCollageDesignGroupsSchemas>({
  name: 'getCollageDesignGroups',
  title: 'Collages, filtered and page by page.',
  method: 'GET',
  path: '/web-api/collage-designer-design-groups',
})
