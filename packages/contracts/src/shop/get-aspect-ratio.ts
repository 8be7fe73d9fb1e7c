import { defineCall } from '../call.ts'
import type { getAspectRatioSchemas } from './get-aspect-ratio.schema.ts'

export const getAspectRatio = defineCall<typeof getAspectRatioSchemas>({
  name: 'getAspectRatio',
  title: 'The named ratio that a format or a picture is nearest to.',
  method: 'GET',
  path: '/web-api/aspect-ratio',
})
