import { getDraft, listDrafts } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { listDrafts as listRows } from '@passepartout/db'
import { success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { authoriseDraft } from './authorise-draft.ts'
import { createDraftRoute } from './create-draft.ts'
import { putDraftRoute } from './put-draft.ts'
import { toDraftPayloadFor, toDraftSummary } from './to-draft-payload.ts'

const getDraftRoute = route(getDraft, schemas.getDraft, async (context, { params: { id } }) => {
  const touched = await authoriseDraft(context, id)
  return 'refused' in touched ? touched : success(toDraftPayloadFor(touched))
})

const listDraftsRoute = route(listDrafts, schemas.listDrafts, async ({ db, visitorId }) =>
  success({ drafts: visitorId ? (await listRows(db, { visitorId })).map(toDraftSummary) : [] }),
)

export const draftRoutes = [createDraftRoute, getDraftRoute, listDraftsRoute, putDraftRoute]
