import { randomUUID } from 'node:crypto'
import {
  createDraftShare,
  deleteDraftReply,
  listDraftShares,
  replyToDraftComment,
  resolveDraftComment,
  revokeDraftShare,
} from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  addDraftReply,
  revokeDraftShare as end,
  findDraft,
  listDraftShares as listRows,
  createDraftShare as open,
  deleteDraftReply as remove,
  setCommentResolved as settle,
} from '@passepartout/db'
import { DAY_MS, TEXT_NUMBERS } from '@passepartout/domain'
import { hashSecret, newSecret } from '../../auth/secrets.ts'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { canComment } from './can-comment.ts'
import { MAX_REPLIES } from './guest-comment-routes.ts'
import { enableAccountNotification, loadShareNotification } from './share-notification.ts'
import { commentsByShare, toDraftSharePayload, toReplyPayload } from './to-draft-share-payload.ts'

const SHARE_LIFETIME_MS = TEXT_NUMBERS.shareDays * DAY_MS
const MOST_SHARES = 20

export const createDraftShareRoute = route(
  createDraftShare,
  schemas.openDraftShare,
  async (context, { body }) => {
    const { db, now, visitorId } = context
    const draft = visitorId ? await findDraft(db, { visitorId, id: body.draftId }) : undefined
    if (!draft) return refuse('not-found')
    const spent = await context.spend('draft-share')
    if (spent) return spent
    const token = newSecret()
    const { right, name } = body
    const row = { id: randomUUID(), draftId: draft.id, right, name, createdAt: now, endsAt: shareExpiry(now) }
    const share = await open(db, { ...row, tokenHash: hashSecret(token), most: MOST_SHARES })
    if (share && canComment(right)) await enableAccountNotification(context, draft.id)
    if (!share) return refuse('too-large', { text: 'share.full', params: { count: MOST_SHARES } })
    return success({ ...toDraftSharePayload(share, draft, []), token }, 201)
  },
)

export const listDraftSharesRoute = route(
  listDraftShares,
  schemas.listDraftShares,
  async (context, { params: { id } }) => {
    const { db, now, visitorId } = context
    const draft = visitorId ? await findDraft(db, { visitorId, id }) : undefined
    if (!visitorId || !draft) return refuse('not-found')
    const rows = await listRows(db, { draftId: id, visitorId, now })
    const comments = await commentsByShare(
      db,
      rows.map(row => row.id),
    )
    const shares = rows.map(row => toDraftSharePayload(row, draft, comments(row.id)))
    return success({ shares, mail: await loadShareNotification(context, id) })
  },
)

export const revokeDraftShareRoute = route(
  revokeDraftShare,
  schemas.endDraftShare,
  async ({ db, now, visitorId }, { params: { id } }) => {
    const isDone = visitorId ? await end(db, { id, visitorId, now }) : false
    return isDone ? success({ id }) : refuse('not-found')
  },
)

export const resolveDraftCommentRoute = route(
  resolveDraftComment,
  schemas.settleDraftComment,
  async ({ db, visitorId }, { params: { id }, body: { isDone } }) => {
    const isKept = visitorId ? await settle(db, { id, visitorId, isDone }) : false
    return isKept ? success({ id }) : refuse('not-found')
  },
)

export const replyToDraftCommentRoute = route(
  replyToDraftComment,
  schemas.answerDraftComment,
  async (context, { params: { id }, body: { text } }) => {
    const { db, now, visitorId } = context
    if (!visitorId) return refuse('not-found')
    const spent = await context.spend('share-words')
    if (spent) return spent
    const reply = { id: randomUUID(), author: '', text, createdAt: now }
    const added = await addDraftReply(db, { ...reply, commentId: id, by: { visitorId }, most: MAX_REPLIES })
    if (added === 'missing') return refuse('not-found')
    if (added === 'full')
      return refuse('too-large', { text: 'share.answered-enough', params: { count: MAX_REPLIES } })
    return success(toReplyPayload({ ...reply, isMaker: true }), 201)
  },
)

export const deleteDraftReplyRoute = route(
  deleteDraftReply,
  schemas.removeDraftAnswer,
  async ({ db, visitorId }, { params: { id } }) => {
    const isGone = visitorId ? await remove(db, { id, visitorId }) : false
    return isGone ? success({ id }) : refuse('not-found')
  },
)

const shareExpiry = (now: Date) => new Date(now.getTime() + SHARE_LIFETIME_MS)
