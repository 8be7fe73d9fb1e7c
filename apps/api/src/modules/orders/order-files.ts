import { calendarFile, daysOfLine, findLinkedOrder } from '@passepartout/commerce/orders'
import { lastEventAt } from '@passepartout/commerce/stored-orders'
import { orderInvoice, orderLineDays, orderLineImage } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { type Database, listOrderEvents, listOrderInvoices, listOrderLines } from '@passepartout/db'
import { matchesEntityTag } from '@passepartout/http'
import { refuse } from '../../http/call-result.ts'
import { privateImageResponse } from '../../http/private-image.ts'
import { privatePdfResponse } from '../../http/private-pdf.ts'
import { fileRoute } from '../../http/router.ts'
import { getLineImage } from '../cart/index.ts'

export const NO_REFERRER = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

/** The invoice, for holders of the order's link; the file is named after the invoice. */
export const orderInvoiceRoute = fileRoute(
  orderInvoice,
  schemas.orderInvoice,
  async ({ db, storage, request, keys }, { params: { token } }) => {
    const order = await findLinkedOrder(db, token, keys.order)
    const invoice =
      order && (await listOrderInvoices(db, order.id)).findLast(({ kind }) => kind === 'invoice')
    const object = invoice?.pdfKey ? await storage.open(invoice.pdfKey) : undefined
    if (!invoice || !object) return refuse('not-found')
    const isHead = request.method === 'HEAD'
    return privatePdfResponse(object, { name: invoice.number, isHead, headers: NO_REFERRER })
  },
)

/** The days that an ordered calendar prints, for holders of the order's link, until its photos are deleted. */
export const orderLineDaysRoute = fileRoute(
  orderLineDays,
  schemas.orderLineDays,
  async ({ db, request, keys }, { params }) => {
    const found = await findLine(db, params, keys.order)
    const days = found ? daysOfLine(found.line) : []
    if (!found || days.length === 0) return refuse('not-found')
    const name = found.order.number.replace(/[^\w.-]/g, '-')
    return new Response(request.method === 'HEAD' ? null : calendarFile(found.line, days, found.order), {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${name}-${found.line.number}.ics"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        ...NO_REFERRER,
      },
    })
  },
)

/** A line of the order of a link; undefined where the link is wrong or the order's photos are deleted. */
export async function findLine(
  db: Database,
  { token, line: id }: { token: string; line: string },
  key: Parameters<typeof findLinkedOrder>[2],
) {
  const order = await findLinkedOrder(db, token, key)
  const line = order && (await listOrderLines(db, order.id)).find(one => one.id === id)
  if (!order || !line || lastEventAt(await listOrderEvents(db, order.id), 'photos-deleted')) return undefined
  return { order, line }
}

/** The image of an ordered design, for holders of the order's link, until its photos are deleted. */
export const orderLineImageRoute = fileRoute(
  orderLineImage,
  schemas.orderLinePicture,
  async (context, { params }) => {
    const { db, request } = context
    const found = await findLine(db, params, context.keys.order)
    if (!found) return refuse('not-found')
    const { line } = found
    const facts = { etag: `"${line.id}"`, name: `${line.title || 'design'}.webp` }
    if (matchesEntityTag(request.headers.get('if-none-match'), facts.etag))
      return privateImageResponse(facts, null)
    const object = await getLineImage(context, line)
    if (!object) return refuse('not-found')
    const body = request.method === 'HEAD' ? '' : object.stream()
    const answered = privateImageResponse({ ...facts, size: object.size }, body)
    for (const [name, value] of Object.entries(NO_REFERRER)) answered.headers.set(name, value)
    return answered
  },
)
