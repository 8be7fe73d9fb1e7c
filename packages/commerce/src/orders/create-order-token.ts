import { type Database, findOrderById, findOrderByToken, type OrderRow } from '@passepartout/db'
import { isSignatureOf, type Signer, signatureOf } from '@passepartout/http'

const TOKEN = /^([0-9a-f-]{36})\.([\w-]{43})$/
const textOf = (orderId: string) => `order 1 ${orderId}`

/**
 * Token of an order's status page. Derived from the order and the shop's secret, so that later emails and repeated
 * placement lead to the same page, while the database stores only its hash.
 */
export const createOrderToken = (orderId: string, secret: string): string =>
  `${orderId}.${signatureOf(textOf(orderId), secret)}`

/**
 * The order of a link: the token from its placement remains valid after a change of the secret, as does a token of any
 * accepted secret.
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
