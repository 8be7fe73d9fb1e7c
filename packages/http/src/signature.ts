import { createHmac, timingSafeEqual } from 'node:crypto'

/** The signature of a text (HMAC with SHA-256): 43 characters that may stand in an address or a cookie. */
export const signatureOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** Whether this shop signed the text. How long it takes tells nothing of the right signature. */
export const isSignatureOf = (given: string, text: string, secret: string): boolean =>
  equalsInConstantTime(Buffer.from(given), Buffer.from(signatureOf(text, secret)))

/** Whether two secrets are the same, without telling by the time it takes where they differ. Lengths are no secret. */
export const equalsInConstantTime = (given: Uint8Array, right: Uint8Array): boolean =>
  given.length === right.length && timingSafeEqual(given, right)
