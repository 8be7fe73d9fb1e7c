import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Signing keys of one purpose during rotation: `signing` makes new signatures, those of all `accepted` keys are valid.
 * Read again at each use.
 */
export interface SigningKeys {
  readonly signing: string
  readonly accepted: readonly string[]
}

/** One key, or keys in rotation. */
export type Signer = string | SigningKeys

/** The signature of a text (HMAC with SHA-256): 43 characters, safe in a URL or a cookie. */
export const signatureOf = (text: string, signer: Signer): string =>
  createHmac('sha256', signingKey(signer)).update(text).digest('base64url')

/** Whether this shop signed the text. Compares in constant time. */
export const isSignatureOf = (given: string, text: string, signer: Signer): boolean =>
  acceptedKeys(signer).some(key =>
    equalsInConstantTime(Buffer.from(given), Buffer.from(signatureOf(text, key))),
  )

/** The key for new signatures. */
export const signingKey = (signer: Signer): string => (typeof signer === 'string' ? signer : signer.signing)

/** All keys whose signatures are valid. */
export const acceptedKeys = (signer: Signer): readonly string[] =>
  typeof signer === 'string' ? [signer] : signer.accepted

/** Compares two secrets in constant time; only their lengths may leak. */
export const equalsInConstantTime = (given: Uint8Array, right: Uint8Array): boolean =>
  given.length === right.length && timingSafeEqual(given, right)
