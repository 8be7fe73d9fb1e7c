import { addressStepSchema, receiptSumsSchema } from '@passepartout/contracts/schemas'
import type { OrderRow } from '@passepartout/db'
import { type Shop, shopFor } from '@passepartout/domain'
import * as z from 'zod'

/**
 * What an order keeps of its receipt, as it was shown. Whoever writes an order writes at least this; legal texts and
 * whatever else was shown may stand beside it.
 */
export const storedReceiptSchema = z.object({
  sums: receiptSumsSchema,
  /** "Standard mit DHL". */
  shippingName: z.string(),
  /** "Freitag, 27. November"; none where nothing is sent. */
  arrives: z.string().nullable(),
  /** The day by which the money has to be there for that; older orders name none. */
  moneyBy: z.string().nullable().default(null),
})
export type StoredReceipt = z.infer<typeof storedReceiptSchema>

const plannedSchema = z.object({
  shipping: z.object({ parcels: z.array(z.object({ class: z.string(), grams: z.number() })) }),
})

/** What an order was reckoned to come in; of older orders it is not known. */
export function plannedShipmentsOf(receipt: OrderRow['receipt']) {
  const read = plannedSchema.safeParse(receipt)
  return read.success ? read.data.shipping.parcels : []
}

/** The address step as it was taken; the invoice's address where it is another one than the delivery's. */
export const parseStoredAddress = ({ address }: Pick<OrderRow, 'address'>) => addressStepSchema.parse(address)

export const parseStoredReceipt = ({ receipt }: Pick<OrderRow, 'receipt'>): StoredReceipt =>
  storedReceiptSchema.parse(receipt)

/** The company under whose name an order goes out, of a customer who has that and had it switched on. */
export const whitelabelSenderOf = ({ whitelabel }: Pick<OrderRow, 'whitelabel'>): { sender?: string } =>
  whitelabel?.isOn ? { sender: whitelabel.company } : {}

export const shopOfOrder = ({ channel, locale }: Pick<OrderRow, 'channel' | 'locale'>): Shop =>
  shopFor(channel, locale)
