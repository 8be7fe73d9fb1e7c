import { photoPreview } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { findGrantedPhoto, findPhotoOf } from '@passepartout/db'
import { matchesEntityTag } from '@passepartout/http'
import { previewKey } from '@passepartout/storage'
import { readGrantHashes } from '../../http/add-grant-cookie.ts'
import { refuse } from '../../http/call-result.ts'
import { privateImageResponse } from '../../http/private-image.ts'
import { fileRoute } from '../../http/router.ts'
import { PREVIEW_SIZES } from '../../image-decoding/image-types.ts'

/**
 * A photo's preview, for its owner and for guests of a draft with it; for every other caller the photo does not exist.
 */
export const photoPreviewRoute = fileRoute(
  photoPreview,
  schemas.photoPreview,
  async (context, { params: { id }, query }) => {
    const { db, storage, request, now } = context
    const size = PREVIEW_SIZES.find(one => String(one) === query.size)
    if (!size) return refuse('not-found')
    const own = await findPhotoOf(db, { visitorIds: await context.visitorIds(), id })
    const photo = own ?? (await findGrantedPhoto(db, { tokenHashes: readGrantHashes(context), id, now }))
    if (!photo) return refuse('not-found')
    // The photo of an id never changes.
    const etag = `"${photo.sha256.slice(0, 27)}-${size}"`
    const name = own ? `${photo.name.replace(/\.[^.]*$/, '')}.webp` : 'photo.webp'
    const picture = { etag, name, isLent: !own }
    if (matchesEntityTag(request.headers.get('if-none-match'), etag))
      return privateImageResponse(picture, null)
    const object = await storage.open(previewKey(id, size))
    if (!object) return refuse('not-found')
    return privateImageResponse(
      { ...picture, size: object.size },
      request.method === 'HEAD' ? '' : object.stream(),
    )
  },
)
