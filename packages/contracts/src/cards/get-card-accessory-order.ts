import { defineCall } from '../call.ts'
import type { getCardAccessoryOrderSchemas } from './get-card-accessory-order.schema.ts'

export const getCardAccessoryOrder = defineCall<typeof getCardAccessoryOrderSchemas>({
  name: 'getCardAccessoryOrder',
  title: 'What an order of accessories for a card consists of. Orders nothing.',
  method: 'GET',
  path: '/card-accessory-order',
})
