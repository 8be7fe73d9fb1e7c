import { randomUUID } from 'node:crypto'
import { addSharedComment, approveSharedDraft } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { addDraftComment, approveDraft } from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { openDocument } from '../drafts/index.ts'
import { sharedBy } from './shared-draft.ts'
import { shownComment } from './shown-share.ts'

/** Comments that one link takes. */
const MOST_COMMENTS = 100

export const addSharedCommentRoute = route(
  addSharedComment,
  schemas.addSharedComment,
  async (context, { body: { token, ...said } }) => {
    const { db, now } = context
    const found = await sharedBy(context, token)
    if ('refused' in found) return found
    const { share, draft } = found
    if (share.right === 'view') return refuse('forbidden', { text: 'share.not-allowed' })
    const parsed = await openDocument(context, draft.document)
    const isOfPage = parsed.ok && parsed.document.pages.some(({ id }) => id === said.pageId)
    if (!isOfPage) return refuse('conflict', { text: 'share.changed' })
    const spent = await context.spend('share-words')
    if (spent) return spent
    const row = { ...said, id: randomUUID(), shareId: share.id, createdAt: now, isDone: false }
    const isKept = await addDraftComment(db, { ...row, most: MOST_COMMENTS })
    if (!isKept) return refuse('too-large', { text: 'share.said-enough', params: { count: MOST_COMMENTS } })
    return answer(shownComment(row), 201)
  },
)

export const approveSharedDraftRoute = route(
  approveSharedDraft,
  schemas.approveSharedDraft,
  async (context, { body: { token, revision, by } }) => {
    const { db, now } = context
    const found = await sharedBy(context, token)
    if ('refused' in found) return found
    const { share } = found
    if (share.right !== 'approve') return refuse('forbidden', { text: 'share.not-allowed' })
    const spent = await context.spend('share-words')
    if (spent) return spent
    const approved = await approveDraft(db, { shareId: share.id, revision, by, now })
    if (!approved) return refuse('conflict', { text: 'share.changed' })
    return answer({ by, at: now.toISOString(), isCurrent: true })
  },
)
