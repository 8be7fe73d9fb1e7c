import { createHash } from 'node:crypto'
import { renderOrderEmail } from '@passepartout/business-documents'
import { createMomentFormatter, customerRecipient, orderUrl } from '@passepartout/commerce/orders'
import { sendOrderLinks } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { listOrders } from '@passepartout/db'
import { HOUR_MS, YEAR_MS } from '@passepartout/domain'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { emailProblem } from '../contact/index.ts'

/** The newest orders; older links have to be requested from the shop. */
const MOST = 10

/**
 * Sends the links of an address's orders of one year in this shop, at most once an hour. The response is the same
 * whether there are any.
 */
export const sendOrderLinksRoute = route(
  sendOrderLinks,
  schemas.sendOrderLinks,
  async (context, { body }) => {
    const { db, jobs, shop, now, translate } = context
    const email = body.email.trim()
    const wrong = emailProblem(email)
    if (wrong) return refuse('invalid-input', { errors: { email: [translate(wrong)] } })
    const spent = await context.spend('order-search')
    if (spent) return spent
    const from = new Date(now.getTime() - YEAR_MS)
    const orders = await listOrders(db, { email, channel: shop.channel, from, most: MOST })
    const [newest] = orders
    if (newest) {
      const message = await renderOrderEmail('order-links', {
        ...(await customerRecipient(context, newest)),
        orders: orders.map(order => ({
          number: order.number,
          date: createMomentFormatter(context, newest)(order.placedAt, 'date').text,
          url: orderUrl(context, order),
        })),
      })
      const hour = Math.floor(now.getTime() / HOUR_MS)
      const whose = createHash('sha256').update(`${shop.channel} ${email.toLowerCase()}`).digest('hex')
      const mail = { key: `order-links ${whose} ${hour}`, kind: 'order-links', message, now }
      await db.transaction(tx => jobs.sendLater(tx, mail))
    }
    return success({ sent: true as const })
  },
)
