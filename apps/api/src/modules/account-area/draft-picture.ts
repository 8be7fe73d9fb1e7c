import { draftPicture } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { findDraft } from '@passepartout/db'
import { isKnownTag } from '@passepartout/http'
import { refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { privatePicture } from '../../http/private-picture.ts'
import { fileRoute } from '../../http/router.ts'
import { pictureSide } from '../cart/index.ts'
import { openDocument } from '../drafts/index.ts'

/** All that is drawn of a design. */
export const draftPictureFolder = (id: string) => `drafts/${id}/`

/** The picture of a design, to its owner only: drawn once per revision, and only the newest is kept. */
export const draftPictureRoute = fileRoute(
  draftPicture,
  schemas.draftPicture,
  async (context, { params: { id } }) => {
    const draft = await ownDraft(context, id)
    if (!draft) return refuse('not-found')
    const { storage, request } = context
    const facts = { etag: `"${draft.id}.${draft.revision}"`, name: `${draft.title || 'design'}.webp` }
    if (isKnownTag(request.headers.get('if-none-match'), facts.etag)) return privatePicture(facts, null)
    const key = `${draftPictureFolder(id)}${draft.revision}.webp`
    const isHead = request.method === 'HEAD'
    const object = await storage.open(key)
    if (!object) {
      const spent = await context.spend('picture-rendering')
      if (spent) return spent
      const parsed = await openDocument(context, draft.document)
      if (!parsed.ok) return refuse('not-found')
      const picture = await context.drawDraft({
        document: parsed.document,
        page: 0,
        side: pictureSide(parsed.document),
      })
      await storage.remove(draftPictureFolder(id))
      await storage.put(key, picture)
      // The file may be gone by now: another request that drew the same picture throws it away.
      return privatePicture({ ...facts, size: picture.length }, isHead ? '' : new Uint8Array(picture))
    }
    return privatePicture({ ...facts, size: object.size }, isHead ? '' : object.stream())
  },
)

async function ownDraft({ db, visitorIds }: CallContext, id: string) {
  for (const visitorId of await visitorIds()) {
    const draft = await findDraft(db, { visitorId, id })
    if (draft) return draft
  }
  return undefined
}
