import { createHmac } from 'node:crypto'
import { equalsInConstantTime } from './signature.ts'

/** Maximum difference between the time of a signature and now. */
const SIGNED_WITHIN_MS = 300_000
const PREFIX = 'whsec_'

export interface SignedWebhook {
  headers: Pick<Headers, 'get'>
  /** The raw body, over which the signature is made. */
  body: Uint8Array
  /** `whsec_` and the key in base64, or any text; separated by spaces while it changes. */
  secret: string
  now: Date
}

/**
 * Whether a webhook is signed as by Standard Webhooks (https://www.standardwebhooks.com): HMAC with SHA-256 over id, time
 * and body, in the headers `webhook-id`, `webhook-timestamp` and `webhook-signature`.
 */
export function verifyWebhook({ headers, body, secret, now }: SignedWebhook): boolean {
  const id = headers.get('webhook-id')
  const timestamp = headers.get('webhook-timestamp')
  const given = headers.get('webhook-signature')
  if (!id || !given || !timestamp || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(Number(timestamp) * 1000 - now.getTime()) > SIGNED_WITHIN_MS) return false
  const signatures = given.split(' ').flatMap(one => (one.startsWith('v1,') ? [one.slice(3)] : []))
  return secret.split(' ').some(key => {
    const right = signWebhook({ id, timestamp, body, secret: key })
    return signatures.some(one => equalsInConstantTime(Buffer.from(one), Buffer.from(right)))
  })
}

/** The signature of a webhook in base64, without its version. */
export const signWebhook = ({
  id,
  timestamp,
  body,
  secret,
}: {
  id: string
  timestamp: string
  body: Uint8Array
  secret: string
}): string => createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.`).update(body).digest('base64')

const keyOf = (secret: string): Buffer =>
  secret.startsWith(PREFIX) ? Buffer.from(secret.slice(PREFIX.length), 'base64') : Buffer.from(secret)
