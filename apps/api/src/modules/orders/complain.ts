import { createHash, randomUUID } from 'node:crypto'
import { complaintReceivedEmail, emailRecipientOf } from '@passepartout/commerce/emails'
import { lineName } from '@passepartout/commerce/orders'
import { copyCaseImages } from '@passepartout/commerce/retention'
import { submitComplaint } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { addCase, filterReadyPhotoIds, listOrderLines, transitionOrderWith } from '@passepartout/db'
import { shopFor } from '@passepartout/domain'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { toOrderPayload } from './order-payload.ts'
import { requestedOrder } from './requested-order.ts'

export const submitComplaintRoute = route(
  submitComplaint,
  schemas.complain,
  async (context, { params: { token }, body }) => {
    const { db, now, visitorId, translate } = context
    const order = await requestedOrder(context, token)
    if ('refused' in order) return order
    const lines = (await listOrderLines(db, order.id)).filter(({ id }) => body.lines.includes(id))
    if (lines.length !== new Set(body.lines).size)
      return refuse('invalid-input', { errors: { lines: [translate('order.unknown-line')] } })
    const photos = [...new Set(body.photos)]
    const own = visitorId ? await filterReadyPhotoIds(db, { visitorId, ids: photos }) : new Set()
    if (own.size !== photos.length)
      return refuse('invalid-input', { errors: { photos: [translate('order.unknown-photo')] } })

    const { what, wish, text } = body
    const claim = { lines: lines.map(({ number }) => number), what, wish, text, photos }
    const hash = hashOf(claim)
    const [first] = lines
    const pictures = first ? await copyCaseImages(context, { lineId: first.id, hash, photoIds: photos }) : []
    const content = { ...claim, pictures }
    const to = await emailRecipientOf(context, shopFor(order.channel, order.locale), order.email)
    const id = randomUUID()
    const moved = await transitionOrderWith(
      db,
      {
        orderId: order.id,
        move: 'complaint-received',
        actor: 'customer',
        details: { case: id, lines: content.lines, what, wish },
        key: `complaint-${hash}`,
        now,
      },
      async tx => {
        await addCase(tx, { id, orderId: order.id, kind: 'complaint', content, createdAt: now })
        await context.jobs.sendLater(tx, { ...complaintReceivedEmail(to, order, lines.map(lineName)), now })
      },
    )
    if (!moved.ok) return refuse('conflict', { text: 'order.no-complaint' })
    return success({ order: await toOrderPayload(context, moved.order, token) })
  },
)

/** Idempotency key: a repeated form is one case. */
const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32)
