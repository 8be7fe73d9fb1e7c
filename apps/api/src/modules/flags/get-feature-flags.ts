import { getFeatureFlags } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { answer } from '../../http/answer.ts'
import { route } from '../../http/router.ts'

export const getFeatureFlagsRoute = route(
  getFeatureFlags,
  schemas.getFeatureFlags,
  ({ catalogue }) =>
    answer({
      flags: catalogue.flags.map(({ name, scope, treatment, config }) => ({
        name,
        scope,
        treatment,
        config,
      })),
    }),
  { isPublic: true },
)
