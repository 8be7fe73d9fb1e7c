import { cardLayouts } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { availableCardFormats, documentFromDesign, findDesign } from '@passepartout/designs'
import { definitionOf } from '@passepartout/domain'
import { entityTag, matchesEntityTag } from '@passepartout/http'
import { refuse } from '../../http/call-result.ts'
import { fileRoute } from '../../http/router.ts'
import { imageCacheHeaders } from './design-payload.ts'

export const cardLayoutsRoute = fileRoute(
  cardLayouts,
  schemas.cardLayouts,
  ({ catalogue, designs, request, shop }, { params: { themeId: id }, query }) => {
    const design = findDesign(designs, 'card', id)
    if (!design) return refuse('not-found')
    const { locale = shop.locale, v } = query
    const etag = entityTag(JSON.stringify(['layouts', designs.version, catalogue.version, id, locale]))
    const headers = imageCacheHeaders(etag, v === designs.version)
    if (matchesEntityTag(request.headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers })
    const { formats, bleedMm } = definitionOf(catalogue, 'card')
    const layouts = availableCardFormats(design).flatMap(format => {
      const { widthMm, heightMm } = formats.find(each => each.id === format) ?? design.trim
      const drawn = documentFromDesign(designs, design, {
        ...{ locale, trim: { widthMm, heightMm } },
        print: { bleed: bleedMm },
      })
      return drawn ? [{ format, pages: drawn.pages }] : []
    })
    headers.set('content-type', 'application/json')
    const body = JSON.stringify({ layouts })
    return new Response(request.method === 'HEAD' ? null : body, { headers })
  },
)
