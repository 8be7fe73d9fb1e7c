import { defineBytesCall, defineFileCall } from '../call.ts'
import type { labSchemas } from './schemas.ts'

export const labEvent = defineBytesCall<(typeof labSchemas)['labEvent']>({
  name: 'labEvent',
  title: 'Takes a CloudEvent about an order at a lab.',
  bytesMethod: 'POST',
  path: '/web-api/labs/:lab/events',
  withoutShop: true,
})

export const labFile = defineFileCall<(typeof labSchemas)['labFile']>({
  name: 'labFile',
  title: 'Hands a lab the print file of a signed link.',
  fileMethod: 'GET',
  path: '/web-api/labs/files/:link',
  produces: ['application/pdf'],
  withoutShop: true,
})
