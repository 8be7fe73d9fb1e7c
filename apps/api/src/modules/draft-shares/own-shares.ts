import { randomUUID } from 'node:crypto'
import { endDraftShare, listDraftShares, openDraftShare, settleDraftComment } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  endDraftShare as end,
  findDraft,
  listDraftComments,
  listDraftShares as listRows,
  openDraftShare as open,
  settleDraftComment as settle,
} from '@passepartout/db'
import { hashSecret, newSecret } from '../../auth/secrets.ts'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { shownShare } from './shown-share.ts'

const DAY_MS = 24 * 3_600_000
const LAST_MS = 30 * DAY_MS
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
    if (!share) return refuse('too-large', { text: 'share.full', params: { count: MOST_SHARES } })
    return answer({ ...shownShare(share, draft, []), token }, 201)
  },
)

export const listDraftSharesRoute = route(
  listDraftShares,
  schemas.listDraftShares,
  async ({ db, now, visitorId }, { params: { id } }) => {
    const draft = visitorId ? await findDraft(db, { visitorId, id }) : undefined
    if (!visitorId || !draft) return refuse('not-found')
    const rows = await listRows(db, { draftId: id, visitorId, now })
    const comments = await listDraftComments(db, { shareIds: rows.map(row => row.id) })
    return answer({ shares: rows.map(row => shownShare(row, draft, comments)) })
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

const endOf = (now: Date) => new Date(now.getTime() + LAST_MS)
