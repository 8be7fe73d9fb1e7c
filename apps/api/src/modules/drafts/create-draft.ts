import { randomUUID } from 'node:crypto'
import { createDraft } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { countDrafts, findDraft, insertDraft } from '@passepartout/db'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { DRAFT_BUDGET, draftBodyReader } from './draft-parser.ts'
import type { ParsedDraft } from './parse-draft.ts'
import { validateDraftContent } from './validate-draft-content.ts'

export const MAX_DRAFTS = 500

export const createDraftRoute = route<typeof schemas.createDraft, ParsedDraft<'createDraft'>>(
  createDraft,
  schemas.createDraft,
  async (context, { body: { kind, id = randomUUID(), ...content } }) => {
    const { db, now } = context
    const checked = await validateDraftContent(context, { visitorId: context.visitorId, kind, content })
    if ('refused' in checked) return checked
    const visitorId = await context.needVisitor()
    const known = await findDraft(db, { visitorId, id })
    if (known) return success({ id, revision: known.revision })
    if ((await countDrafts(db, { visitorId })) >= MAX_DRAFTS)
      return refuse('too-large', { text: 'draft.full' })
    const spent =
      (await context.spend('draft')) ?? (await context.spend('draft-bytes', checked.documentJson.length))
    if (spent) return spent
    const added = await insertDraft(db, { ...checked, kind, id, visitorId, now })
    if (added) return success({ id, revision: 1 }, 201)
    // The same draft may have been sent twice at a time.
    const twin = await findDraft(db, { visitorId, id })
    return twin ? success({ id, revision: twin.revision }) : refuse('conflict')
  },
  { bodyBudget: DRAFT_BUDGET, readBody: draftBodyReader('createDraft') },
)
