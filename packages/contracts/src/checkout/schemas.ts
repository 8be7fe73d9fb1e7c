import { COUNTRY_CODES, PAYMENT_METHODS, TOLD_NUMBERS } from '@passepartout/domain'
import * as z from 'zod'
import { displayMoneySchema, idSchema, undesignedAppearanceSchema } from '../shapes.ts'

const typed = z.string().max(200)

/** An address as it was typed; what a country demands is the rules' business, so that half an address can be kept. */
export const addressSchema = z.object({
  country: z.enum(COUNTRY_CODES),
  firstName: typed,
  lastName: typed,
  company: typed,
  /** Street and number, or "Packstation 123". */
  street: typed,
  /** Flat, floor, care of; the post number at a Packstation or post office. */
  extra: typed,
  postalCode: typed,
  city: typed,
  /** State or province where the country has them: two letters. */
  region: typed,
  kind: z.enum(['home', 'packstation', 'post-office']),
})
export type CheckoutAddress = z.infer<typeof addressSchema>

export const contactSchema = z.object({ email: typed, phone: typed })

/** What the form of the first step sends. */
export const addressStepSchema = z.object({
  contact: contactSchema,
  delivery: addressSchema,
  /** Absent: the invoice goes to the delivery address. */
  invoice: addressSchema.nullable(),
  /** Companies inside the EU: with a valid number of another country, tax is reversed. */
  vatNumber: typed,
  /** A line for the delivery note. */
  greeting: z.string().max(TOLD_NUMBERS.greetingLetters),
})
export type AddressStep = z.infer<typeof addressStepSchema>

/** A line as the receipt shows it. */
export const receiptLineSchema = z.object({
  id: idSchema,
  kind: z.string(),
  title: z.string(),
  /** The configuration in words, one fact per entry. */
  description: z.array(z.object({ label: z.string(), value: z.string() })),
  quantity: z.int().min(1),
  unitPrice: displayMoneySchema,
  total: displayMoneySchema,
  totalOriginal: displayMoneySchema,
  /** Without tax, for customers who sell under their own name. */
  totalNet: displayMoneySchema.optional(),
  /** Picture of the frozen design; none for what comes from the shelf. */
  pictureUrl: z.string().nullable(),
  /** What an article from the shelf looks like; none of what is designed. */
  article: undesignedAppearanceSchema.nullish(),
  /** Made to order: exempt from withdrawal (BGB 312g II 1). */
  isPersonalised: z.boolean(),
  /** What stands against ordering this line, in the visitor's words, with the address where it is mended: in the design, unless said. */
  blocker: z
    .object({
      text: z.string(),
      url: z.string().nullable(),
      place: z.enum(['list', 'envelope']).optional(),
    })
    .nullable(),
  /** Several copies, which can go to several addresses; never of a line that was ordered. */
  canBeShared: z.boolean().optional(),
  /** Its list of addresses is printed on envelopes, which all come with the order. */
  isAddressedHome: z.boolean().optional(),
})
export type ReceiptLine = z.infer<typeof receiptLineSchema>

/** `goods - discount + shipping + tax on top - paid by voucher = due`, exactly. */
export const receiptSumsSchema = z.object({
  /** At original prices. */
  goods: displayMoneySchema,
  /** Reductions of prices, one row per campaign, and promotion codes. */
  discounts: z.array(
    z.object({
      name: z.string(),
      code: z.string().nullable(),
      amount: displayMoneySchema,
      /** Tax that is not taken, which no price of a line shows. */
      isTax: z.boolean().optional(),
    }),
  ),
  shipping: displayMoneySchema,
  total: displayMoneySchema,
  /** The total without tax, for customers who sell under their own name. */
  net: displayMoneySchema.nullable().optional(),
  /** Contained in the total; on top of the goods where `vatIncluded` is false. Rates in per cent. */
  taxes: z.array(z.object({ name: z.string(), rate: z.number(), amount: displayMoneySchema })),
  vatIncluded: z.boolean(),
  /** "Reverse charge" or "outside the scope", where no tax is taken for such a reason. */
  taxNote: z.string().nullable(),
  /** Gift vouchers are a means of payment. */
  vouchers: z.array(z.object({ code: z.string(), amount: displayMoneySchema })),
  due: displayMoneySchema,
})
export type ReceiptSums = z.infer<typeof receiptSumsSchema>

/** A code that the visitor entered: `used`, or why another one is better, or why it brings nothing. */
export const checkoutCodeSchema = z.object({
  code: z.string(),
  kind: z.enum(['promotion', 'gift-voucher']),
  state: z.enum(['used', 'outdone', 'refused']),
  /** "HERBST26 spart dir 5,00 €." */
  text: z.string(),
})

export const shippingOptionSchema = z.object({
  id: z.string(),
  /** "Freitag, 27. November". */
  arrives: z.string(),
  /** "Standard, DHL". */
  name: z.string(),
  price: displayMoneySchema,
  /** "Kommt in zwei Sendungen." */
  note: z.string().nullable(),
})

export const paymentOptionSchema = z.object({
  id: z.enum(PAYMENT_METHODS),
  name: z.string(),
  text: z.string(),
  /** When everything is there if it is paid so now; none where nothing is sent, nor of an order that was placed. */
  arrives: z.string().nullable(),
})

export const CHECKOUT_STEPS = ['address', 'shipping', 'payment'] as const

export const checkoutSchema = z.object({
  /** Made when checkout opens; sent with the order, so that no press or retry orders twice. */
  idempotencyKey: idSchema,
  /** Hash of all that the receipt shows; an order names it, and is refused where something has changed since. */
  shown: z.string(),
  /** The first step that is not done; `null` once all are. */
  open: z.enum(CHECKOUT_STEPS).nullable(),
  /** Who is logged in; nobody of a guest. */
  customer: z
    .object({
      name: z.string(),
      email: z.string(),
      /** Who sells under their own name, and whether they do now. */
      whitelabel: z.object({ company: z.string(), isOn: z.boolean() }).nullable(),
      /** What the account keeps for this country, the default one first. */
      addresses: z.array(z.object({ id: idSchema, address: addressSchema, phone: typed })),
    })
    .nullable(),
  /** As typed, also half; before the first word what the account knows, `null` of a guest. */
  address: addressStepSchema.nullable(),
  /** False where all comes by mail: then the names do, and a street is only typed for an invoice that is to show it. */
  needsAddress: z.boolean(),
  shipping: z.object({ options: z.array(shippingOptionSchema), chosen: z.string().nullable() }),
  payment: z.object({ options: z.array(paymentOptionSchema), chosen: z.enum(PAYMENT_METHODS).nullable() }),
  lines: z.array(receiptLineSchema),
  codes: z.array(checkoutCodeSchema),
  sums: receiptSumsSchema,
  /** "Freitag, 27. November"; none where nothing is sent. */
  arrives: z.string().nullable(),
  /** How much more would be sent free of charge; `hasVoucher`: what comes by mail does not count. */
  untilFreeShipping: z.object({ amount: displayMoneySchema, hasVoucher: z.boolean() }).nullable(),
  /** What changed since it was last shown, in the visitor's words; ordering waits until it is confirmed. */
  changes: z.array(z.string()),
})
export type Checkout = z.infer<typeof checkoutSchema>

/** Of the order that was written, or of the one that a repeated press found. */
export const placedOrderSchema = z.object({
  orderNumber: z.string(),
  /** Inner path of the thank-you and status page, with its signed token. */
  statusPath: z.string(),
  /** Where the customer pays, outside of the shop; `null` where nothing is left to do there. */
  paymentUrl: z.string().nullable(),
  /** The order had been written before. */
  isRepeated: z.boolean(),
})
export type PlacedOrder = z.infer<typeof placedOrderSchema>

export const checkoutSchemas = {
  getCheckout: { response: z.object({ checkout: checkoutSchema }) },
  /** Keeps what is typed without judging it. */
  keepAddress: { body: addressStepSchema.partial(), response: z.object({ kept: z.literal(true) }) },
  putCheckoutAddress: { body: addressStepSchema, response: z.object({ checkout: checkoutSchema }) },
  putCheckoutShipping: {
    body: z.object({ option: z.string().max(64) }),
    response: z.object({ checkout: checkoutSchema }),
  },
  putCheckoutPayment: {
    body: z.object({ method: z.enum(PAYMENT_METHODS) }),
    response: z.object({ checkout: checkoutSchema }),
  },
  addCheckoutCode: {
    body: z.object({ code: z.string().min(1).max(100) }),
    response: z.object({ checkout: checkoutSchema }),
  },
  removeCheckoutCode: {
    body: z.object({ code: z.string().min(1).max(100) }),
    response: z.object({ checkout: checkoutSchema }),
  },
  confirmChanges: { response: z.object({ checkout: checkoutSchema }) },
  placeOrder: {
    body: z.object({ idempotencyKey: idSchema, shown: z.string().min(1).max(100) }),
    response: placedOrderSchema,
  },
}
