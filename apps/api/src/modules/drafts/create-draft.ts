import { randomUUID } from 'node:crypto'
import { createDraft } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { countDrafts, findDraft, insertDraft } from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { checkedContent } from './checked-content.ts'
import { DRAFT_BUDGET, draftBody } from './draft-reader.ts'
import type { SentDraft } from './read-draft.ts'

export const MOST_DRAFTS = 500

export const createDraftRoute = route<typeof schemas.createDraft, SentDraft<'createDraft'>>(
  createDraft,
  schemas.createDraft,
  async (context, { body: { kind, id = randomUUID(), ...content } }) => {
    const { db, now } = context
    const checked = await checkedContent(context, { visitorId: context.visitorId, kind, content })
    if ('refused' in checked) return checked
    const visitorId = await context.needVisitor()
    const known = await findDraft(db, { visitorId, id })
    if (known) return answer({ id, revision: known.revision })
    if ((await countDrafts(db, { visitorId })) >= MOST_DRAFTS)
      return refuse('too-large', { text: 'draft.full' })
    const spent =
      (await context.spend('draft')) ?? (await context.spend('draft-bytes', checked.documentJson.length))
    if (spent) return spent
    const added = await insertDraft(db, { ...checked, kind, id, visitorId, now })
    return added ? answer({ id, revision: 1 }, 201) : refuse('conflict')
  },
  { bodyBudget: DRAFT_BUDGET, readBody: draftBody('createDraft') },
)
