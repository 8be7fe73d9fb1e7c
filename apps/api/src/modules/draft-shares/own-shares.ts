import { randomUUID } from 'node:crypto'
import {
  answerDraftComment,
  endDraftShare,
  listDraftShares,
  openDraftShare,
  removeDraftAnswer,
  settleDraftComment,
} from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  addDraftAnswer,
  endDraftShare as end,
  findDraft,
  listDraftShares as listRows,
  openDraftShare as open,
  removeDraftAnswer as remove,
  settleDraftComment as settle,
} from '@passepartout/db'
import { TOLD_NUMBERS } from '@passepartout/domain'
import { hashSecret, newSecret } from '../../auth/secrets.ts'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { MOST_ANSWERS } from './guest-words.ts'
import { maySpeak } from './may-speak.ts'
import { beginAccountMail, shareMailOf } from './share-mail.ts'
import { commentsOf, shownAnswer, shownShare } from './shown-share.ts'

const DAY_MS = 24 * 3_600_000
const LAST_MS = TOLD_NUMBERS.shareDays * DAY_MS
const MOST_SHARES = 20

export const openDraftShareRoute = route(
  openDraftShare,
  schemas.openDraftShare,
  async (context, { body }) => {
    const { db, now, visitorId } = context
    const draft = visitorId ? await findDraft(db, { visitorId, id: body.draftId }) : undefined
    if (!draft) return refuse('not-found')
    const spent = await context.spend('draft-share')
    if (spent) return spent
    const token = newSecret()
    const { right, name } = body
    const row = { id: randomUUID(), draftId: draft.id, right, name, createdAt: now, endsAt: endOf(now) }
    const share = await open(db, { ...row, tokenHash: hashSecret(token), most: MOST_SHARES })
    if (share && maySpeak(right)) await beginAccountMail(context, draft.id)
    if (!share) return refuse('too-large', { text: 'share.full', params: { count: MOST_SHARES } })
    return answer({ ...shownShare(share, draft, []), token }, 201)
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
    const comments = await commentsOf(
      db,
      rows.map(row => row.id),
    )
    const shares = rows.map(row => shownShare(row, draft, comments(row.id)))
    return answer({ shares, mail: await shareMailOf(context, id) })
  },
)

export const endDraftShareRoute = route(
  endDraftShare,
  schemas.endDraftShare,
  async ({ db, now, visitorId }, { params: { id } }) => {
    const isDone = visitorId ? await end(db, { id, visitorId, now }) : false
    return isDone ? answer({ id }) : refuse('not-found')
  },
)

export const settleDraftCommentRoute = route(
  settleDraftComment,
  schemas.settleDraftComment,
  async ({ db, visitorId }, { params: { id }, body: { isDone } }) => {
    const isKept = visitorId ? await settle(db, { id, visitorId, isDone }) : false
    return isKept ? answer({ id }) : refuse('not-found')
  },
)

export const answerDraftCommentRoute = route(
  answerDraftComment,
  schemas.answerDraftComment,
  async (context, { params: { id }, body: { text } }) => {
    const { db, now, visitorId } = context
    if (!visitorId) return refuse('not-found')
    const spent = await context.spend('share-words')
    if (spent) return spent
    const said = { id: randomUUID(), author: '', text, createdAt: now }
    const kept = await addDraftAnswer(db, { ...said, commentId: id, by: { visitorId }, most: MOST_ANSWERS })
    if (kept === 'missing') return refuse('not-found')
    if (kept === 'full')
      return refuse('too-large', { text: 'share.answered-enough', params: { count: MOST_ANSWERS } })
    return answer(shownAnswer({ ...said, isMaker: true }), 201)
  },
)

export const removeDraftAnswerRoute = route(
  removeDraftAnswer,
  schemas.removeDraftAnswer,
  async ({ db, visitorId }, { params: { id } }) => {
    const isGone = visitorId ? await remove(db, { id, visitorId }) : false
    return isGone ? answer({ id }) : refuse('not-found')
  },
)

const endOf = (now: Date) => new Date(now.getTime() + LAST_MS)
