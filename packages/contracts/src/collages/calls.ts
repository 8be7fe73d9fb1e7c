import { defineCall } from '../call.ts'
import type { getCollageDesignGroupSchemas, getCollageDesignGroupsSchemas } from './schemas.ts'

export const getCollageDesignGroup = defineCall<typeof getCollageDesignGroupSchemas>({
  name: 'getCollageDesignGroup',
  title: 'One collage with its formats and their prices; the channel’s own where none is named.',
  method: 'GET',
  path: '/collage-designer-design-group',
})

export const getCollageDesignGroups = defineCall<typeof getCollageDesignGroupsSchemas>({
  name: 'getCollageDesignGroups',
  title: 'Collages, filtered and page by page.',
  method: 'GET',
  path: '/web-api/collage-designer-design-groups',
})
