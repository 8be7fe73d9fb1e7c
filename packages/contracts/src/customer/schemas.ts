import * as z from 'zod'

/** The customer of a session; an anonymous visitor has nothing but a cart (spec 3, "Customer"). */
export const customerSchema = z.object({
  /** SHA-256 of the lower-case email address, in hexadecimal digits. */
  emailHash: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** Only of a signed-in customer. */
  fullName: z.string().nullable(),
  isLoggedIn: z.boolean(),
  isWhitelabelCustomer: z.boolean(),
  number: z.string().nullable(),
  order: z.object({ isWhitelabelOrder: z.boolean(), cartArticlesAmount: z.int().min(0) }),
  type: z.int().default(0),
})

export const getCustomerDataSchemas = { response: customerSchema }

export const customerSchemas = { getCustomerData: getCustomerDataSchemas }
