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

/** A voucher that was bought: its code is nowhere but here, and goes into the mail that is written with it. */
export interface PurchasedVoucher {
  code: string
  worth: Money
  /** `pdf`, or `post`. */
  delivery: string
  message: string
  design: GiftVoucherDesign
  /** The day on which its letter is sent; absent: at once. */
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
 * Makes the vouchers that an order bought, one per piece, without a last day. To be called in the transaction in which the
 * order is paid; a second call makes none.
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
