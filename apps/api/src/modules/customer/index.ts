import { getCustomerDataRoute } from './get-customer-data.ts'

export const customerRoutes = [getCustomerDataRoute]
