import type { CartLine } from '@passepartout/contracts'
import { type CartLineRow, listCartLines, ownPhotoIds } from '@passepartout/db'
import { parseDocument } from '@passepartout/document'
import { type DeliveryItem, factsOf, isWithdrawable, type OrderLine } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { kindOf } from '../../kinds/registry.ts'
import { isMessageKey, type MessageKey } from '../../messages/messages.ts'
import { cartOwner, orderBlockers, shownLine, storedLine } from '../cart/index.ts'
import { uploadIds } from '../drafts/index.ts'

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
}

/** The cart's lines at today's prices, each checked for print once more. */
export async function checkoutLines(context: CallContext, visitorId: string): Promise<CheckoutLine[]> {
  const rows = await listCartLines(context.db, cartOwner(visitorId, context))
  const lines: CheckoutLine[] = []
  for (const row of rows) {
    const { line, order } = shownLine(context, row)
    const print = row.document === null ? undefined : await checkPrint(context, visitorId, row)
    lines.push({
      row,
      line,
      order,
      title: row.title || (line.description[0]?.value ?? ''),
      item: itemOf(context, row),
      photoIds: print?.photoIds ?? [],
      isPersonalised: isPersonalised(context, row),
      blocker: order ? print?.blocker : 'cart.combination',
    })
  }
  return lines
}

async function checkPrint(
  { db }: CallContext,
  visitorId: string,
  { kind, document }: CartLineRow,
): Promise<{ photoIds: string[]; blocker?: MessageKey }> {
  const parsed = parseDocument(document)
  if (!parsed.ok) return { photoIds: [], blocker: 'draft.unreadable' }
  const photoIds = uploadIds(parsed.document)
  const ready = await ownPhotoIds(db, { visitorId, ids: photoIds })
  const [first] = orderBlockers(parsed.document, ready, factsOf(kindOf(kind)).viewing)
  if (!first) return { photoIds }
  const key = `cart.${first.id}`
  return { photoIds, blocker: isMessageKey(key) ? key : 'invalid-document' }
}

function isPersonalised(context: CallContext, row: CartLineRow): boolean {
  const { said } = storedLine(context, row)
  return said ? !isWithdrawable(context.catalogue, said) : row.document !== null
}

function itemOf(context: CallContext, row: CartLineRow): DeliveryItem {
  const { kind, said } = storedLine(context, row)
  return { ...said, kind }
}
