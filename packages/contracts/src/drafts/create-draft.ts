import { defineCall } from '../call.ts'
import type { createDraftSchemas } from './create-draft.schema.ts'

export const createDraft = defineCall<typeof createDraftSchemas>({
  name: 'createDraft',
  title: 'Keeps a new design.',
  method: 'POST',
  path: '/web-api/drafts',
})
