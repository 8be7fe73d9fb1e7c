import { randomUUID } from 'node:crypto'
import { closePhotoLink, confirmPhotoLink, getPhotoLink, openPhotoLink } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  closePhotoLink as close,
  confirmPhotoLink as confirm,
  findDraft,
  findPhotoLink,
  openPhotoLink as open,
} from '@passepartout/db'
import { formatPairingNumber, hashSecret, newSecret } from '../../auth/secrets.ts'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { toPhotoPayload } from '../photos/index.ts'
import { CLAIM_WINDOW_MS, linkState, SESSION_WINDOW_MS } from './link-state.ts'

export const openPhotoLinkRoute = route(openPhotoLink, schemas.openPhotoLink, async (context, { body }) => {
  const { db, now, visitorId } = context
  const draft = visitorId ? await findDraft(db, { visitorId, id: body.draftId }) : undefined
  if (!visitorId || !draft) return refuse('not-found')
  const spent = await context.spend('photo-link')
  if (spent) return spent
  const [id, token] = [randomUUID(), newSecret()]
  const opensUntil = new Date(now.getTime() + CLAIM_WINDOW_MS)
  const endsAt = new Date(now.getTime() + SESSION_WINDOW_MS)
  const tokenHash = hashSecret(token)
  await open(db, {
    ...{ id, draftId: draft.id, visitorId, tokenHash, opensUntil, endsAt, now },
    purpose: 'photos',
  })
  return success({ id, token, opensUntil: opensUntil.toISOString(), endsAt: endsAt.toISOString() }, 201)
})

export const getPhotoLinkRoute = route(
  getPhotoLink,
  schemas.getPhotoLink,
  async ({ db, now, visitorId }, { params: { id } }) => {
    const found = visitorId ? await findPhotoLink(db, { id, visitorId }) : undefined
    if (!found) return refuse('not-found')
    const { link, photos } = found
    const number = link.number === null ? null : formatPairingNumber(link.number)
    return success({ state: linkState(link, now), number, photos: photos.map(toPhotoPayload) })
  },
)

export const confirmPhotoLinkRoute = route(
  confirmPhotoLink,
  schemas.confirmPhotoLink,
  async ({ db, now, visitorId }, { params: { id } }) => {
    const isDone = visitorId ? await confirm(db, { id, visitorId, now }) : false
    return isDone ? success({ id }) : refuse('not-found')
  },
)

export const closePhotoLinkRoute = route(
  closePhotoLink,
  schemas.closePhotoLink,
  async ({ db, now, visitorId }, { params: { id } }) => {
    const isDone = visitorId ? await close(db, { id, visitorId, now }) : false
    return isDone ? success({ id }) : refuse('not-found')
  },
)
