import { getCustomerData } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { toCustomerPayload } from '../account/index.ts'

const getCustomerDataRoute = route(getCustomerData, schemas.getCustomerData, async context =>
  success(
    await toCustomerPayload(context, { customer: context.session?.customer, visitorId: context.visitorId }),
  ),
)

export const customerRoutes = [getCustomerDataRoute]
