import { type Database, findOrderById, findOrderByToken, type OrderRow } from '@passepartout/db'
import { isSignatureOf, type Signer, signatureOf } from '@passepartout/http'

const TOKEN = /^([0-9a-f-]{36})\.([\w-]{43})$/
const textOf = (orderId: string) => `order 1 ${orderId}`

/**
 * What the link to an order's status page carries. It follows from the order and the shop's secret, so that mails written
 * later and a repeated press lead to the same page, while the database knows only its hash.
 */
export const createOrderToken = (orderId: string, secret: string): string =>
  `${orderId}.${signatureOf(textOf(orderId), secret)}`

/**
 * The order that a link opens: one that the order was placed with, whatever the secret is now, or one made since by a
 * secret that is taken.
 */
export async function findLinkedOrder(
  db: Database,
  token: string,
  secrets: Signer,
): Promise<OrderRow | undefined> {
  const placed = await findOrderByToken(db, token)
  if (placed) return placed
  const [, orderId, signature] = TOKEN.exec(token) ?? []
  if (!orderId || !signature || !isSignatureOf(signature, textOf(orderId), secrets)) return undefined
  return findOrderById(db, orderId)
}
