import { idSchema } from '@passepartout/contracts/schemas'
import { findPhotoOf } from '@passepartout/db'
import type { ApiDeps } from '../../deps.ts'
import { type Refusal, refuse } from '../../http/answer.ts'
import { isKnownTo, privatePicture } from '../../http/private-picture.ts'
import { PREVIEW_SIZES } from '../../pictures/picture-types.ts'
import { previewKey } from './photo-keys.ts'

export interface PictureRequest extends ApiDeps {
  request: Request
  visitorIds: string[]
}

/** A photo's preview, to its owner; to everybody else there is no such photo. */
export async function servePreview(context: PictureRequest, id: string): Promise<Response | Refusal> {
  const { db, storage, request, visitorIds } = context
  const asked = new URL(request.url).searchParams.get('size') ?? '640'
  const size = PREVIEW_SIZES.find(one => String(one) === asked)
  if (!size || !idSchema.safeParse(id).success) return refuse('not-found')
  const photo = await findPhotoOf(db, { visitorIds, id })
  if (!photo) return refuse('not-found')
  // A photo never changes under its id.
  const etag = `"${photo.sha256.slice(0, 27)}-${size}"`
  const picture = { etag, name: `${photo.name.replace(/\.[^.]*$/, '')}.webp` }
  if (isKnownTo(request, etag)) return privatePicture(picture, null)
  const object = await storage.open(previewKey(id, size))
  if (!object) return refuse('not-found')
  return privatePicture({ ...picture, size: object.size }, request.method === 'HEAD' ? '' : object.stream())
}
