import { createHash, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { reorder } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  addCartLine,
  countDrafts,
  insertDraft,
  listOrderLineRecipients,
  listOrderLines,
  listPhotosByOrderLine,
  type OrderLineRow,
  type OrderRow,
  removeDraft,
  type StoredRecipient,
} from '@passepartout/db'
import { deliveryOfEnvelopes, type ProductConfiguration } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { cartOwner, MAX_CART_LINES, parseStoredLine, priceLine, toCartPayload } from '../cart/index.ts'
import { draftConfigurationOf, MAX_DRAFTS, productOfDraft } from '../drafts/index.ts'
import { requestedOrder } from './requested-order.ts'

/**
 * Adds everything that is still available to the cart at today's prices; designs as ordered, with their photos and
 * addresses.
 */
export const reorderRoute = route(reorder, schemas.reorder, async (context, { params: { token } }) => {
  const { db } = context
  const order = await requestedOrder(context, token)
  if ('refused' in order) return order
  const visitorId = await context.needVisitor()
  const lines = await listOrderLines(db, order.id)
  const photos = Map.groupBy(
    await listPhotosByOrderLine(
      db,
      lines.map(({ id }) => id),
    ),
    ({ lineId }) => lineId,
  )
  let [added, missing] = [0, 0]
  for (const line of lines) {
    const photoIds = photos.get(line.id)?.map(({ photoId }) => photoId) ?? []
    const done = await reorderLine(context, { order, line, visitorId, photoIds })
    if (done === 'full') return refuse('cart-full', { params: { most: MAX_CART_LINES } })
    if (done) added += 1
    else missing += 1
  }
  if (added === 0) return refuse('gone', { text: 'order.nothing-left' })
  const cart = await toCartPayload(context, visitorId)
  context.setCartCount(cart.count)
  return success({ added, missing })
})

interface ReorderLine {
  order: OrderRow
  line: OrderLineRow
  visitorId: string
  photoIds: string[]
}

async function reorderLine(context: CallContext, { order, line, visitorId, photoIds }: ReorderLine) {
  const { db, now } = context
  const { configuration } = parseStoredLine(context, line)
  const price = configuration && priceLine(context, configuration, line.quantity)
  if (!configuration || !price?.ok) return false
  // A design without its deleted photos would be printed incompletely.
  const hasPhotos = line.document === null || !hasUploadedPhotos(line.document) || photoIds.length > 0
  if (!hasPhotos) return false
  // Recipients are copied for the ordering visitor only: a link alone must not reveal addresses of other people.
  const isTheirs = order.visitorId !== null && (await context.visitorIds()).includes(order.visitorId)
  const sent = isTheirs ? await listOrderLineRecipients(db, line.id) : []
  const recipients = comesHome(context, configuration) ? countedAgain(sent) : sent
  // In another browser the photos belong to another visitor, and a draft could not show them.
  const draftId =
    order.visitorId === visitorId ? await draftOfLine(context, { line, visitorId, configuration }) : null
  const result = await addCartLine(db, {
    owner: cartOwner(visitorId, context),
    line: {
      id: cartLineId(line.id, visitorId),
      draftId,
      draftRevision: draftId && 1,
      kind: line.kind,
      title: line.title,
      configuration: line.configuration,
      document: line.document,
      contentHash: line.contentHash,
      quantity: line.quantity,
      seenPrice: price.current.amount,
      currency: price.current.currency,
    },
    photoIds,
    // The link grants access to the order's photos, also from another browser.
    photosOf: order.visitorId ?? visitorId,
    recipients: () => recipients,
    most: MAX_CART_LINES,
    now,
  })
  if (draftId && result !== 'added') await removeDraft(db, { visitorId, id: draftId })
  if (result === 'full') return 'full'
  return result === 'added' || result === 'already'
}

interface DraftOfLine {
  line: OrderLineRow
  visitorId: string
  configuration: ProductConfiguration
}

/** Creates a draft of the ordered design, so that the line can be changed; `null` where the visitor has too many drafts. */
async function draftOfLine(context: CallContext, { line, visitorId, configuration }: DraftOfLine) {
  const { db, now, spend } = context
  const draft = { kind: line.kind, configuration: draftConfigurationOf(context, configuration) }
  // A line may be one of several print formats; its design alone is not the draft of an order.
  const isWhole = isDeepStrictEqual(productOfDraft(context, draft).configuration, configuration)
  if (line.document === null || !isWhole) return null
  const documentJson = JSON.stringify(line.document)
  const isLimited =
    (await countDrafts(db, { visitorId })) >= MAX_DRAFTS ||
    (await spend('draft')) !== undefined ||
    (await spend('draft-bytes', documentJson.length)) !== undefined
  if (isLimited) return null
  const id = randomUUID()
  const { title, contentHash } = line
  await insertDraft(db, { ...draft, id, visitorId, title, contentHash, documentJson, now })
  return id
}

const comesHome = ({ catalogue }: CallContext, configuration: ProductConfiguration) =>
  deliveryOfEnvelopes(catalogue, configuration) === 'home'

/** The list as it was in the cart: an order with addressed envelopes has each envelope separately, without copies. */
const countedAgain = (envelopes: readonly StoredRecipient[]): StoredRecipient[] =>
  [...Map.groupBy(envelopes, ({ id }) => id).values()].flatMap(same =>
    same.slice(0, 1).map(one => ({ ...one, copies: same.length })),
  )

const hasUploadedPhotos = (document: unknown): boolean =>
  JSON.stringify(document).includes('"source":"upload"')

/** Derived, so that a repeated request adds nothing. */
function cartLineId(lineId: string, visitorId: string): string {
  const hash = createHash('sha256').update(`reorder ${lineId} ${visitorId}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
