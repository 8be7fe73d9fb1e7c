import { getCollageDesignGroupRoute } from './get-collage-design-group.ts'
import { getCollageDesignGroupsRoute } from './get-collage-design-groups.ts'

export const collageRoutes = [getCollageDesignGroupRoute, getCollageDesignGroupsRoute]
