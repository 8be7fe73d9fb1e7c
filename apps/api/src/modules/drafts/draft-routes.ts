import { createDraftRoute } from './create-draft.ts'
import { getDraftRoute } from './get-draft.ts'
import { listDraftsRoute } from './list-drafts.ts'
import { putDraftRoute } from './put-draft.ts'

export const draftRoutes = [createDraftRoute, getDraftRoute, listDraftsRoute, putDraftRoute]
