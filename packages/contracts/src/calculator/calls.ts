import { defineCall } from '../call.ts'
import type { getCalculatorReferenceSchemas } from './schemas.ts'

export const getCalculatorReference = defineCall<typeof getCalculatorReferenceSchemas>({
  name: 'getCalculatorReference',
  title: 'Everything a calculator shows: its options, their formats and all prices.',
  method: 'GET',
  path: '/web-api/calculator/reference',
})
