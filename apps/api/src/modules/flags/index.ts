import { getFeatureFlagsRoute } from './get-feature-flags.ts'

export const flagRoutes = [getFeatureFlagsRoute]
