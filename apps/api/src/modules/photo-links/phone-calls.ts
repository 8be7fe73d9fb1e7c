import { askPhotoLink, claimPhotoLink, sendLinkPhoto } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { addLinkPhoto, claimPhotoLink as claim, findLinkOfKey, spendPhotoLink } from '@passepartout/db'
import { hashSecret, newNumber, newSecret, shownNumber } from '../../auth/secrets.ts'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { takePhoto } from '../photos/index.ts'
import { linkState, MOST } from './link-state.ts'

// A phone is nobody: whatever cookie its browser sends is not looked at, and none is ever set.

export const claimPhotoLinkRoute = route(
  claimPhotoLink,
  schemas.claimPhotoLink,
  async (context, { body }) => {
    const spent = await context.spend('phone-claim')
    if (spent) return spent
    const [key, number] = [newSecret(), newNumber()]
    const hashes = { tokenHash: hashSecret(body.token), keyHash: hashSecret(key) }
    const link = await claim(context.db, { ...hashes, number, purpose: 'photos', now: context.now })
    if (!link) return refuse('gone', { text: 'phone.gone' })
    return answer({ key, number: shownNumber(number), endsAt: link.endsAt.toISOString(), most: MOST.files })
  },
)

export const askPhotoLinkRoute = route(
  askPhotoLink,
  schemas.askPhotoLink,
  async ({ db, now }, { body: { key } }) => {
    const link = await findLinkOfKey(db, { keyHash: hashSecret(key), now })
    const state = link ? linkState(link, now) : 'ended'
    return answer({ state, sent: link?.files ?? 0, most: MOST.files })
  },
)

export const sendLinkPhotoRoute = route(sendLinkPhoto, schemas.sendLinkPhoto, async context => {
  const { db, now, request } = context
  const key = request.headers.get('x-phone-key') ?? ''
  const link = await findLinkOfKey(db, { keyHash: hashSecret(key), now })
  if (!link || link.purpose !== 'photos' || linkState(link, now) !== 'open')
    return refuse('gone', { text: 'phone.gone' })
  if (link.files >= MOST.files || link.bytes >= MOST.bytes) return refuse('too-large', { text: 'phone.full' })
  const { id, visitorId } = link
  const taken = await takePhoto(context, {
    visitorId,
    owner: async () => visitorId,
    // A link that was closed meanwhile takes nothing any more.
    mayKeep: async bytes =>
      (await spendPhotoLink(db, { id, bytes, most: MOST, now }))
        ? undefined
        : refuse('too-large', { text: 'phone.full' }),
  })
  if ('refused' in taken) return taken
  await addLinkPhoto(db, { linkId: id, photoId: taken.photo.id, arrivedAt: now })
  return answer({ sent: link.files + 1 }, 201)
})
