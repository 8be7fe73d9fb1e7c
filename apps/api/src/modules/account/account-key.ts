import { createHmac } from 'node:crypto'

/** What tries at an account are counted and noted under, whether it exists or not; nobody learns the address from it. */
export const accountKey = (email: string, secret: string): string =>
  createHmac('sha256', secret).update(`account ${email}`).digest('base64url')
