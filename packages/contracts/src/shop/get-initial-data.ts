import { defineCall } from '../call.ts'
import type { getInitialDataSchemas } from './get-initial-data.schema.ts'

export const getInitialData = defineCall<typeof getInitialDataSchemas>({
  name: 'getInitialData',
  title: 'What a front end needs to know of its shop before its first page.',
  method: 'GET',
  path: '/web-api/shop-frontends-initial-data',
})
