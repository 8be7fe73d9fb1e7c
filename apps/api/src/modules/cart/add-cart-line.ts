import { randomUUID } from 'node:crypto'
import { addCartLine } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  addCartLine as addRow,
  type CartLineRow,
  type DraftRow,
  filterReadyPhotoIds,
  findDraft,
  listCartLines,
  type StoredRecipient,
} from '@passepartout/db'
import { type Document, type MergeData, mergeOf, totalCopies } from '@passepartout/document'
import {
  deliveryOfEnvelopes,
  hasEnvelope,
  hasPrintedEnvelope,
  isSoldInChannel,
  kindMetadata,
  type ProductConfiguration,
  quantityProblem,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, refuse, success } from '../../http/call-result.ts'
import { countProductEvent } from '../../http/count-calls.ts'
import { route } from '../../http/router.ts'
import { apiKindAdapter } from '../../kinds/registry.ts'
import {
  hashLargeContent,
  parseStoredDocument,
  productOfDraft,
  toDraftPayload,
  uploadedPhotoIds,
} from '../drafts/index.ts'
import { addLineParts } from './add-line-parts.ts'
import { findOrderBlockers } from './find-order-blockers.ts'
import { deleteLineImages } from './line-image.ts'
import { followNames } from './line-recipients.ts'
import { mergeNamesOf } from './merge-names.ts'
import { parseStoredLine, storedConfiguration } from './parse-stored-line.ts'
import { lineQuantities, priceLine } from './price-line.ts'
import { refusePriceMismatch } from './price-mismatch.ts'
import { refuseOrderBlockers } from './refuse-order-blockers.ts'
import { cartOwner, toCartPayload } from './to-cart-payload.ts'

export const MAX_CART_LINES = 100

export const addCartLineRoute = route(addCartLine, schemas.addCartLine, async (context, { body }) => {
  const { db, now, visitorId } = context
  const draft = visitorId ? await findDraft(db, { visitorId, id: body.draftId }) : undefined
  if (!visitorId || !draft) return refuse('not-found')
  if (draft.revision !== body.draftRevision) {
    return refuse('draft-conflict', {
      text: 'cart.changed-draft',
      details: { current: toDraftPayload(draft) },
    })
  }
  const ordered = productOfDraft(context, draft)
  if (ordered.kind && !isSoldInChannel(context.shop.channel, ordered.kind)) return refuse('not-in-this-shop')
  const parts = await lineParts(context, draft, ordered.configuration)
  if (parts) {
    if ('refused' in parts) return parts
    const { lineId = randomUUID(), expectedPrice } = body
    return addLineParts(context, { visitorId, draft, ...parts, lineId, expectedPrice, most: MAX_CART_LINES })
  }
  const design = await orderableDesign(context, visitorId, draft, ordered.configuration)
  if ('refused' in design) return design
  const { document, photoIds } = design

  const owner = cartOwner(visitorId, context)
  // A retried call finds the line that it created in place of the replaced one.
  const before = (await listCartLines(db, owner)).find(({ id }) => id === body.replaces || id === body.lineId)
  const configuration = withDefaultSender(context, design.configuration, before)
  const stored = storedConfiguration(configuration)
  const names = mergeOf(document)
  const quantity = names ? totalCopies(names) : (body.quantity ?? before?.quantity ?? 1)
  if (names && quantityProblem(lineQuantities(context.catalogue, configuration), quantity))
    return refuse('invalid-document', { text: 'cart.names-quantity' })
  const price = priceLine(context, configuration, quantity)
  if (!price.ok) return refuse('invalid-configuration')
  const otherPrice = refusePriceMismatch(context, price.current, body.expectedPrice)
  if (otherPrice) return otherPrice

  const spent = await context.spend('line-bytes', JSON.stringify(document).length)
  if (spent) return spent
  const lineId = body.lineId ?? randomUUID()
  const added = await addRow(db, {
    owner,
    line: {
      id: lineId,
      draftId: draft.id,
      draftRevision: draft.revision,
      kind: configuration.kind,
      title: draft.title,
      configuration: stored,
      document,
      contentHash: await hashLargeContent(context, { configuration: stored, document }),
      quantity,
      seenPrice: price.current.amount,
      currency: price.current.currency,
    },
    photoIds,
    replaces: body.replaces,
    recipients: list => recipientsOf(context, { list, configuration, names, before }),
    most: MAX_CART_LINES,
    now,
  })
  if (added === 'full') return refuse('cart-full', { params: { most: MAX_CART_LINES } })
  if (added === 'photo-missing') return refuse('invalid-document', { text: 'cart.broken-file' })
  if (added === 'id-taken') return refuse('conflict')
  await context.needVisitor()
  if (added === 'added')
    countProductEvent(context, 'add_to_cart', { kind: configuration.kind, configuration: stored })
  if (added === 'added' && body.replaces) await deleteLineImages(context, body.replaces)
  const cart = await toCartPayload(context, visitorId)
  context.setCartCount(cart.count)
  return success({ lineId, cart }, added === 'added' ? 201 : 200)
})

/** A changed design retains the envelope sender entered in the cart. */
function withDefaultSender(
  context: CallContext,
  configuration: ProductConfiguration,
  before: CartLineRow | undefined,
): ProductConfiguration {
  const previous = before && parseStoredLine(context, before).stored
  return hasPrintedEnvelope(configuration) && hasEnvelope(previous) && previous.envelopeSender
    ? { ...configuration, envelopeSender: previous.envelopeSender }
    : configuration
}

interface NewRecipients {
  list: readonly StoredRecipient[]
  configuration: ProductConfiguration
  names: MergeData | null
  before: CartLineRow | undefined
}

/** The recipients of a line. With addressed envelopes, changes of the mail-merge table are applied to its list. */
function recipientsOf(
  context: CallContext,
  { list, configuration, names, before }: NewRecipients,
): readonly StoredRecipient[] {
  const { catalogue, shop } = context
  const isAddressed = (one: ProductConfiguration | undefined) =>
    deliveryOfEnvelopes(catalogue, one) !== undefined
  if (!names || !isAddressed(configuration)) return list
  const previous = before && parseStoredLine(context, before).stored
  return followNames(list, {
    country: shop.country,
    before: isAddressed(previous) ? mergeNamesOf(before?.document) : undefined,
    now: names,
  })
}

/** The lines of a draft whose kind splits into several products; `undefined` for a single one. */
async function lineParts(
  context: CallContext,
  draft: DraftRow,
  configuration: ProductConfiguration | undefined,
) {
  const own = configuration && apiKindAdapter(configuration.kind)
  if (!configuration || !own?.parts) return undefined
  const parsed = await parseStoredDocument(context, draft.document)
  if (!parsed.ok) return refuse('invalid-document', { text: 'draft.unreadable' })
  const { document } = parsed
  const parts = own.parts(context, configuration, document)
  return parts ? { document, parts } : refuse('invalid-configuration')
}

interface OrderableDesign {
  configuration: ProductConfiguration
  document: Document
  photoIds: string[]
}

/** The printable design, or the refusal with its blockers. */
async function orderableDesign(
  context: CallContext,
  visitorId: string,
  draft: DraftRow,
  configuration: ProductConfiguration | undefined,
): Promise<OrderableDesign | Refusal> {
  const parsed = await parseStoredDocument(context, draft.document)
  if (!parsed.ok) return refuse('invalid-document', { text: 'draft.unreadable' })
  const own = configuration && apiKindAdapter(configuration.kind)
  if (!configuration || !own?.fitted) return refuse('invalid-configuration')
  const fitted = own.fitted(context.catalogue, configuration, parsed.document)
  if (!fitted) return refuse('invalid-document', { text: 'draft.size-mismatch' })
  const photoIds = uploadedPhotoIds(fitted)
  const ready = await filterReadyPhotoIds(context.db, { visitorId, ids: photoIds })
  const texts = await context.measureTexts(fitted)
  const blockers = findOrderBlockers(fitted, ready, kindMetadata(configuration.kind).viewing, texts)
  if (blockers.length > 0) return refuseOrderBlockers(context, fitted, blockers)
  return { configuration, document: await context.freeze(fitted), photoIds }
}
