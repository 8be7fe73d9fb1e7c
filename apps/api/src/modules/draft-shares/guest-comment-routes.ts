import { randomUUID } from 'node:crypto'
import {
  addSharedComment,
  approveSharedDraft,
  changeSharedComment,
  removeSharedComment,
  replyToSharedComment,
} from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  addDraftComment,
  addDraftReply,
  approveDraft,
  changeDraftComment,
  removeDraftComment,
} from '@passepartout/db'
import { hashSecret, newSecret } from '../../auth/secrets.ts'
import type { CallContext } from '../../http/call-context.ts'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { parseStoredDocument } from '../drafts/index.ts'
import { canComment } from './can-comment.ts'
import { notifyOwnerLater } from './share-notification.ts'
import { findSharedDraftByToken } from './shared-draft.ts'
import { toCommentPayload, toReplyPayload } from './to-draft-share-payload.ts'

const MOST_COMMENTS = 100

/** Maximum replies per comment, of both sides together. */
export const MAX_REPLIES = 30

/** The shared draft, if this link may comment and the limit allows it. */
async function asCommenter(context: CallContext, token: string) {
  const found = await findSharedDraftByToken(context, token)
  if ('refused' in found) return found
  if (!canComment(found.share.right)) return refuse('forbidden', { text: 'share.not-allowed' })
  return (await context.spend('share-words')) ?? found
}

export const addSharedCommentRoute = route(
  addSharedComment,
  schemas.addSharedComment,
  async (context, { body: { token, ...input } }) => {
    const { db, now } = context
    const found = await asCommenter(context, token)
    if ('refused' in found) return found
    const { share, draft } = found
    const parsed = await parseStoredDocument(context, draft.document)
    const isOfPage = parsed.ok && parsed.document.pages.some(({ id }) => id === input.pageId)
    if (!isOfPage) return refuse('conflict', { text: 'share.changed' })
    const key = newSecret()
    const facts = { id: randomUUID(), shareId: share.id, createdAt: now, isDone: false }
    const added = await db.transaction(async tx => {
      const comment = { ...input, ...facts, keyHash: hashSecret(key), most: MOST_COMMENTS }
      const row = await addDraftComment(tx, comment)
      if (row) await notifyOwnerLater({ ...context, db: tx }, draft.id)
      return row
    })
    if (!added) return refuse('too-large', { text: 'share.said-enough', params: { count: MOST_COMMENTS } })
    return success({ ...toCommentPayload(added), key }, 201)
  },
)

export const changeSharedCommentRoute = route(
  changeSharedComment,
  schemas.changeSharedComment,
  async (context, { params: { id }, body: { token, key, text } }) => {
    const found = await asCommenter(context, token)
    if ('refused' in found) return found
    const own = { id, shareId: found.share.id, keyHash: hashSecret(key) }
    const row = await changeDraftComment(context.db, { ...own, text, now: context.now })
    return row ? success(toCommentPayload(row)) : refuse('conflict', { text: 'share.too-late' })
  },
)

export const removeSharedCommentRoute = route(
  removeSharedComment,
  schemas.removeSharedComment,
  async (context, { params: { id }, body: { token, key } }) => {
    const found = await asCommenter(context, token)
    if ('refused' in found) return found
    const own = { id, shareId: found.share.id, keyHash: hashSecret(key) }
    const isGone = await removeDraftComment(context.db, own)
    return isGone ? success({ id }) : refuse('conflict', { text: 'share.too-late' })
  },
)

export const replyToSharedCommentRoute = route(
  replyToSharedComment,
  schemas.answerSharedComment,
  async (context, { params: { id }, body: { token, author, text } }) => {
    const { db, now } = context
    const found = await asCommenter(context, token)
    if ('refused' in found) return found
    const { share, draft } = found
    const reply = { id: randomUUID(), author, text, createdAt: now }
    const added = await db.transaction(async tx => {
      const by = { shareId: share.id }
      const state = await addDraftReply(tx, { ...reply, commentId: id, by, most: MAX_REPLIES })
      if (state === 'kept') await notifyOwnerLater({ ...context, db: tx }, draft.id)
      return state
    })
    if (added === 'missing') return refuse('not-found')
    if (added === 'full')
      return refuse('too-large', { text: 'share.answered-enough', params: { count: MAX_REPLIES } })
    return success(toReplyPayload({ ...reply, isMaker: false }), 201)
  },
)

export const approveSharedDraftRoute = route(
  approveSharedDraft,
  schemas.approveSharedDraft,
  async (context, { body: { token, revision, by } }) => {
    const { db, now } = context
    const found = await findSharedDraftByToken(context, token)
    if ('refused' in found) return found
    const { share, draft } = found
    if (share.right !== 'approve') return refuse('forbidden', { text: 'share.not-allowed' })
    const spent = await context.spend('share-words')
    if (spent) return spent
    const approved = await db.transaction(async tx => {
      const row = await approveDraft(tx, { shareId: share.id, revision, by, now })
      if (row) await notifyOwnerLater({ ...context, db: tx }, draft.id)
      return row
    })
    if (!approved) return refuse('conflict', { text: 'share.changed' })
    return success({ by, at: now.toISOString(), isCurrent: true })
  },
)
