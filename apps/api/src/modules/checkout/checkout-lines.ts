import type { CartLine } from '@passepartout/contracts'
import {
  type CartLineRow,
  isOnRecipientList,
  type OrderableCartLine,
  type StoredRecipient,
} from '@passepartout/db'
import {
  type AddressedDelivery,
  type DeliveryItem,
  deliveryItemOf,
  hasRightOfWithdrawal,
  type OrderLine,
  type PackableItem,
  shippingAmount,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import type { MessageKey } from '../../messages/messages.ts'
import {
  inCardOrder,
  mergeNamesOf,
  parseStoredLine,
  preflightLine,
  toCartLinePayload,
} from '../cart/index.ts'
import { copiesOnList, recipientListProblem } from './recipients.ts'

/** A cart line with everything that an order needs. */
export interface CheckoutLine {
  row: CartLineRow
  line: CartLine
  /** Missing when it can no longer be produced. */
  order: OrderLine | undefined
  title: string
  item: DeliveryItem
  photoIds: string[]
  /** Made to order: exempt from withdrawal. */
  isPersonalised: boolean
  /** The reason why the line cannot be ordered. */
  blocker: MessageKey | undefined
  /** Recipients of the line's copies, in the order of the cards. */
  list: readonly StoredRecipient[]
  /**
   * Recipients of separate shipments: `list`, unless its addresses are only printed and everything ships with the
   * order.
   */
  recipients: readonly StoredRecipient[]
  /** All recipients stored with the order: `recipients`, or the addressees of envelopes that ship with the order. */
  addressees: readonly StoredRecipient[]
  /** Localised problem of those addresses. */
  recipientProblem: string | null
  /** Number of copies shipped to the order's own address. */
  left: number
  /** The line has several copies of a design, which can go to several addresses. */
  canBeShared: boolean
  /** Shipping of so many copies to one recipient, in minor units. */
  amountOfCopies: (copies: number) => number
}

/** The short name of a line. */
export const lineName = ({ line, title }: Pick<CheckoutLine, 'line' | 'title'>): string =>
  line.description[0]?.value || title

/** The cart's lines at today's prices, each with preflight. */
export async function checkoutLines(
  context: CallContext,
  visitorId: string,
  rows: readonly OrderableCartLine[],
): Promise<CheckoutLine[]> {
  const lines: CheckoutLine[] = []
  for (const { row, recipients: stored } of rows) {
    const { line, order } = toCartLinePayload(context, row)
    const canBeShared = row.document !== null && order?.sent !== undefined && row.quantity > 1
    // A list for more copies than the line has now is retained; its page is closed meanwhile.
    const list = canBeShared ? inCardOrder(stored.filter(isOnRecipientList), mergeNamesOf(row.document)) : []
    const isHome = isAddressedHome(line)
    const recipients = isHome ? [] : list
    const single = usesEnvelopeAddress(line) ? stored.filter(one => !isOnRecipientList(one)) : undefined
    const addressees = single ?? (isHome ? addressedEnvelopes(list, row.quantity) : recipients)
    const print = row.document === null ? undefined : await preflightLine(context, visitorId, row)
    lines.push({
      row,
      line,
      order,
      title: row.title || (line.description[0]?.value ?? ''),
      item: itemOf(context, row),
      photoIds: print?.photoIds ?? [],
      isPersonalised: isPersonalised(context, row),
      blocker: order ? (print?.blockers[0] ?? envelopeBlocker(line, single ?? list)) : 'cart.combination',
      list,
      recipients,
      addressees,
      recipientProblem: recipientListProblem(context, single ?? list, row.quantity),
      left: Math.max(0, row.quantity - copiesOnList(recipients)),
      canBeShared,
      amountOfCopies: copies => (order?.sent ? shippingAmountTo(context, order.sent.piece, copies) : 0),
    })
  }
  return lines
}

/** Separate shipments, independent of the rest of the order: they do not count towards free shipping. */
const shippingAmountTo = ({ priceBook, shop }: CallContext, piece: PackableItem, count: number): number =>
  shippingAmount(
    priceBook.shipping,
    shop.country,
    [{ piece: { ...piece, isPosted: piece.form === 'letter' }, count }],
    0,
  )

/** Shipping to a whole recipient list, in minor units. */
export const recipientsShippingAmount = (
  { amountOfCopies }: Pick<CheckoutLine, 'amountOfCopies'>,
  list: readonly StoredRecipient[],
): number => list.reduce((sum, { copies }) => sum + amountOfCopies(copies), 0)

const addressEnvelopeOf = (line: CartLine) => ('envelope' in line ? line.envelope : undefined)

/** Whether a line's envelopes are addressed by its recipient list. */
export const usesRecipientList = (line: CartLine): boolean => addressEnvelopeOf(line)?.usesList === true

/** Destination of cards whose envelopes are addressed by their recipient list; null for others. */
export const deliveryOf = (line: CartLine): AddressedDelivery | null =>
  (usesRecipientList(line) && addressEnvelopeOf(line)?.delivery) || null

/** Whether addressed cards all ship with the order. */
export const isAddressedHome = (line: CartLine): boolean => deliveryOf(line) === 'home'

/**
 * Each envelope of a list, without copies: it is shipped with the order (docs/ordering.md#single-card). A list that is
 * too long yields none, because it is refused.
 */
const addressedEnvelopes = (list: readonly StoredRecipient[], quantity: number): StoredRecipient[] =>
  copiesOnList(list) > quantity
    ? []
    : list.flatMap(one => Array.from({ length: one.copies }, () => ({ ...one, copies: 0 })))

/** Whether a line is a single card with an addressed envelope. */
export const usesEnvelopeAddress = (line: CartLine): boolean => addressEnvelopeOf(line)?.takesAddress === true

/** Printed envelopes need a sender; addressed envelopes need addressees. */
function envelopeBlocker(line: CartLine, addressees: readonly StoredRecipient[]): MessageKey | undefined {
  if (addressEnvelopeOf(line)?.sender.length === 0) return 'envelope.sender'
  if (addressees.length > 0) return undefined
  return usesRecipientList(line)
    ? 'envelope.list'
    : usesEnvelopeAddress(line)
      ? 'envelope.address'
      : undefined
}

function isPersonalised(context: CallContext, row: CartLineRow): boolean {
  const { stored } = parseStoredLine(context, row)
  return stored ? !hasRightOfWithdrawal(context.catalogue, stored) : row.document !== null
}

function itemOf(context: CallContext, row: CartLineRow): DeliveryItem {
  const { kind, stored } = parseStoredLine(context, row)
  return deliveryItemOf(kind, stored ?? {})
}
