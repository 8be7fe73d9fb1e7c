import { cartLinePreview } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { findCartLine } from '@passepartout/db'
import { matchesEntityTag } from '@passepartout/http'
import { refuse } from '../../http/call-result.ts'
import { privateImageResponse } from '../../http/private-image.ts'
import { fileRoute } from '../../http/router.ts'
import { getLineImage } from './line-image.ts'

/** The image of a cart line's frozen design, to its owner only. */
export const cartLinePreviewRoute = fileRoute(
  cartLinePreview,
  schemas.cartLinePreview,
  async (context, { params: { id } }) => {
    const { db, request } = context
    const line = await findCartLine(db, { id })
    if (!line || !(await context.visitorIds()).includes(line.visitorId)) return refuse('not-found')
    const facts = { etag: `"${line.id}"`, name: `${line.title || 'design'}.webp` }
    if (matchesEntityTag(request.headers.get('if-none-match'), facts.etag))
      return privateImageResponse(facts, null)
    const object = await getLineImage(context, line)
    if (!object) return refuse('not-found')
    return privateImageResponse(
      { ...facts, size: object.size },
      request.method === 'HEAD' ? '' : object.stream(),
    )
  },
)
