import { defineCall } from '../call.ts'
import type { getDraftSchemas } from './get-draft.schema.ts'

export const getDraft = defineCall<typeof getDraftSchemas>({
  name: 'getDraft',
  title: "One of the visitor's own designs.",
  method: 'GET',
  path: '/web-api/drafts/:id',
})
