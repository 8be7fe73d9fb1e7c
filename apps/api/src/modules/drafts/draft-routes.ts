import { getDraft, listDrafts } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { listDrafts as listRows } from '@passepartout/db'
import { answer } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { createDraftRoute } from './create-draft.ts'
import { putDraftRoute } from './put-draft.ts'
import { shownSummary, shownTo } from './shown-draft.ts'
import { touchedDraft } from './touched-draft.ts'

const getDraftRoute = route(getDraft, schemas.getDraft, async (context, { params: { id } }) => {
  const touched = await touchedDraft(context, id)
  return 'refused' in touched ? touched : answer(shownTo(touched))
})

const listDraftsRoute = route(listDrafts, schemas.listDrafts, async ({ db, visitorId }) =>
  answer({ drafts: visitorId ? (await listRows(db, { visitorId })).map(shownSummary) : [] }),
)

export const draftRoutes = [createDraftRoute, getDraftRoute, listDraftsRoute, putDraftRoute]
