import { putDraft } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { findDraft, updateDraft } from '@passepartout/db'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { authoriseDraft } from './authorise-draft.ts'
import { DRAFT_BUDGET, draftBodyReader } from './draft-parser.ts'
import { mergeGuestContent } from './merge-guest-content.ts'
import type { ParsedDraft } from './parse-draft.ts'
import { toDraftPayloadFor } from './to-draft-payload.ts'
import { validateDraftContent } from './validate-draft-content.ts'

export const putDraftRoute = route<typeof schemas.putDraft, ParsedDraft<'putDraft'>>(
  putDraft,
  schemas.putDraft,
  async (context, { params: { id }, body: { baseRevision, ...content } }) => {
    const { db, now } = context
    const touched = await authoriseDraft(context, id)
    if ('refused' in touched) return touched
    const { draft: stored, guest } = touched
    const { visitorId } = stored
    const checked = await validateDraftContent(context, { visitorId, kind: stored.kind, content })
    if ('refused' in checked) return checked
    const byGuest = guest && (await mergeGuestContent(context, { draft: stored, guest, checked }))
    if (byGuest && 'refused' in byGuest) return byGuest
    const spent = await context.spend('draft-bytes', checked.documentJson.length)
    if (spent) return spent
    const written = byGuest ?? checked
    const revision = await updateDraft(db, { ...written, visitorId, id, baseRevision, now })
    if (revision !== undefined) return success({ revision })

    const current = await findDraft(db, { visitorId, id })
    if (!current) return refuse('not-found')
    // The response to the first request was lost and the device sends it again.
    const isRepeat = current.revision === baseRevision + 1 && current.contentHash === written.contentHash
    if (isRepeat) return success({ revision: current.revision })
    return refuse('draft-conflict', { details: { current: toDraftPayloadFor({ draft: current, guest }) } })
  },
  { bodyBudget: DRAFT_BUDGET, readBody: draftBodyReader('putDraft') },
)
