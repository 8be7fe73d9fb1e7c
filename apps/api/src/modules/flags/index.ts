import { getFeatureFlags } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { FLAGS } from '@passepartout/domain'
import { success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'

const flags = Object.entries(FLAGS).map(([name, flag]) => ({
  name,
  scope: flag.scope,
  treatment: flag.default,
  config: null,
}))

const getFeatureFlagsRoute = route(getFeatureFlags, schemas.getFeatureFlags, () => success({ flags }), {
  isPublic: true,
})

export const flagRoutes = [getFeatureFlagsRoute]
