import { cardFace } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { documentFromDesign, findDesign } from '@passepartout/designs'
import { cardFaceOf } from '@passepartout/document'
import { entityTag, isKnownTag } from '@passepartout/http'
import { refuse } from '../../http/answer.ts'
import { fileRoute } from '../../http/router.ts'
import { askedTrim, headersOf, isShown, listedRefinement } from './shown-design.ts'

export const cardFaceRoute = fileRoute(
  cardFace,
  schemas.cardFace,
  async ({ catalogue, designs, request, shop }, { params: { id }, query }) => {
    const design = findDesign(designs, 'card', id)
    const [first] = design?.pages ?? []
    if (!design || !first || !isShown(design, query)) return refuse('not-found')
    const asked = askedTrim(catalogue, design, query.format)
    if (!asked) return refuse('not-found')
    const { palette, page = first.id, locale = shop.locale, v } = query
    const refinement = query.refinement ?? listedRefinement(design)
    const etag = entityTag(
      JSON.stringify(['face', designs.version, id, page, palette, locale, refinement, asked]),
    )
    const headers = headersOf(etag, v === designs.version)
    if (isKnownTag(request.headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers })
    const document = documentFromDesign(designs, design, {
      pages: [{ page }],
      palette,
      locale,
      refinement,
      ...asked,
    })
    if (!document) return refuse('not-found')
    headers.set('content-type', 'application/json')
    const body = JSON.stringify(cardFaceOf(document, design.card.occasions[0] ?? null))
    return new Response(request.method === 'HEAD' ? null : body, { headers })
  },
)
