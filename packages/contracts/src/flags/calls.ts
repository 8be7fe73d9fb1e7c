export { getFeatureFlags } from './get-feature-flags.ts'
