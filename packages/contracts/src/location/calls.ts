import { defineCall } from '../call.ts'
import type { getLocationSchemas } from './schemas.ts'

export const getLocation = defineCall<typeof getLocationSchemas>({
  name: 'getLocation',
  title: "The visitor's likely country and language, and the shop's nearest locale; nobody outside is asked.",
  method: 'GET',
  path: '/api/get-location/',
  withoutShop: true,
})
