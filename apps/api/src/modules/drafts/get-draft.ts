import { getDraft } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { findDraft } from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { shownDraft } from './shown-draft.ts'

export const getDraftRoute = route(
  getDraft,
  schemas.getDraft,
  async ({ db, visitorId }, { params: { id } }) => {
    const row = visitorId ? await findDraft(db, { visitorId, id }) : undefined
    return row ? answer(shownDraft(row)) : refuse('not-found')
  },
)
