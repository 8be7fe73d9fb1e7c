import { defineCall } from '../call.ts'
import type { getDraftSchemas } from './get-draft.schema.ts'

/** One of the visitor's own designs. */
export const getDraft = defineCall<typeof getDraftSchemas>({
  name: 'getDraft',
  method: 'GET',
  path: '/web-api/drafts/:id',
})
