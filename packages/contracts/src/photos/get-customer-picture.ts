import { defineCall } from '../call.ts'
import type { getCustomerPictureSchemas } from './get-customer-picture.schema.ts'

export const getCustomerPicture = defineCall<typeof getCustomerPictureSchemas>({
  name: 'getCustomerPicture',
  title: "The visitor's newest photo, to be shown in the shop's product pictures.",
  method: 'GET',
  path: '/web-api/customer-picture',
})
