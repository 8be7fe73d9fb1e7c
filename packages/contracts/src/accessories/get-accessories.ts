import { defineCall } from '../call.ts'
import type { getAccessoriesSchemas } from './get-accessories.schema.ts'

export const getAccessories = defineCall<typeof getAccessoriesSchemas>({
  name: 'getAccessories',
  title: 'The accessories that are sold from the shelf.',
  method: 'GET',
  path: '/accessory',
})
