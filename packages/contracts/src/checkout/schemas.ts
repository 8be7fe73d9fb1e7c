import { COUNTRY_CODES, PAYMENT_METHODS, TEXT_NUMBERS } from '@passepartout/domain'
import * as z from 'zod'
import { displayMoneySchema, idSchema, undesignedAppearanceSchema } from '../shapes.ts'

const typed = z.string().max(200)

/** An address as typed. The rules of a country are validated elsewhere, so that an incomplete address can be stored. */
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
  /** State or province where the country has them: a code of two characters. */
  region: typed,
  kind: z.enum(['home', 'packstation', 'post-office']),
})
export type CheckoutAddress = z.infer<typeof addressSchema>

export const contactSchema = z.object({ email: typed, phone: typed })

/** Body of the first step's form. */
export const addressStepSchema = z.object({
  contact: contactSchema,
  delivery: addressSchema,
  /** Null: the invoice goes to the delivery address. */
  invoice: addressSchema.nullable(),
  /** Companies inside the EU: with a valid number of another country, tax is reversed. */
  vatNumber: typed,
  /** A line for the delivery note. */
  greeting: z.string().max(TEXT_NUMBERS.greetingLetters),
})
export type AddressStep = z.infer<typeof addressStepSchema>

/** A line of the receipt. */
export const receiptLineSchema = z.object({
  id: idSchema,
  kind: z.string(),
  title: z.string(),
  /** The configuration as detail rows. */
  description: z.array(z.object({ label: z.string(), value: z.string() })),
  quantity: z.int().min(1),
  unitPrice: displayMoneySchema,
  total: displayMoneySchema,
  totalOriginal: displayMoneySchema,
  /** Net total, for whitelabel customers. */
  totalNet: displayMoneySchema.optional(),
  /** Image of the frozen design; null for articles from stock. */
  pictureUrl: z.string().nullable(),
  /** Appearance of an article from stock; missing for designed products. */
  article: undesignedAppearanceSchema.nullish(),
  /** Made to order: exempt from withdrawal (BGB 312g II 1). */
  isPersonalised: z.boolean(),
  /**
   * Why this line cannot be ordered, in the visitor's language, with the address where it is fixed (by default the
   * design).
   */
  blocker: z
    .object({
      text: z.string(),
      url: z.string().nullable(),
      place: z.enum(['list', 'envelope']).optional(),
    })
    .nullable(),
  /** Several copies that can go to several addresses; never set for lines of an order. */
  canBeShared: z.boolean().optional(),
  /** Its recipient list is printed on envelopes, which are all delivered with the order. */
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
      /** Tax not charged, which no price of a line shows. */
      isTax: z.boolean().optional(),
    }),
  ),
  shipping: displayMoneySchema,
  total: displayMoneySchema,
  /** Net total, for whitelabel customers. */
  net: displayMoneySchema.nullable().optional(),
  /** Contained in the total; on top of the goods where `vatIncluded` is false. Rates in per cent. */
  taxes: z.array(z.object({ name: z.string(), rate: z.number(), amount: displayMoneySchema })),
  vatIncluded: z.boolean(),
  /** Reason why no tax is charged: "Reverse charge" or "outside the scope". */
  taxNote: z.string().nullable(),
  /** Gift vouchers are a means of payment. */
  vouchers: z.array(z.object({ code: z.string(), amount: displayMoneySchema })),
  due: displayMoneySchema,
})
export type ReceiptSums = z.infer<typeof receiptSumsSchema>

/** A code that the visitor entered: `used`, or why another one is better, or why it has no effect. */
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
  /** Delivery day of the whole order with this payment method; null where nothing is sent, and for placed orders. */
  arrives: z.string().nullable(),
})

export const CHECKOUT_STEPS = ['address', 'shipping', 'payment'] as const

export const checkoutSchema = z.object({
  /** Created when checkout opens and sent with the order, so that no repeated press or retry orders twice. */
  idempotencyKey: idSchema,
  /** Hash of everything the receipt displays; an order sends it, and is refused where something has changed since. */
  shown: z.string(),
  /** The first open step; `null` once all are completed. */
  open: z.enum(CHECKOUT_STEPS).nullable(),
  /** The customer signed in; null for a guest. */
  customer: z
    .object({
      name: z.string(),
      email: z.string(),
      /** Whitelabel company of the customer, and whether it is active. */
      whitelabel: z.object({ company: z.string(), isOn: z.boolean() }).nullable(),
      /** The account's saved addresses in this country, the default one first. */
      addresses: z.array(z.object({ id: idSchema, address: addressSchema, phone: typed })),
    })
    .nullable(),
  /** As typed, possibly incomplete; before any input that of the account, `null` for a guest. */
  address: addressStepSchema.nullable(),
  /** False where everything is sent by email: names suffice, and a street is needed only on the invoice. */
  needsAddress: z.boolean(),
  shipping: z.object({ options: z.array(shippingOptionSchema), chosen: z.string().nullable() }),
  payment: z.object({ options: z.array(paymentOptionSchema), chosen: z.enum(PAYMENT_METHODS).nullable() }),
  lines: z.array(receiptLineSchema),
  codes: z.array(checkoutCodeSchema),
  sums: receiptSumsSchema,
  /** "Freitag, 27. November"; null where nothing is sent. */
  arrives: z.string().nullable(),
  /** Amount missing for free shipping; `hasVoucher`: vouchers sent by email do not count. */
  untilFreeShipping: z.object({ amount: displayMoneySchema, hasVoucher: z.boolean() }).nullable(),
  /** Changes since the last display, in the visitor's language; ordering waits until the visitor confirms them. */
  changes: z.array(z.string()),
})
export type Checkout = z.infer<typeof checkoutSchema>

/** The new order, or the existing one of a repeated request. */
export const placedOrderSchema = z.object({
  orderNumber: z.string(),
  /** Inner path of the thank-you and status page, with its signed token. */
  statusPath: z.string(),
  /** The provider's payment page; `null` where no step remains there. */
  paymentUrl: z.string().nullable(),
  /** The order existed before. */
  isRepeated: z.boolean(),
})
export type PlacedOrder = z.infer<typeof placedOrderSchema>

export const checkoutResponse = z.object({ checkout: checkoutSchema })

export const checkoutSchemas = {
  getCheckout: { response: checkoutResponse },
  /** Stores the form's input without validation. */
  keepAddress: { body: addressStepSchema.partial(), response: z.object({ kept: z.literal(true) }) },
  putCheckoutAddress: { body: addressStepSchema, response: checkoutResponse },
  putCheckoutShipping: {
    body: z.object({ option: z.string().max(64) }),
    response: checkoutResponse,
  },
  putCheckoutPayment: {
    body: z.object({ method: z.enum(PAYMENT_METHODS) }),
    response: checkoutResponse,
  },
  addCheckoutCode: {
    body: z.object({ code: z.string().min(1).max(100) }),
    response: checkoutResponse,
  },
  removeCheckoutCode: {
    body: z.object({ code: z.string().min(1).max(100) }),
    response: checkoutResponse,
  },
  confirmChanges: { response: checkoutResponse },
  placeOrder: {
    body: z.object({ idempotencyKey: idSchema, shown: z.string().min(1).max(100) }),
    response: placedOrderSchema,
  },
}
