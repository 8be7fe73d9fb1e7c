import { createHmac, timingSafeEqual } from 'node:crypto'

/** The keys of one purpose while they change: one signs, and what any of them signed is taken. Asked anew at each use. */
export interface SigningKeys {
  readonly signing: string
  readonly accepted: readonly string[]
}

/** One key, or keys that change. */
export type Signer = string | SigningKeys

/** The signature of a text (HMAC with SHA-256): 43 characters that may stand in an address or a cookie. */
export const signatureOf = (text: string, signer: Signer): string =>
  createHmac('sha256', signingKey(signer)).update(text).digest('base64url')

/** Whether this shop signed the text. How long it takes tells nothing of the right signature. */
export const isSignatureOf = (given: string, text: string, signer: Signer): boolean =>
  acceptedKeys(signer).some(key =>
    equalsInConstantTime(Buffer.from(given), Buffer.from(signatureOf(text, key))),
  )

/** The key that signs from now on. */
export const signingKey = (signer: Signer): string => (typeof signer === 'string' ? signer : signer.signing)

/** Every key whose signatures count. */
export const acceptedKeys = (signer: Signer): readonly string[] =>
  typeof signer === 'string' ? [signer] : signer.accepted

/** Whether two secrets are the same, without telling by the time it takes where they differ. Lengths are no secret. */
export const equalsInConstantTime = (given: Uint8Array, right: Uint8Array): boolean =>
  given.length === right.length && timingSafeEqual(given, right)
