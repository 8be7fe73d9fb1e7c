import { getCustomerDataSchemas } from './get-customer-data.schema.ts'

export const customerSchemas = { getCustomerData: getCustomerDataSchemas }
