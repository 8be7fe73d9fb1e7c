import { sendDraftPhoto, startSharedEditing } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { addSharePhoto, getSharePhotoUsage } from '@passepartout/db'
import { addGrantCookie } from '../../http/add-grant-cookie.ts'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { authoriseDraft, draftEditUrlUnchecked } from '../drafts/index.ts'
import { fileName, ingestUpload, toPhotoPayload } from '../photos/index.ts'
import { findSharedDraftByToken } from './shared-draft.ts'

/** Photos that guests may add to a draft through one link. */
const MOST = { count: 100, bytes: 1_000_000_000 }

export const startSharedEditingRoute = route(
  startSharedEditing,
  schemas.openSharedWork,
  async (context, { body: { token } }) => {
    const found = await findSharedDraftByToken(context, token)
    if ('refused' in found) return found
    const { share, draft } = found
    if (share.right !== 'work') return refuse('forbidden', { text: 'share.not-allowed' })
    context.setCookies([addGrantCookie(context, token)])
    return success({ editUrl: draftEditUrlUnchecked(draft, context.shop.locale, { guest: '1' }) })
  },
)

/** The photo becomes the owner's. The guest sees its preview and may place it, but sees no other photo of the owner. */
export const sendDraftPhotoRoute = route(
  sendDraftPhoto,
  schemas.sendDraftPhoto,
  async (context, { params: { id } }) => {
    const { db, now, request } = context
    const touched = await authoriseDraft(context, id)
    if ('refused' in touched) return touched
    const { draft, guest } = touched
    const isFull = async (bytes: number) => {
      if (!guest) return undefined
      const use = await getSharePhotoUsage(db, { shareId: guest.id })
      const fits = use.count < MOST.count && use.bytes + bytes <= MOST.bytes
      return fits
        ? undefined
        : refuse('too-large', { text: 'share.photos-full', params: { count: MOST.count } })
    }
    const taken =
      (await isFull(0)) ??
      (await ingestUpload(context, {
        visitorId: draft.visitorId,
        owner: async () => draft.visitorId,
        mayKeep: isFull,
      }))
    if ('refused' in taken) return taken
    const { photo, already } = taken
    if (!guest) return success({ ...toPhotoPayload(photo), already }, already ? 200 : 201)
    await addSharePhoto(db, { shareId: guest.id, photoId: photo.id, arrivedAt: now })
    // The response hides whether the owner already has the file and under which name.
    const name = fileName(request.headers.get('x-file-name'))
    return success({ ...toPhotoPayload(photo), name, createdAt: now.toISOString(), already: false }, 201)
  },
)
