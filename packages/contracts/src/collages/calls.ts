export { getCollageDesignGroup } from './get-collage-design-group.ts'
export { getCollageDesignGroups } from './get-collage-design-groups.ts'
