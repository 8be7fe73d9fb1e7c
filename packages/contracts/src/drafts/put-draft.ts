import { defineCall } from '../call.ts'
import type { putDraftSchemas } from './put-draft.schema.ts'

export const putDraft = defineCall<typeof putDraftSchemas>({
  name: 'putDraft',
  title:
    'Keeps a change, if it is based on the version the server holds; otherwise 409 `draft-conflict` with that version under `details.current`. Sending the same content twice is no conflict.',
  method: 'PUT',
  path: '/web-api/drafts/:id',
})
