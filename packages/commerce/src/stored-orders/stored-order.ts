import { addressStepSchema, receiptSumsSchema } from '@passepartout/contracts/schemas'
import type { OrderRow } from '@passepartout/db'
import { type Shop, shopFor } from '@passepartout/domain'
import * as z from 'zod'

/**
 * The stored receipt of an order as it was displayed. Every order contains at least these fields; legal texts and other
 * data may be stored beside them.
 */
export const storedReceiptSchema = z.object({
  sums: receiptSumsSchema,
  /** Such as "Standard mit DHL". */
  shippingName: z.string(),
  /** "Freitag, 27. November"; null when nothing is shipped. */
  arrives: z.string().nullable(),
  /** The day by which the payment must arrive for that; missing in older orders. */
  moneyBy: z.string().nullable().default(null),
})
export type StoredReceipt = z.infer<typeof storedReceiptSchema>

const plannedSchema = z.object({
  shipping: z.object({ parcels: z.array(z.object({ class: z.string(), grams: z.number() })) }),
})

/** The planned parcels; unknown for older orders. */
export function plannedShipmentsOf(receipt: OrderRow['receipt']) {
  const read = plannedSchema.safeParse(receipt)
  return read.success ? read.data.shipping.parcels : []
}

/** The accepted address step; `invoice` only when it differs from the delivery address. */
export const parseStoredAddress = ({ address }: Pick<OrderRow, 'address'>) => addressStepSchema.parse(address)

export const parseStoredReceipt = ({ receipt }: Pick<OrderRow, 'receipt'>): StoredReceipt =>
  storedReceiptSchema.parse(receipt)

/** The company that appears as sender, for whitelabel customers who have it switched on. */
export const whitelabelSenderOf = ({ whitelabel }: Pick<OrderRow, 'whitelabel'>): { sender?: string } =>
  whitelabel?.isOn ? { sender: whitelabel.company } : {}

export const shopOfOrder = ({ channel, locale }: Pick<OrderRow, 'channel' | 'locale'>): Shop =>
  shopFor(channel, locale)
