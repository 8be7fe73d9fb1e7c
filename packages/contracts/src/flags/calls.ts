import { defineCall } from '../call.ts'
import type { getFeatureFlagsSchemas } from './schemas.ts'

export const getFeatureFlags = defineCall<typeof getFeatureFlagsSchemas>({
  name: 'getFeatureFlags',
  title: 'The flags that the shop knows, with the treatment that counts while no test runs.',
  method: 'GET',
  path: '/web-api/feature-flags',
})
