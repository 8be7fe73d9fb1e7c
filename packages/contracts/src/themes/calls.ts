import { defineCall } from '../call.ts'
import type { getThemesSchemas } from './schemas.ts'

export const getThemes = defineCall<typeof getThemesSchemas>({
  name: 'getThemes',
  title: 'Card designs, filtered and sorted, with how many each filter would show.',
  method: 'GET',
  path: '/web-api/themes',
})
