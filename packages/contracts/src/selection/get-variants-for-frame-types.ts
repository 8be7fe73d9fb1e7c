import { defineCall } from '../call.ts'
import type { getVariantsForFrameTypesSchemas } from './get-variants-for-frame-types.schema.ts'

export const getVariantsForFrameTypes = defineCall<typeof getVariantsForFrameTypesSchemas>({
  name: 'getVariantsForFrameTypes',
  title: 'The materials that go with frames.',
  method: 'GET',
  path: '/web-api/variants-for-frame-types',
})
