import { putDraft } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { findDraft, updateDraft } from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { checkedContent } from './checked-content.ts'
import { DRAFT_BUDGET, draftBody } from './draft-reader.ts'
import { guestContent } from './guest-content.ts'
import type { SentDraft } from './read-draft.ts'
import { shownTo } from './shown-draft.ts'
import { touchedDraft } from './touched-draft.ts'

export const putDraftRoute = route<typeof schemas.putDraft, SentDraft<'putDraft'>>(
  putDraft,
  schemas.putDraft,
  async (context, { params: { id }, body: { baseRevision, ...content } }) => {
    const { db, now } = context
    const touched = await touchedDraft(context, id)
    if ('refused' in touched) return touched
    const { draft: kept, guest } = touched
    const { visitorId } = kept
    const checked = await checkedContent(context, { visitorId, kind: kept.kind, content })
    if ('refused' in checked) return checked
    const byGuest = guest && (await guestContent(context, { draft: kept, guest, checked }))
    if (byGuest && 'refused' in byGuest) return byGuest
    const spent = await context.spend('draft-bytes', checked.documentJson.length)
    if (spent) return spent
    const written = byGuest ?? checked
    const revision = await updateDraft(db, { ...written, visitorId, id, baseRevision, now })
    if (revision !== undefined) return answer({ revision })

    const current = await findDraft(db, { visitorId, id })
    if (!current) return refuse('not-found')
    // The answer to the first try was lost on its way and the device sends the same again.
    const isRepeat = current.revision === baseRevision + 1 && current.contentHash === written.contentHash
    if (isRepeat) return answer({ revision: current.revision })
    return refuse('draft-conflict', { details: { current: shownTo({ draft: current, guest }) } })
  },
  { bodyBudget: DRAFT_BUDGET, readBody: draftBody('putDraft') },
)
