import { createHash } from 'node:crypto'
import { type DraftRow, filterReadyPhotoIds, replaceDraftLines } from '@passepartout/db'
import type { Document } from '@passepartout/document'
import {
  kindMetadata,
  type Money,
  money,
  type ProductConfiguration,
  quantityProblem,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { type CallSuccess, type Refusal, refuse, success } from '../../http/call-result.ts'
import type { LinePart } from '../../kinds/api-kind-adapter.ts'
import { apiKindAdapter } from '../../kinds/registry.ts'
import { hashLargeContent, uploadedPhotoIds } from '../drafts/index.ts'
import { findOrderBlockers } from './find-order-blockers.ts'
import { deleteLineImages } from './line-image.ts'
import { storedConfiguration } from './parse-stored-line.ts'
import { lineQuantities, priceLine } from './price-line.ts'
import { refusePriceMismatch } from './price-mismatch.ts'
import { refuseOrderBlockers } from './refuse-order-blockers.ts'
import { cartOwner, toCartPayload } from './to-cart-payload.ts'

interface LinePartsInput {
  visitorId: string
  draft: DraftRow
  document: Document
  parts: readonly LinePart[]
  lineId: string
  expectedPrice: Money | undefined
  most: number
}

/** Adds a draft that is split into several products to the cart, a line for each, at the total price of all. */
export async function addLineParts(
  context: CallContext,
  { visitorId, draft, document, parts, lineId, expectedPrice, most }: LinePartsInput,
): Promise<CallSuccess<{ lineId: string; cart: Awaited<ReturnType<typeof toCartPayload>> }> | Refusal> {
  const { db, now, catalogue } = context
  const [first] = parts
  const viewing = kindMetadata(first?.configuration.kind ?? 'photoprint').viewing
  const ready = await filterReadyPhotoIds(db, { visitorId, ids: uploadedPhotoIds(document) })
  const blockers = findOrderBlockers(document, ready, viewing)
  if (blockers.length > 0) return refuseOrderBlockers(context, document, blockers)
  if (!first) return refuse('invalid-document')

  let total: Money = money(0, context.shop.currency)
  const lines: Parameters<typeof replaceDraftLines>[1]['parts'][number][] = []
  for (const [index, part] of parts.entries()) {
    const { configuration, quantity } = part
    const fitted = apiKindAdapter(configuration.kind).fitted?.(catalogue, configuration, part.document)
    if (!fitted) return refuse('invalid-document', { text: 'draft.size-mismatch' })
    if (quantityProblem(lineQuantities(catalogue, configuration), quantity))
      return refuse('invalid-configuration')
    const price = priceLine(context, configuration, quantity)
    if (!price.ok) return refuse('invalid-configuration')
    total = money(total.amount + price.total.amount, price.total.currency)
    const frozen = await context.freeze(fitted)
    const kept = storedConfiguration(configuration)
    lines.push({
      photoIds: uploadedPhotoIds(fitted),
      line: {
        id: index === 0 ? lineId : derivedLineId(lineId, configuration),
        ...{ draftId: draft.id, draftRevision: draft.revision, kind: configuration.kind, title: draft.title },
        ...{ configuration: kept, document: frozen, quantity },
        contentHash: await hashLargeContent(context, { configuration: kept, document: frozen }),
        ...{ seenPrice: price.current.amount, currency: price.current.currency },
      },
    })
  }
  const otherPrice = refusePriceMismatch(context, total, expectedPrice)
  if (otherPrice) return otherPrice

  const bytes = lines.reduce((sum, { line }) => sum + JSON.stringify(line.document).length, 0)
  const spent = await context.spend('line-bytes', bytes)
  if (spent) return spent
  const owner = cartOwner(visitorId, context)
  const { added, replaced } = await replaceDraftLines(db, {
    owner,
    draftId: draft.id,
    parts: lines,
    most,
    now,
  })
  if (added === 'full') return refuse('cart-full', { params: { most } })
  if (added === 'photo-missing') return refuse('invalid-document', { text: 'cart.broken-file' })
  if (added === 'id-taken') return refuse('conflict')
  await context.needVisitor()
  for (const id of replaced) await deleteLineImages(context, id)
  const cart = await toCartPayload(context, visitorId)
  context.setCartCount(cart.count)
  return success({ lineId, cart }, added === 'added' ? 201 : 200)
}

/** Derived, so that a retried call has the same line ids. */
function derivedLineId(lineId: string, configuration: ProductConfiguration): string {
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
