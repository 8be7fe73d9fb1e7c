export { type ByteCache, createByteCache } from './byte-cache.ts'
export { compileCacheEnv } from './compile-cache.ts'
export { type ContentCoding, chooseCoding } from './content-coding.ts'
export { entityTag, isKnownTag, weakEntityTag } from './entity-tag.ts'
export { createPace, type Rate } from './pace.ts'
export { type BodyBounds, type BodyProblem, type ReadBody, readBody } from './read-body.ts'
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
export {
  type Asker,
  createWorkQueue,
  QueueBusyError,
  type QueueOptions,
  WorkDroppedError,
  type WorkQueue,
} from './work-queue.ts'
