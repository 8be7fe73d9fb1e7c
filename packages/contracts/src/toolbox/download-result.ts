import { defineFileCall } from '../call.ts'
import type { downloadResultSchemas } from './download-result.schema.ts'

export const downloadResult = defineFileCall<typeof downloadResultSchemas>({
  name: 'downloadResult',
  title: 'Downloads what a tool made, by the signed address that its call answered; gone after an hour.',
  fileMethod: 'GET',
  path: '/web-api/toolbox-download',
  produces: ['image/jpeg', 'image/webp'],
  withoutShop: true,
})
