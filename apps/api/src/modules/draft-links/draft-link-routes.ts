import { randomUUID } from 'node:crypto'
import { claimDraftLink, openDraftLink, takeDraftLink } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  claimPhotoLink as claim,
  findDraft,
  openPhotoLink as open,
  takeDraftLink as take,
} from '@passepartout/db'
import { hashSecret, newNumber, newSecret, shownNumber } from '../../auth/secrets.ts'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { LAST_MS, OPEN_MS } from '../photo-links/index.ts'
import { copyDraft } from './copy-draft.ts'
import { newCode, readCode } from './short-code.ts'

const openDraftLinkRoute = route(openDraftLink, schemas.openDraftLink, async (context, { body }) => {
  const { db, now, visitorId } = context
  const draft = visitorId ? await findDraft(db, { visitorId, id: body.draftId }) : undefined
  if (!visitorId || !draft) return refuse('not-found')
  const spent = await context.spend('draft-link')
  if (spent) return spent
  const [id, code] = [randomUUID(), newCode()]
  const opensUntil = new Date(now.getTime() + OPEN_MS)
  const endsAt = new Date(now.getTime() + LAST_MS)
  await open(db, {
    ...{ id, draftId: draft.id, visitorId, tokenHash: hashSecret(code), opensUntil, endsAt, now },
    purpose: 'draft',
  })
  return answer({ id, code, opensUntil: opensUntil.toISOString() }, 201)
})

const claimDraftLinkRoute = route(claimDraftLink, schemas.claimDraftLink, async (context, { body }) => {
  const spent = await context.spend('draft-link-code')
  if (spent) return spent
  const [key, number] = [newSecret(), newNumber()]
  const hashes = { tokenHash: hashSecret(readCode(body.code)), keyHash: hashSecret(key) }
  const link = await claim(context.db, { ...hashes, number, purpose: 'draft', now: context.now })
  return link ? answer({ key, number: shownNumber(number) }) : refuse('gone', { text: 'continue.gone' })
})

const takeDraftLinkRoute = route(takeDraftLink, schemas.takeDraftLink, async (context, { body }) => {
  const { db, now } = context
  const link = await take(db, { keyHash: hashSecret(body.key), now })
  const draft = link && (await findDraft(db, { visitorId: link.visitorId, id: link.draftId }))
  if (!draft) return refuse('gone', { text: 'continue.gone' })
  const copied = await copyDraft(context, draft)
  return 'refused' in copied ? copied : answer(copied, 201)
})

export const draftLinkRoutes = [openDraftLinkRoute, claimDraftLinkRoute, takeDraftLinkRoute]
