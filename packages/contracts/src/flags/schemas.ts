import { getFeatureFlagsSchemas } from './get-feature-flags.schema.ts'

export const flagSchemas = { getFeatureFlags: getFeatureFlagsSchemas }
