import { listDrafts } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { listDrafts as listRows } from '@passepartout/db'
import { answer } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { shownSummary } from './shown-draft.ts'

export const listDraftsRoute = route(listDrafts, schemas.listDrafts, async ({ db, visitorId }) =>
  answer({ drafts: visitorId ? (await listRows(db, { visitorId })).map(shownSummary) : [] }),
)
