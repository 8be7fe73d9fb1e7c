import { defineCall } from '../call.ts'
import type { createDraftSchemas } from './create-draft.schema.ts'

/** Keeps a new design. */
export const createDraft = defineCall<typeof createDraftSchemas>({
  name: 'createDraft',
  method: 'POST',
  path: '/web-api/drafts',
})
