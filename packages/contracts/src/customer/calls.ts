export { getCustomerData } from './get-customer-data.ts'
