import { randomUUID } from 'node:crypto'
import { claimDraftLink, consumeDraftLink, openDraftLink } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  claimPhotoLink as claim,
  findDraft,
  openPhotoLink as open,
  consumeDraftLink as take,
} from '@passepartout/db'
import { formatPairingNumber, hashSecret, newPairingNumber, newSecret } from '../../auth/secrets.ts'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { CLAIM_WINDOW_MS, SESSION_WINDOW_MS } from '../photo-links/index.ts'
import { copyDraft } from './copy-draft.ts'
import { generateShortCode, normaliseShortCode } from './short-code.ts'

const openDraftLinkRoute = route(openDraftLink, schemas.openDraftLink, async (context, { body }) => {
  const { db, now, visitorId } = context
  const draft = visitorId ? await findDraft(db, { visitorId, id: body.draftId }) : undefined
  if (!visitorId || !draft) return refuse('not-found')
  const spent = await context.spend('draft-link')
  if (spent) return spent
  const [id, code] = [randomUUID(), generateShortCode()]
  const opensUntil = new Date(now.getTime() + CLAIM_WINDOW_MS)
  const endsAt = new Date(now.getTime() + SESSION_WINDOW_MS)
  await open(db, {
    ...{ id, draftId: draft.id, visitorId, tokenHash: hashSecret(code), opensUntil, endsAt, now },
    purpose: 'draft',
  })
  return success({ id, code, opensUntil: opensUntil.toISOString() }, 201)
})

const claimDraftLinkRoute = route(claimDraftLink, schemas.claimDraftLink, async (context, { body }) => {
  const spent = await context.spend('draft-link-code')
  if (spent) return spent
  const [key, number] = [newSecret(), newPairingNumber()]
  const hashes = { tokenHash: hashSecret(normaliseShortCode(body.code)), keyHash: hashSecret(key) }
  const link = await claim(context.db, { ...hashes, number, purpose: 'draft', now: context.now })
  return link
    ? success({ key, number: formatPairingNumber(number) })
    : refuse('gone', { text: 'continue.gone' })
})

const consumeDraftLinkRoute = route(consumeDraftLink, schemas.takeDraftLink, async (context, { body }) => {
  const { db, now } = context
  const link = await take(db, { keyHash: hashSecret(body.key), now })
  const draft = link && (await findDraft(db, { visitorId: link.visitorId, id: link.draftId }))
  if (!draft) return refuse('gone', { text: 'continue.gone' })
  const copied = await copyDraft(context, draft)
  return 'refused' in copied ? copied : success(copied, 201)
})

export const draftLinkRoutes = [openDraftLinkRoute, claimDraftLinkRoute, consumeDraftLinkRoute]
