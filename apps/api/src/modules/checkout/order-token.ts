import { signatureOf } from '@passepartout/http'

/**
 * What the link to an order's status page carries. It follows from the order and the shop's secret, so that mails written
 * later and a repeated press lead to the same page, while the database knows only its hash.
 */
export const orderToken = (orderId: string, secret: string): string =>
  `${orderId}.${signatureOf(`order 1 ${orderId}`, secret)}`
