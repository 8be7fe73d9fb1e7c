import { claimPhotoLink, getPhotoLinkStatus, sendLinkPhoto } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  addLinkPhoto,
  claimPhotoLink as claim,
  consumePhotoLinkQuota,
  findPhotoLinkByKey,
} from '@passepartout/db'
import { formatPairingNumber, hashSecret, newPairingNumber, newSecret } from '../../auth/secrets.ts'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { ingestUpload } from '../photos/index.ts'
import { linkState, PHOTO_LINK_LIMITS } from './link-state.ts'

// Phones are anonymous: cookies of the request are ignored, and none is set.

export const claimPhotoLinkRoute = route(
  claimPhotoLink,
  schemas.claimPhotoLink,
  async (context, { body }) => {
    const spent = await context.spend('phone-claim')
    if (spent) return spent
    const [key, number] = [newSecret(), newPairingNumber()]
    const hashes = { tokenHash: hashSecret(body.token), keyHash: hashSecret(key) }
    const link = await claim(context.db, { ...hashes, number, purpose: 'photos', now: context.now })
    if (!link) return refuse('gone', { text: 'phone.gone' })
    return success({
      key,
      number: formatPairingNumber(number),
      endsAt: link.endsAt.toISOString(),
      most: PHOTO_LINK_LIMITS.files,
    })
  },
)

export const getPhotoLinkStatusRoute = route(
  getPhotoLinkStatus,
  schemas.askPhotoLink,
  async ({ db, now }, { body: { key } }) => {
    const link = await findPhotoLinkByKey(db, { keyHash: hashSecret(key), now })
    const state = link ? linkState(link, now) : 'ended'
    return success({ state, sent: link?.files ?? 0, most: PHOTO_LINK_LIMITS.files })
  },
)

export const sendLinkPhotoRoute = route(sendLinkPhoto, schemas.sendLinkPhoto, async context => {
  const { db, now, request } = context
  const key = request.headers.get('x-phone-key') ?? ''
  const link = await findPhotoLinkByKey(db, { keyHash: hashSecret(key), now })
  if (!link || link.purpose !== 'photos' || linkState(link, now) !== 'open')
    return refuse('gone', { text: 'phone.gone' })
  if (link.files >= PHOTO_LINK_LIMITS.files || link.bytes >= PHOTO_LINK_LIMITS.bytes)
    return refuse('too-large', { text: 'phone.full' })
  const { id, visitorId } = link
  const taken = await ingestUpload(context, {
    visitorId,
    owner: async () => visitorId,
    // A link closed meanwhile accepts nothing.
    mayKeep: async bytes =>
      (await consumePhotoLinkQuota(db, { id, bytes, most: PHOTO_LINK_LIMITS, now }))
        ? undefined
        : refuse('too-large', { text: 'phone.full' }),
  })
  if ('refused' in taken) return taken
  await addLinkPhoto(db, { linkId: id, photoId: taken.photo.id, arrivedAt: now })
  return success({ sent: link.files + 1 }, 201)
})
