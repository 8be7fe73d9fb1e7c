import { randomUUID } from 'node:crypto'
import { addCartArticle, type CallInput } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { addCartLine as addRow } from '@passepartout/db'
import { answer, type Refusal, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { contentHash } from '../drafts/index.ts'
import { refuseConfiguration } from '../prices/index.ts'
import { MOST_LINES } from './add-cart-line.ts'
import { type ArticleConfiguration, articleProblems, tidiedMessage } from './article.ts'
import { refuseOtherPrice } from './expected-price.ts'
import { linePrice } from './line-price.ts'
import { cartOwner, shownCart } from './shown-cart.ts'

export const addCartArticleRoute = route(
  addCartArticle,
  schemas.addCartArticle,
  async (context, { body }) => {
    const { db, now, log } = context
    const article = askedArticle(body)
    const failed = (refusal: Refusal) => {
      const key = body.kind === 'accessory' ? 'error-add-accessory' : 'error-add-voucher'
      log.warn(
        { key, problem: refusal.refused, fields: Object.keys(refusal.errors ?? {}) },
        'not put into the cart',
      )
      return refusal
    }
    const problems = articleProblems(context, article)
    if (problems.length > 0) return failed(refuseConfiguration(problems, context.translate))
    const price = linePrice(context, article, body.quantity)
    if (!price.ok) return failed(refuseConfiguration(price.problems, context.translate))
    const otherPrice = refuseOtherPrice(context, price.current, body.expectedPrice)
    if (otherPrice) return failed(otherPrice)

    const visitorId = await context.needVisitor()
    const lineId = body.lineId ?? randomUUID()
    const added = await addRow(db, {
      owner: cartOwner(visitorId, context),
      line: {
        id: lineId,
        draftId: null,
        draftRevision: null,
        kind: article.kind,
        title: '',
        configuration: article,
        document: null,
        contentHash: contentHash({ configuration: article, document: null }),
        quantity: body.quantity,
        seenPrice: price.current.amount,
        currency: price.current.currency,
      },
      photoIds: [],
      most: MOST_LINES,
      now,
    })
    if (added === 'full') return failed(refuse('cart-full', { params: { most: MOST_LINES } }))
    if (added === 'id-taken') return failed(refuse('conflict'))
    const cart = await shownCart(context, visitorId)
    context.setCartCount(cart.count)
    return answer({ lineId, cart }, added === 'added' ? 201 : 200)
  },
)

type Asked = CallInput<NonNullable<typeof addCartArticle.shapes>>['body']

function askedArticle(body: Asked): ArticleConfiguration {
  if (body.kind === 'accessory') return { kind: 'accessory', sku: body.sku }
  const { kind, amount, delivery, message = '' } = body
  return { kind, amount, delivery, message: tidiedMessage(message) }
}
