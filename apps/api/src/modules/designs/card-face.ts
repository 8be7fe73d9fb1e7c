import { cardSide } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { documentFromDesign, findDesign, listPreviewFinish } from '@passepartout/designs'
import { cardSideOf } from '@passepartout/document'
import { entityTag, matchesEntityTag } from '@passepartout/http'
import { refuse } from '../../http/call-result.ts'
import { fileRoute } from '../../http/router.ts'
import { hasPageAndPalette, imageCacheHeaders, requestedTrim } from './design-payload.ts'

export const cardSideRoute = fileRoute(
  cardSide,
  schemas.cardFace,
  async ({ catalogue, designs, request, shop }, { params: { id }, query }) => {
    const design = findDesign(designs, 'card', id)
    const [first] = design?.pages ?? []
    if (!design || !first || !hasPageAndPalette(design, query)) return refuse('not-found')
    const trim = requestedTrim(catalogue, design, query.format)
    if (!trim) return refuse('not-found')
    const { palette, page = first.id, locale = shop.locale, v } = query
    const refinement = query.refinement ?? listPreviewFinish(design)
    const etag = entityTag(
      JSON.stringify(['face', designs.version, id, page, palette, locale, refinement, trim]),
    )
    const headers = imageCacheHeaders(etag, v === designs.version)
    if (matchesEntityTag(request.headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers })
    const document = documentFromDesign(designs, design, {
      pages: [{ page }],
      palette,
      locale,
      refinement,
      ...trim,
    })
    if (!document) return refuse('not-found')
    headers.set('content-type', 'application/json')
    const body = JSON.stringify(cardSideOf(document, design.card.occasions[0] ?? null))
    return new Response(request.method === 'HEAD' ? null : body, { headers })
  },
)
