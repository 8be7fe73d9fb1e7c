import type { CartLine } from '@passepartout/contracts'
import { type CartLineRow, isListed, type LineToOrder, type StoredRecipient } from '@passepartout/db'
import {
  type DeliveryItem,
  deliveryItemOf,
  isWithdrawable,
  type OrderLine,
  type SentPiece,
  shippingAmount,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import type { MessageKey } from '../../messages/messages.ts'
import { checkPrint, shownLine, storedLine } from '../cart/index.ts'
import { copiesOf, problemOfList } from './recipients.ts'

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
  /** To whom copies go in parcels of their own. */
  recipients: readonly StoredRecipient[]
  /** Everybody whose address is kept with the order: those recipients, or whom a single card's envelope is addressed to. */
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
  rows: readonly LineToOrder[],
): Promise<CheckoutLine[]> {
  const lines: CheckoutLine[] = []
  for (const { row, recipients: stored } of rows) {
    const { line, order } = shownLine(context, row)
    const canBeShared = row.document !== null && order?.sent !== undefined && row.quantity > 1
    // A list that was begun for more copies waits for them: its page is closed until then.
    const recipients = canBeShared ? stored.filter(isListed) : []
    const addressees = takesAddress(line) ? stored.filter(one => !isListed(one)) : recipients
    const print = row.document === null ? undefined : await checkPrint(context, visitorId, row)
    lines.push({
      row,
      line,
      order,
      title: row.title || (line.description[0]?.value ?? ''),
      item: itemOf(context, row),
      photoIds: print?.photoIds ?? [],
      isPersonalised: isPersonalised(context, row),
      blocker: order
        ? (print?.findings.find(({ isBlocking }) => isBlocking)?.text ?? envelopeBlocker(line, addressees))
        : 'cart.combination',
      recipients,
      addressees,
      recipientProblem: addressees.length > 0 ? problemOfList(context, addressees, row.quantity) : null,
      left: Math.max(0, row.quantity - copiesOf(recipients)),
      canBeShared,
      amountOfCopies: copies => (order?.sent ? amountToSend(context, order.sent.piece, copies) : 0),
    })
  }
  return lines
}

/** Letters or parcels of their own, whatever else is ordered: they count towards no free shipping. */
const amountToSend = ({ priceBook, shop }: CallContext, piece: SentPiece, count: number): number =>
  shippingAmount(
    priceBook.shipping,
    shop.country,
    [{ piece: { ...piece, isPosted: piece.form === 'letter' }, count }],
    0,
  )

/** What a whole list costs to send to. */
export const amountOfList = (
  { amountOfCopies }: Pick<CheckoutLine, 'amountOfCopies'>,
  list: readonly StoredRecipient[],
): number => list.reduce((sum, { copies }) => sum + amountOfCopies(copies), 0)

const envelopeOf = (line: CartLine) => ('envelope' in line ? line.envelope : undefined)

/** Cards whose envelopes carry the addresses of their list. */
export const usesList = (line: CartLine): boolean => envelopeOf(line)?.usesList === true

/** A single card whose envelope carries an address. */
export const takesAddress = (line: CartLine): boolean => envelopeOf(line)?.takesAddress === true

/** Printed envelopes need a sender, and those with addresses the people they are for. */
function envelopeBlocker(line: CartLine, addressees: readonly StoredRecipient[]): MessageKey | undefined {
  if (envelopeOf(line)?.sender.length === 0) return 'envelope.sender'
  if (addressees.length > 0) return undefined
  return usesList(line) ? 'envelope.list' : takesAddress(line) ? 'envelope.address' : undefined
}

function isPersonalised(context: CallContext, row: CartLineRow): boolean {
  const { said } = storedLine(context, row)
  return said ? !isWithdrawable(context.catalogue, said) : row.document !== null
}

function itemOf(context: CallContext, row: CartLineRow): DeliveryItem {
  const { kind, said } = storedLine(context, row)
  return deliveryItemOf(kind, said ?? {})
}
