import { photoPreview } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { findPhotoOf } from '@passepartout/db'
import { isKnownTag } from '@passepartout/http'
import { refuse } from '../../http/answer.ts'
import { privatePicture } from '../../http/private-picture.ts'
import { fileRoute } from '../../http/router.ts'
import { PREVIEW_SIZES } from '../../pictures/picture-types.ts'
import { previewKey } from './photo-keys.ts'

/** A photo's preview, to its owner; to everybody else there is no such photo. */
export const photoPreviewRoute = fileRoute(
  photoPreview,
  schemas.photoPreview,
  async ({ db, storage, request, visitorIds }, { params: { id }, query }) => {
    const size = PREVIEW_SIZES.find(one => String(one) === query.size)
    const photo = size && (await findPhotoOf(db, { visitorIds: await visitorIds(), id }))
    if (!photo) return refuse('not-found')
    // A photo never changes under its id.
    const etag = `"${photo.sha256.slice(0, 27)}-${size}"`
    const picture = { etag, name: `${photo.name.replace(/\.[^.]*$/, '')}.webp` }
    if (isKnownTag(request.headers.get('if-none-match'), etag)) return privatePicture(picture, null)
    const object = await storage.open(previewKey(id, size))
    if (!object) return refuse('not-found')
    return privatePicture({ ...picture, size: object.size }, request.method === 'HEAD' ? '' : object.stream())
  },
)
