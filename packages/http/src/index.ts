export { type ByteCache, createByteCache } from './byte-cache.ts'
export { compileCacheEnv } from './compile-cache.ts'
export { type ContentCoding, negotiateEncoding } from './content-coding.ts'
export { entityTag, matchesEntityTag, weakEntityTag } from './entity-tag.ts'
export { createFairQueue, resumeReading, yieldToEventLoop } from './fair-queue.ts'
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
export { createUploadThrottle, type ThrottleRate } from './upload-throttle.ts'
export { signWebhook, verifyWebhook } from './verify-webhook.ts'
export {
  createWorkQueue,
  QueueBusyError,
  type QueueOptions,
  type Requester,
  RequesterGoneError,
  type WorkQueue,
} from './work-queue.ts'
