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

/** A line of the cart with everything an order needs of it. */
export interface CheckoutLine {
  row: CartLineRow
  line: CartLine
  /** None where it can no longer be made. */
  order: OrderLine | undefined
  title: string
  item: DeliveryItem
  photoIds: string[]
  /** Made to order: exempt from withdrawal. */
  isPersonalised: boolean
  /** What stops the order. */
  blocker: MessageKey | undefined
  /** The addresses that were listed for several copies, in the order of the cards. */
  list: readonly StoredRecipient[]
  /** To whom copies go in parcels of their own: that list, unless it is only printed and all comes with the order. */
  recipients: readonly StoredRecipient[]
  /** Everybody whose address is kept with the order: those recipients, or whom envelopes are addressed to that come with it. */
  addressees: readonly StoredRecipient[]
  /** What is wrong with those addresses, in the visitor's words. */
  recipientProblem: string | null
  /** Copies that go to the order's own address. */
  left: number
  /** Several copies of a design, which can go to several addresses. */
  canBeShared: boolean
  /** What sending so many copies to one of them costs, in minor units. */
  amountOfCopies: (copies: number) => number
}

/** What a line is called where there is room for its name alone. */
export const lineName = ({ line, title }: Pick<CheckoutLine, 'line' | 'title'>): string =>
  line.description[0]?.value || title

/** The cart's lines at today's prices, each checked for print once more. */
export async function checkoutLines(
  context: CallContext,
  visitorId: string,
  rows: readonly OrderableCartLine[],
): Promise<CheckoutLine[]> {
  const lines: CheckoutLine[] = []
  for (const { row, recipients: stored } of rows) {
    const { line, order } = toCartLinePayload(context, row)
    const canBeShared = row.document !== null && order?.sent !== undefined && row.quantity > 1
    // A list that was begun for more copies waits for them: its page is closed until then.
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

/** Letters or parcels of their own, whatever else is ordered: they count towards no free shipping. */
const shippingAmountTo = ({ priceBook, shop }: CallContext, piece: PackableItem, count: number): number =>
  shippingAmount(
    priceBook.shipping,
    shop.country,
    [{ piece: { ...piece, isPosted: piece.form === 'letter' }, count }],
    0,
  )

/** What a whole list costs to send to. */
export const recipientsShippingAmount = (
  { amountOfCopies }: Pick<CheckoutLine, 'amountOfCopies'>,
  list: readonly StoredRecipient[],
): number => list.reduce((sum, { copies }) => sum + amountOfCopies(copies), 0)

const addressEnvelopeOf = (line: CartLine) => ('envelope' in line ? line.envelope : undefined)

/** Cards whose envelopes carry the addresses of their list. */
export const usesRecipientList = (line: CartLine): boolean => addressEnvelopeOf(line)?.usesList === true

/** Where cards go whose envelopes carry the addresses of their list; null of others. */
export const deliveryOf = (line: CartLine): AddressedDelivery | null =>
  (usesRecipientList(line) && addressEnvelopeOf(line)?.delivery) || null

/** Cards whose envelopes carry the addresses of their list and all come with the order. */
export const isAddressedHome = (line: CartLine): boolean => deliveryOf(line) === 'home'

/**
 * Each envelope of a list, without copies: it is shipped with the order (docs/ordering.md#single-card). A list that is too long gives none,
 * because it is refused.
 */
const addressedEnvelopes = (list: readonly StoredRecipient[], quantity: number): StoredRecipient[] =>
  copiesOnList(list) > quantity
    ? []
    : list.flatMap(one => Array.from({ length: one.copies }, () => ({ ...one, copies: 0 })))

/** A single card whose envelope carries an address. */
export const usesEnvelopeAddress = (line: CartLine): boolean => addressEnvelopeOf(line)?.takesAddress === true

/** Printed envelopes need a sender, and those with addresses the people they are for. */
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
  const { said } = parseStoredLine(context, row)
  return said ? !hasRightOfWithdrawal(context.catalogue, said) : row.document !== null
}

function itemOf(context: CallContext, row: CartLineRow): DeliveryItem {
  const { kind, said } = parseStoredLine(context, row)
  return deliveryItemOf(kind, said ?? {})
}
