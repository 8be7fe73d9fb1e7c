import {
  countVouchersIssuedForOrder,
  createVoucher,
  type Database,
  listOrderLines,
  type OrderRow,
} from '@passepartout/db'
import {
  dayInZone,
  GIFT_VOUCHER_DESIGNS,
  type GiftVoucherDesign,
  LAB_TIME_ZONE,
  type Money,
  money,
} from '@passepartout/domain'
import * as z from 'zod'

/** A purchased voucher. Its code exists only here and in the email written with it. */
export interface PurchasedVoucher {
  code: string
  worth: Money
  /** `pdf`, or `post`. */
  delivery: string
  message: string
  design: GiftVoucherDesign
  /** The day on which its email is sent; at once by default. */
  sendOn?: string | undefined
}

const boughtSchema = z.object({
  kind: z.literal('gift-voucher'),
  amount: z.int().min(1),
  delivery: z.string(),
  message: z.string(),
  design: z.enum(GIFT_VOUCHER_DESIGNS).default('framed'),
  sendOn: z.string().optional(),
})

/**
 * Creates the vouchers bought with an order, one per piece, without expiry. Call it in the transaction that marks the
 * order as paid. Idempotent: a second call creates none.
 */
export async function issuePurchasedVouchers(
  tx: Database,
  order: Pick<OrderRow, 'id' | 'currency'>,
  now: Date,
): Promise<PurchasedVoucher[]> {
  if ((await countVouchersIssuedForOrder(tx, order.id)) > 0) return []
  const bought: PurchasedVoucher[] = []
  for (const { configuration, quantity } of await listOrderLines(tx, order.id)) {
    const read = boughtSchema.safeParse(configuration)
    if (!read.success) continue
    const { amount, ...chosen } = read.data
    const worth = money(amount, order.currency)
    for (let piece = 0; piece < quantity; piece++) {
      const fromDay = dayInZone(LAB_TIME_ZONE, now)
      const code = await createVoucher(tx, { worth, fromDay, orderId: order.id, now })
      bought.push({ ...chosen, code, worth })
    }
  }
  return bought
}
