import { designImage } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { findDesign, listPreviewFinish } from '@passepartout/designs'
import { entityTag, matchesEntityTag } from '@passepartout/http'
import { refuse } from '../../http/call-result.ts'
import { fileRoute } from '../../http/router.ts'
import { hasPageAndPalette, imageCacheHeaders, requestedTrim } from './design-payload.ts'

export const designImageRoute = fileRoute(
  designImage,
  schemas.designPicture,
  async ({ catalogue, designs, drawDesign, request, shop }, { params: { kind, id }, query }) => {
    const design = findDesign(designs, kind, id)
    if (!design) return refuse('not-found')
    const { page, palette, width = '480', part, v } = query
    const trim = requestedTrim(catalogue, design, query.format)
    if (!trim || !hasPageAndPalette(design, query)) return refuse('not-found')
    const picture = {
      kind,
      id,
      ...(page === undefined ? {} : { page }),
      ...(palette === undefined ? {} : { palette }),
      locale: query.locale ?? shop.locale,
      refinement: query.refinement ?? listPreviewFinish(design),
      width: Number(width),
      ...trim,
      ...(part === undefined ? {} : { part }),
    }
    const etag = entityTag(JSON.stringify([designs.version, picture]))
    const headers = imageCacheHeaders(etag, v === designs.version)
    if (matchesEntityTag(request.headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers })
    const bytes = await drawDesign(picture, request.signal)
    if (!bytes) return refuse('not-found')
    headers.set('content-type', 'image/webp')
    headers.set('content-length', String(bytes.length))
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
  },
)
