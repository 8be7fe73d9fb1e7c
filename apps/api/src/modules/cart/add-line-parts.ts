import { createHash } from 'node:crypto'
import { addCartParts, type DraftRow, ownPhotoIds } from '@passepartout/db'
import type { Document } from '@passepartout/document'
import { factsOf, type Money, money, type ProductConfiguration, quantityProblem } from '@passepartout/domain'
import { type Answer, answer, type Refusal, refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import type { LinePart } from '../../kinds/api-kind.ts'
import { apiKind } from '../../kinds/registry.ts'
import { hashOfContent, uploadIds } from '../drafts/index.ts'
import { refuseOtherPrice } from './expected-price.ts'
import { removeLinePicture } from './line-picture.ts'
import { linePrice, lineQuantities } from './line-price.ts'
import { orderBlockers } from './order-blockers.ts'
import { refuseBlockers } from './refuse-blockers.ts'
import { cartOwner, shownCart } from './shown-cart.ts'
import { keptConfiguration } from './stored-line.ts'

interface WantedParts {
  visitorId: string
  draft: DraftRow
  document: Document
  parts: readonly LinePart[]
  lineId: string
  expectedPrice: Money | undefined
  most: number
}

/** Puts a draft that is made as several products into the cart, a line for each, at the price of all of them. */
export async function addLineParts(
  context: CallContext,
  { visitorId, draft, document, parts, lineId, expectedPrice, most }: WantedParts,
): Promise<Answer<{ lineId: string; cart: Awaited<ReturnType<typeof shownCart>> }> | Refusal> {
  const { db, now, catalogue } = context
  const [first] = parts
  const viewing = factsOf(first?.configuration.kind ?? 'photoprint').viewing
  const ready = await ownPhotoIds(db, { visitorId, ids: uploadIds(document) })
  const blockers = orderBlockers(document, ready, viewing)
  if (blockers.length > 0) return refuseBlockers(context, document, blockers)
  if (!first) return refuse('invalid-document')

  let total: Money = money(0, context.shop.currency)
  const lines: Parameters<typeof addCartParts>[1]['parts'][number][] = []
  for (const [index, part] of parts.entries()) {
    const { configuration, quantity } = part
    const fitted = apiKind(configuration.kind).fitted?.(catalogue, configuration, part.document)
    if (!fitted) return refuse('invalid-document', { text: 'draft.size-mismatch' })
    if (quantityProblem(lineQuantities(catalogue, configuration), quantity))
      return refuse('invalid-configuration')
    const price = linePrice(context, configuration, quantity)
    if (!price.ok) return refuse('invalid-configuration')
    total = money(total.amount + price.total.amount, price.total.currency)
    const frozen = await context.freeze(fitted)
    const kept = keptConfiguration(configuration)
    lines.push({
      photoIds: uploadIds(fitted),
      line: {
        id: index === 0 ? lineId : partId(lineId, configuration),
        ...{ draftId: draft.id, draftRevision: draft.revision, kind: configuration.kind, title: draft.title },
        ...{ configuration: kept, document: frozen, quantity },
        contentHash: await hashOfContent(context, { configuration: kept, document: frozen }),
        ...{ seenPrice: price.current.amount, currency: price.current.currency },
      },
    })
  }
  const otherPrice = refuseOtherPrice(context, total, expectedPrice)
  if (otherPrice) return otherPrice

  const bytes = lines.reduce((sum, { line }) => sum + JSON.stringify(line.document).length, 0)
  const spent = await context.spend('line-bytes', bytes)
  if (spent) return spent
  const owner = cartOwner(visitorId, context)
  const { added, replaced } = await addCartParts(db, { owner, draftId: draft.id, parts: lines, most, now })
  if (added === 'full') return refuse('cart-full', { params: { most } })
  if (added === 'photo-missing') return refuse('invalid-document', { text: 'cart.broken-file' })
  if (added === 'id-taken') return refuse('conflict')
  await context.needVisitor()
  for (const id of replaced) await removeLinePicture(context, id)
  const cart = await shownCart(context, visitorId)
  context.setCartCount(cart.count)
  return answer({ lineId, cart }, added === 'added' ? 201 : 200)
}

/** The same call sent again names the same lines. */
function partId(lineId: string, configuration: ProductConfiguration): string {
  const hash = createHash('sha256')
    .update(`${lineId} ${JSON.stringify(configuration)}`)
    .digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}
