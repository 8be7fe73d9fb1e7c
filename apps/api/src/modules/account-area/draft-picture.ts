import { draftImage } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { findDraft } from '@passepartout/db'
import { matchesEntityTag } from '@passepartout/http'
import type { CallContext } from '../../http/call-context.ts'
import { refuse } from '../../http/call-result.ts'
import { privateImageResponse } from '../../http/private-image.ts'
import { fileRoute } from '../../http/router.ts'
import { pictureSide } from '../cart/index.ts'
import { parseStoredDocument } from '../drafts/index.ts'

export const draftImageFolder = (id: string) => `drafts/${id}/`

/** The image of a draft, to its owner only: rendered once per revision, and only the latest is stored. */
export const draftImageRoute = fileRoute(
  draftImage,
  schemas.draftPicture,
  async (context, { params: { id } }) => {
    const draft = await findOwnDraft(context, id)
    if (!draft) return refuse('not-found')
    const { storage, request } = context
    const facts = { etag: `"${draft.id}.${draft.revision}"`, name: `${draft.title || 'design'}.webp` }
    if (matchesEntityTag(request.headers.get('if-none-match'), facts.etag))
      return privateImageResponse(facts, null)
    const key = `${draftImageFolder(id)}${draft.revision}.webp`
    const isHead = request.method === 'HEAD'
    const object = await storage.open(key)
    if (!object) {
      const spent = await context.spend('picture-rendering')
      if (spent) return spent
      const parsed = await parseStoredDocument(context, draft.document)
      if (!parsed.ok) return refuse('not-found')
      const picture = await context.drawDraft({
        document: parsed.document,
        page: 0,
        side: pictureSide(parsed.document),
      })
      await storage.remove(draftImageFolder(id))
      await storage.put(key, picture)
      // Another request may have deleted the file as outdated meanwhile, so the rendered bytes are sent.
      return privateImageResponse({ ...facts, size: picture.length }, isHead ? '' : new Uint8Array(picture))
    }
    return privateImageResponse({ ...facts, size: object.size }, isHead ? '' : object.stream())
  },
)

async function findOwnDraft({ db, visitorIds }: CallContext, id: string) {
  for (const visitorId of await visitorIds()) {
    const draft = await findDraft(db, { visitorId, id })
    if (draft) return draft
  }
  return undefined
}
