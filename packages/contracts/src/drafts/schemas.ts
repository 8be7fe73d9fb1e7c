import { createDraftSchemas } from './create-draft.schema.ts'
import { getDraftSchemas } from './get-draft.schema.ts'
import { listDraftsSchemas } from './list-drafts.schema.ts'
import { putDraftSchemas } from './put-draft.schema.ts'

export const draftSchemas = {
  createDraft: createDraftSchemas,
  getDraft: getDraftSchemas,
  listDrafts: listDraftsSchemas,
  putDraft: putDraftSchemas,
}
