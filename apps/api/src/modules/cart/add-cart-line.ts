import { randomUUID } from 'node:crypto'
import { addCartLine } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  addCartLine as addRow,
  type CartLineRow,
  type DraftRow,
  findDraft,
  listCartLines,
  ownPhotoIds,
  type StoredRecipient,
} from '@passepartout/db'
import { type Document, type MergeData, mergeCopies, mergeOf } from '@passepartout/document'
import {
  addressedDelivery,
  factsOf,
  isSoldBy,
  type ProductConfiguration,
  quantityProblem,
} from '@passepartout/domain'
import { answer, type Refusal, refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { countProduct } from '../../http/count-calls.ts'
import { route } from '../../http/router.ts'
import { apiKind } from '../../kinds/registry.ts'
import { draftedProduct, hashOfContent, openDocument, shownDraft, uploadIds } from '../drafts/index.ts'
import { addLineParts } from './add-line-parts.ts'
import { refuseOtherPrice } from './expected-price.ts'
import { namesOf } from './line-names.ts'
import { removeLinePicture } from './line-picture.ts'
import { linePrice, lineQuantities } from './line-price.ts'
import { followNames } from './line-recipients.ts'
import { orderBlockers } from './order-blockers.ts'
import { refuseBlockers } from './refuse-blockers.ts'
import { cartOwner, shownCart } from './shown-cart.ts'
import { keptConfiguration, storedLine } from './stored-line.ts'

/** Lines of one cart. */
export const MOST_LINES = 100

export const addCartLineRoute = route(addCartLine, schemas.addCartLine, async (context, { body }) => {
  const { db, now, visitorId } = context
  const draft = visitorId ? await findDraft(db, { visitorId, id: body.draftId }) : undefined
  if (!visitorId || !draft) return refuse('not-found')
  if (draft.revision !== body.draftRevision) {
    return refuse('draft-conflict', { text: 'cart.changed-draft', details: { current: shownDraft(draft) } })
  }
  const ordered = draftedProduct(context, draft)
  if (ordered.kind && !isSoldBy(context.shop.channel, ordered.kind)) return refuse('not-in-this-shop')
  const parts = await partsOf(context, draft, ordered.configuration)
  if (parts) {
    if ('refused' in parts) return parts
    const { lineId = randomUUID(), expectedPrice } = body
    return addLineParts(context, { visitorId, draft, ...parts, lineId, expectedPrice, most: MOST_LINES })
  }
  const design = await orderableDesign(context, visitorId, draft, ordered.configuration)
  if ('refused' in design) return design
  const { document, photoIds } = design

  const owner = cartOwner(visitorId, context)
  // The same call sent again finds the new line where the replaced one was.
  const before = (await listCartLines(db, owner)).find(({ id }) => id === body.replaces || id === body.lineId)
  const configuration = withSenderOf(context, design.configuration, before)
  const kept = keptConfiguration(configuration)
  const names = mergeOf(document)
  const quantity = names ? mergeCopies(names) : (body.quantity ?? before?.quantity ?? 1)
  if (names && quantityProblem(lineQuantities(context.catalogue, configuration), quantity))
    return refuse('invalid-document', { text: 'cart.names-quantity' })
  const price = linePrice(context, configuration, quantity)
  if (!price.ok) return refuse('invalid-configuration')
  const otherPrice = refuseOtherPrice(context, price.current, body.expectedPrice)
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
      configuration: kept,
      document,
      contentHash: await hashOfContent(context, { configuration: kept, document }),
      quantity,
      seenPrice: price.current.amount,
      currency: price.current.currency,
    },
    photoIds,
    replaces: body.replaces,
    recipients: list => recipientsOf(context, { list, configuration, names, before }),
    most: MOST_LINES,
    now,
  })
  if (added === 'full') return refuse('cart-full', { params: { most: MOST_LINES } })
  if (added === 'photo-missing') return refuse('invalid-document', { text: 'cart.broken-file' })
  if (added === 'id-taken') return refuse('conflict')
  await context.needVisitor()
  if (added === 'added')
    countProduct(context, 'add_to_cart', { kind: configuration.kind, configuration: kept })
  if (added === 'added' && body.replaces) await removeLinePicture(context, body.replaces)
  const cart = await shownCart(context, visitorId)
  context.setCartCount(cart.count)
  return answer({ lineId, cart }, added === 'added' ? 201 : 200)
})

/** What was said of its envelopes in the cart goes on with a design that was changed. */
function withSenderOf(
  context: CallContext,
  configuration: ProductConfiguration,
  before: CartLineRow | undefined,
): ProductConfiguration {
  const said = before && storedLine(context, before).said
  const prints = configuration.kind === 'card' && configuration.envelopePrint !== 'none'
  return prints && said?.kind === 'card' && said.envelopeSender
    ? { ...configuration, envelopeSender: said.envelopeSender }
    : configuration
}

interface NewRecipients {
  list: readonly StoredRecipient[]
  configuration: ProductConfiguration
  names: MergeData | null
  /** The line whose place it takes. */
  before: CartLineRow | undefined
}

/** The list of a line: where its envelopes are addressed, the table of names on its cards says to whom. */
function recipientsOf(
  context: CallContext,
  { list, configuration, names, before }: NewRecipients,
): readonly StoredRecipient[] {
  const { catalogue, shop } = context
  const isAddressed = (one: ProductConfiguration | undefined) =>
    one?.kind === 'card' && addressedDelivery(catalogue, one) !== undefined
  if (!names || !isAddressed(configuration)) return list
  const said = before && storedLine(context, before).said
  return followNames(list, {
    country: shop.country,
    before: isAddressed(said) ? namesOf(before?.document) : undefined,
    now: names,
  })
}

/** The products that a draft is made as, where its kind makes several of one; nothing where it is one. */
async function partsOf(
  context: CallContext,
  draft: DraftRow,
  configuration: ProductConfiguration | undefined,
) {
  const own = configuration && apiKind(configuration.kind)
  if (!configuration || !own?.parts) return undefined
  const parsed = await openDocument(context, draft.document)
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

/** The draft as it would be printed, or what stops the order. */
async function orderableDesign(
  context: CallContext,
  visitorId: string,
  draft: DraftRow,
  configuration: ProductConfiguration | undefined,
): Promise<OrderableDesign | Refusal> {
  const parsed = await openDocument(context, draft.document)
  if (!parsed.ok) return refuse('invalid-document', { text: 'draft.unreadable' })
  const own = configuration && apiKind(configuration.kind)
  if (!configuration || !own?.fitted) return refuse('invalid-configuration')
  const fitted = own.fitted(context.catalogue, configuration, parsed.document)
  if (!fitted) return refuse('invalid-document', { text: 'draft.size-mismatch' })
  const photoIds = uploadIds(fitted)
  const ready = await ownPhotoIds(context.db, { visitorId, ids: photoIds })
  const texts = await context.measureTexts(fitted)
  const blockers = orderBlockers(fitted, ready, factsOf(configuration.kind).viewing, texts)
  if (blockers.length > 0) return refuseBlockers(context, fitted, blockers)
  return { configuration, document: await context.freeze(fitted), photoIds }
}
