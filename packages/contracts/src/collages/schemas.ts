import { getCollageDesignGroupSchemas } from './get-collage-design-group.schema.ts'
import { getCollageDesignGroupsSchemas } from './get-collage-design-groups.schema.ts'

export const collageSchemas = {
  getCollageDesignGroup: getCollageDesignGroupSchemas,
  getCollageDesignGroups: getCollageDesignGroupsSchemas,
}
