import { createHmac } from 'node:crypto'
import { acceptedKeys, equalsInConstantTime, type Signer } from '@passepartout/http'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { notFound, unauthorized } from './delivery/answers.ts'

const LARGEST_BODY = 256 * 1024
/** HMAC algorithms by the length of their hexadecimal signature; Storyblok signs with the first. */
const ALGORITHMS = new Map([
  [40, 'sha1'],
  [64, 'sha256'],
])

export interface WebhookOptions {
  /** Verifies senders' signatures; without it, or without keys, there is no webhook. */
  secret: Signer | undefined
  /** Called for every message with a valid signature, whatever it contains. */
  received: () => Promise<void>
}

/** `POST /webhook`: notification of a content service that content was published. */
export function createWebhook({ secret, received }: WebhookOptions): Hono {
  const limit = bodyLimit({
    maxSize: LARGEST_BODY,
    onError: c => c.json({ error: 'The message is too long' }, 413),
  })
  return new Hono().post('/webhook', limit, async c => {
    const keys = secret === undefined ? [] : acceptedKeys(secret)
    if (keys.length === 0) return notFound(c)
    const body = Buffer.from(await c.req.arrayBuffer())
    const signature = c.req.header('webhook-signature') ?? ''
    if (!keys.some(key => isSigned(body, signature, key))) return unauthorized(c)
    await received()
    return c.json({ received: true }, 200, { 'Cache-Control': 'no-store' })
  })
}

/** Whether `signature` is the HMAC of the body, in hexadecimal digits. */
function isSigned(body: Buffer, signature: string, secret: string): boolean {
  const algorithm = ALGORITHMS.get(signature.length)
  if (!algorithm || !/^[0-9a-f]+$/i.test(signature)) return false
  return equalsInConstantTime(
    Buffer.from(signature, 'hex'),
    createHmac(algorithm, secret).update(body).digest(),
  )
}
