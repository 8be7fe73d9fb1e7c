import { CHANNELS } from '@passepartout/domain'
import * as z from 'zod'
import { addressSchema } from '../checkout/schemas.ts'
import { customerSchema } from '../customer/schemas.ts'
import { idSchema, timeSchema } from '../shapes.ts'

// Limits of length only; the call itself validates the fields and returns a sentence for each.
const typed = z.string().max(500)
const password = z.string().max(500)
const token = z.string().max(200)
/** WebAuthn response of a browser, as JSON; parsed by the library. */
const webAuthn = z.record(z.string(), z.unknown())
export const webAuthnAnswer = z.looseObject({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.string().max(20),
  response: z.record(z.string(), z.unknown()),
})

const done = z.object({ done: z.literal(true) })
/** Identical whether or not such an account exists. */
export const requested = z.object({ requested: z.literal(true) })

/** Confirmation by the customer: the password, where the account has one. */
const proved = { currentPassword: password.optional() }

export const accountAddressSchema = z.object({
  id: idSchema,
  address: addressSchema,
  phone: typed,
  isDefault: z.boolean(),
})
export type AccountAddress = z.infer<typeof accountAddressSchema>

export const accountSessionSchema = z.object({
  id: idSchema,
  channel: z.enum(CHANNELS),
  /** Such as `Firefox` and `Windows`; empty where the browser does not reveal it. */
  browser: z.string(),
  system: z.string(),
  startedAt: timeSchema,
  lastSeenAt: timeSchema,
  /** The session of this request. */
  isCurrent: z.boolean(),
})
export type AccountSession = z.infer<typeof accountSessionSchema>

export const accountPasskeySchema = z.object({
  id: idSchema,
  name: z.string(),
  createdAt: timeSchema.nullable(),
})
export type AccountPasskey = z.infer<typeof accountPasskeySchema>

export const accountSchema = z.object({
  number: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  createdAt: timeSchema,
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  /**
   * Whether the last sign-in is recent enough: changes of email or password and deletion of the account otherwise
   * require the password.
   */
  isFresh: z.boolean(),
  addresses: z.array(accountAddressSchema),
  sessions: z.array(accountSessionSchema),
  passkeys: z.array(accountPasskeySchema),
})
export type Account = z.infer<typeof accountSchema>

export const addressBody = z.object({ address: addressSchema, phone: typed, isDefault: z.boolean() })

export const accountSchemas = {
  logIn: {
    body: z.object({ email: typed, password }),
    response: customerSchema,
  },
  signUp: {
    body: z.object({ email: typed, password, firstName: typed, lastName: typed }),
    /** Not signed in yet: the link in the email does that. Identical for an address that has an account. */
    response: customerSchema,
  },
  confirmSignUp: { body: z.object({ token }), response: customerSchema },
  requestPasswordReset: { body: z.object({ email: typed }), response: requested },
  resetPassword: { body: z.object({ token, password }), response: done },
  requestLogInLink: { body: z.object({ email: typed }), response: requested },
  logInByLink: { body: z.object({ token }), response: customerSchema },
  logOut: { response: done },
  logInWithGoogle: {
    body: z.object({
      /** The ID token from Google's button. */
      credential: z.string().max(5000),
      nonce: z.string().max(200).optional(),
    }),
    response: customerSchema,
  },
  getGoogleSettings: {
    /** Without a client id the shop offers no sign-in with Google. */
    response: z.object({ clientId: z.string().nullable(), nonce: z.string().nullable() }),
  },
  getPasskeyQuestion: { response: z.object({ options: webAuthn }) },
  logInWithPasskey: { body: z.object({ response: webAuthnAnswer }), response: customerSchema },

  getAccount: { response: accountSchema },
  changeName: { body: z.object({ firstName: typed, lastName: typed }), response: accountSchema },
  changeEmail: { body: z.object({ email: typed, ...proved }), response: requested },
  confirmEmail: { body: z.object({ token }), response: done },
  changePassword: { body: z.object({ password, ...proved }), response: accountSchema },
  addAddress: { body: addressBody, response: accountSchema },
  changeAddress: { params: z.object({ id: idSchema }), body: addressBody, response: accountSchema },
  removeAddress: { params: z.object({ id: idSchema }), response: accountSchema },
  endSession: { params: z.object({ id: idSchema }), response: accountSchema },
  endOtherSessions: { response: accountSchema },
  getNewPasskeyQuestion: { body: z.object(proved), response: z.object({ options: webAuthn }) },
  addPasskey: { body: z.object({ response: webAuthnAnswer, name: typed }), response: accountSchema },
  removePasskey: { params: z.object({ id: idSchema }), response: accountSchema },
  exportAccount: {},
  deleteAccount: {
    body: z.object(proved),
    /** Data retained by law, in sentences for the customer. */
    response: z.object({ deleted: z.literal(true), kept: z.array(z.string()) }),
  },
}
