import { randomUUID } from 'node:crypto'
import { type DraftShare, endDraftShare, listDraftShares, openDraftShare } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  type DraftShareRow,
  endDraftShare as end,
  findDraft,
  listDraftShares as listRows,
  openDraftShare as open,
} from '@passepartout/db'
import { hashSecret, newSecret } from '../../auth/secrets.ts'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'

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
    const isOpen = await open(db, { ...row, tokenHash: hashSecret(token), most: MOST_SHARES })
    if (!isOpen) return refuse('too-large', { text: 'share.full', params: { count: MOST_SHARES } })
    return answer({ ...shownShare(row), token }, 201)
  },
)

export const listDraftSharesRoute = route(
  listDraftShares,
  schemas.listDraftShares,
  async ({ db, now, visitorId }, { params: { id } }) => {
    const draft = visitorId ? await findDraft(db, { visitorId, id }) : undefined
    if (!visitorId || !draft) return refuse('not-found')
    const rows = await listRows(db, { draftId: id, visitorId, now })
    return answer({ shares: rows.map(shownShare) })
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

const endOf = (now: Date) => new Date(now.getTime() + LAST_MS)

const shownShare = ({
  id,
  right,
  name,
  createdAt,
  endsAt,
}: Omit<DraftShareRow, 'tokenHash' | 'revokedAt'>): DraftShare => ({
  id,
  right,
  name,
  createdAt: createdAt.toISOString(),
  endsAt: endsAt.toISOString(),
})
