import { defineCall } from '../call.ts'
import type { getLocalizedUrlsSchemas } from './get-localized-urls.schema.ts'

export const getLocalizedUrls = defineCall<typeof getLocalizedUrlsSchemas>({
  name: 'getLocalizedUrls',
  title: 'The addresses of one page in all locales of the channel.',
  method: 'GET',
  path: '/web-api/localized-urls',
})
