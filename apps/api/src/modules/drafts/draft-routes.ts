import { getDraft, listDrafts } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { findDraft, listDrafts as listRows } from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { createDraftRoute } from './create-draft.ts'
import { putDraftRoute } from './put-draft.ts'
import { shownDraft, shownSummary } from './shown-draft.ts'

const getDraftRoute = route(getDraft, schemas.getDraft, async ({ db, visitorId }, { params: { id } }) => {
  const row = visitorId ? await findDraft(db, { visitorId, id }) : undefined
  return row ? answer(shownDraft(row)) : refuse('not-found')
})

const listDraftsRoute = route(listDrafts, schemas.listDrafts, async ({ db, visitorId }) =>
  answer({ drafts: visitorId ? (await listRows(db, { visitorId })).map(shownSummary) : [] }),
)

export const draftRoutes = [createDraftRoute, getDraftRoute, listDraftsRoute, putDraftRoute]
