import { getCustomerData } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { answer } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { shownCustomer } from '../account/index.ts'

const getCustomerDataRoute = route(getCustomerData, schemas.getCustomerData, async context =>
  answer(await shownCustomer(context, { customer: context.session?.customer, visitorId: context.visitorId })),
)

export const customerRoutes = [getCustomerDataRoute]
