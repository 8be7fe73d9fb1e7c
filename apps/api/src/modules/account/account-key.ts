import { createHmac } from 'node:crypto'

/**
 * The key under which attempts at an account are counted and recorded, whether it exists or not. An HMAC: the address
 * cannot be recovered from it.
 */
export const accountKey = (email: string, secret: string): string =>
  createHmac('sha256', secret).update(`account ${email}`).digest('base64url')
