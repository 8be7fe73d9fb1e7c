import { defineCall } from '../call.ts'
import type { getCollageDesignGroupSchemas } from './get-collage-design-group.schema.ts'

export const getCollageDesignGroup = defineCall<typeof getCollageDesignGroupSchemas>({
  name: 'getCollageDesignGroup',
  title: 'One collage with its formats and their prices; the channel’s own where none is named.',
  method: 'GET',
  path: '/collage-designer-design-group',
})
