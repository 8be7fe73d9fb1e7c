import { randomUUID } from 'node:crypto'
import { addCartArticle } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { addCartLine as addRow } from '@passepartout/db'
import {
  checkProduct,
  isSoldInChannel,
  type ProductConfiguration,
  readConfiguration,
} from '@passepartout/domain'
import { type Refusal, refuse, success } from '../../http/call-result.ts'
import { countProductEvent } from '../../http/count-calls.ts'
import { route } from '../../http/router.ts'
import { apiKindAdapter } from '../../kinds/registry.ts'
import { contentHash } from '../drafts/index.ts'
import { refuseConfiguration } from '../prices/index.ts'
import { MAX_CART_LINES } from './add-cart-line.ts'
import { storedConfiguration } from './parse-stored-line.ts'
import { priceLine } from './price-line.ts'
import { refusePriceMismatch } from './price-mismatch.ts'
import { cartOwner, toCartPayload } from './to-cart-payload.ts'

export const addCartArticleRoute = route(
  addCartArticle,
  schemas.addCartArticle,
  async (context, { body }) => {
    const { catalogue, db, now, log, shop } = context
    const { kind, quantity, expectedPrice, lineId = randomUUID() } = body
    const own = apiKindAdapter(kind)
    const failed = (refusal: Refusal) => {
      log.warn(
        {
          ...(own.failureKey && { key: own.failureKey }),
          problem: refusal.refused,
          fields: Object.keys(refusal.errors ?? {}),
        },
        'cart article refused',
      )
      return refusal
    }
    if (!isSoldInChannel(shop.channel, kind)) return failed(refuse('not-in-this-shop'))
    const article = requestedArticle(body)
    const check = checkProduct(catalogue, article, shop)
    if (!check.ok) return failed(refuseConfiguration(check.problems, context.translate))
    const problems = own.problems?.(article, now) ?? []
    if (problems.length > 0) return failed(refuseConfiguration(problems, context.translate))
    const price = priceLine(context, article, quantity)
    if (!price.ok) return failed(refuseConfiguration(price.problems, context.translate))
    const otherPrice = refusePriceMismatch(context, price.current, expectedPrice)
    if (otherPrice) return failed(otherPrice)

    const visitorId = await context.needVisitor()
    const configuration = storedConfiguration(article)
    const added = await addRow(db, {
      owner: cartOwner(visitorId, context),
      line: {
        id: lineId,
        draftId: null,
        draftRevision: null,
        kind,
        title: '',
        configuration,
        document: null,
        contentHash: contentHash({ configuration, document: null }),
        quantity,
        seenPrice: price.current.amount,
        currency: price.current.currency,
      },
      photoIds: [],
      most: MAX_CART_LINES,
      now,
    })
    if (added === 'full') return failed(refuse('cart-full', { params: { most: MAX_CART_LINES } }))
    if (added === 'id-taken') return failed(refuse('conflict'))
    if (added === 'added') countProductEvent(context, 'add_to_cart', { kind, configuration })
    const cart = await toCartPayload(context, visitorId)
    context.setCartCount(cart.count)
    return success({ lineId, cart }, added === 'added' ? 201 : 200)
  },
)

/** The body holds the configuration and fields of the line; the kind's schema strips the latter. */
function requestedArticle(body: { kind: ProductConfiguration['kind'] }): ProductConfiguration {
  const article = readConfiguration(body.kind, body)
  if (!article) throw new RangeError(`The body of a ${body.kind} passed its schema and is none.`)
  return apiKindAdapter(body.kind).tidied?.(article) ?? article
}
