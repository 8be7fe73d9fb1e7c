import { buildEnvelopePrintJob } from '@passepartout/commerce/production'
import { cartLineEnvelope } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { findCartLine, isOnRecipientList, listCartLineRecipients } from '@passepartout/db'
import { type EnvelopeSeal, envelopePreview, parseDocument } from '@passepartout/document'
import {
  type Catalogue,
  definitionOf,
  findAccessory,
  hasEnvelope,
  kindOf,
  readConfiguration,
} from '@passepartout/domain'
import { entityTag, matchesEntityTag } from '@passepartout/http'
import { refuse } from '../../http/call-result.ts'
import { privateImageResponse } from '../../http/private-image.ts'
import { fileRoute } from '../../http/router.ts'
import { inCardOrder } from './line-recipients.ts'
import { mergeNamesOf } from './merge-names.ts'

/** Longer side in pixels: all text is readable on 2x screens. */
const SIDE = 960

/** Preview of a cart line's printed envelope, to its owner only. */
export const cartLineEnvelopeRoute = fileRoute(
  cartLineEnvelope,
  schemas.cartLineEnvelope,
  async (context, { params: { id, side }, query: { of } }) => {
    const { catalogue, db, request } = context
    const line = await findCartLine(db, { id })
    if (!line || !(await context.visitorIds()).includes(line.visitorId)) return refuse('not-found')
    const configuration = readConfiguration(kindOf(line.kind), line.configuration)
    const stored = await listCartLineRecipients(db, id)
    const isOne = line.quantity === 1
    const listed = inCardOrder(
      stored.filter(one => isOnRecipientList(one) !== isOne),
      mergeNamesOf(line.document),
    )
    const whose = of === undefined ? listed[0] : listed.find(one => one.id === of)
    if (of !== undefined && !whose) return refuse('not-found')
    const card = parseDocument(line.document)
    if (!card.ok || !hasEnvelope(configuration)) return refuse('not-found')
    // An image request has no shop headers, so country and locale come from the line.
    const where = { country: line.country, locale: card.document.locale }
    const print = buildEnvelopePrintJob(configuration, {
      catalogue,
      ...where,
      recipients: whose ? [whose] : [],
    })
    if (!print) return refuse('not-found')
    const colour = definitionOf(catalogue, configuration.kind).envelopes.find(
      one => one.id === configuration.envelope,
    )?.colour
    const seal = envelopeSealOf(catalogue, configuration.accessories)
    const document = envelopePreview(card.document, print, { side, paper: colour ?? WHITE, seal })
    if (!document) return refuse('not-found')
    const facts = {
      etag: entityTag(JSON.stringify([print, colour, seal, side, where.locale])),
      name: `${side}.webp`,
    }
    if (matchesEntityTag(request.headers.get('if-none-match'), facts.etag))
      return withNoCache(privateImageResponse(facts, null))
    const spent = await context.spend('picture-rendering')
    if (spent) return spent
    const picture = await context.drawDraft({ document, page: 0, side: SIDE })
    const body = request.method === 'HEAD' ? '' : new Uint8Array(picture)
    return withNoCache(privateImageResponse({ ...facts, size: picture.length }, body))
  },
)

/** The seal of the envelopes, if a seal is among the accessories. */
function envelopeSealOf(catalogue: Catalogue, skus: readonly string[]): EnvelopeSeal | undefined {
  for (const sku of skus) {
    const { article, variant } = findAccessory(catalogue, sku) ?? {}
    const { colours } = definitionOf(catalogue, 'accessory')
    const colour = colours.find(({ id }) => id === variant?.colour)?.swatch
    if (article?.type === 'seal' && article.diameterMm !== undefined && colour)
      return { diameterMm: article.diameterMm, colour }
  }
  return undefined
}

const WHITE = '#fdfdfb'

/** The recipient list may change at the same address, so the image is always revalidated. */
function withNoCache(picture: Response): Response {
  picture.headers.set('cache-control', 'private, no-cache')
  return picture
}
