import { createHmac, timingSafeEqual } from 'node:crypto'

type Purpose = 'confirm' | 'leave'

/** What a link in a mail carries: the subscription, and that the shop itself wrote the link. */
export const newsletterToken = (id: string, purpose: Purpose, secret: string): string =>
  `${id}.${sign(id, purpose, secret)}`

const TOKEN = /^([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})\.([\w-]{43})$/

/** The subscription of a token, if the shop wrote it for this purpose. */
export function subscriptionOf(token: string, purpose: Purpose, secret: string): string | undefined {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? []
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(id, purpose, secret))]
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
}

const sign = (id: string, purpose: Purpose, secret: string) =>
  createHmac('sha256', secret).update(`newsletter ${purpose} 1 ${id}`).digest('base64url')
