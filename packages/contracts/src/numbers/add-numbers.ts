import { defineCall } from '../call.ts'
import type { addNumbersSchemas } from './add-numbers.schema.ts'

export const addNumbers = defineCall<typeof addNumbersSchemas>({
  name: 'addNumbers',
  title: 'Adds what happened on a page to the sums of the day; nothing says who it was.',
  method: 'POST',
  path: '/web-api/numbers',
  withoutShop: true,
})
