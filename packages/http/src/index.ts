export { type ByteCache, createByteCache } from './byte-cache.ts'
export { type ContentCoding, chooseCoding } from './content-coding.ts'
export { entityTag, isKnownTag, weakEntityTag } from './entity-tag.ts'
export { createPace, type Rate } from './pace.ts'
export { isSameOrigin } from './same-origin.ts'
export {
  acceptedKeys,
  equalsInConstantTime,
  isSignatureOf,
  type Signer,
  type SigningKeys,
  signatureOf,
  signingKey,
} from './signature.ts'
export { createTurns, letOthersIn, readOn } from './turns.ts'
