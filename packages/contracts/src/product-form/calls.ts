import { defineCall } from '../call.ts'
import type { getProductFormReferenceSchemas } from './schemas.ts'

export const getProductFormReference = defineCall<typeof getProductFormReferenceSchemas>({
  name: 'getCalculatorReference',
  title: 'Everything a calculator shows: its options, their formats and all prices.',
  method: 'GET',
  path: '/web-api/calculator/reference',
})
