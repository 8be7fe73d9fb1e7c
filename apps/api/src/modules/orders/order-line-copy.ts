import { orderLineCopy } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { parseDocument } from '@passepartout/document'
import { lineImageFolder, type StoredObject } from '@passepartout/storage'
import { refuse } from '../../http/call-result.ts'
import { privatePdfResponse } from '../../http/private-pdf.ts'
import { fileRoute } from '../../http/router.ts'
import { findLine, NO_REFERRER } from './order-files.ts'

/** Pixels per inch: sharp on a screen when a page is seen whole, and too few to print the product again. */
const COPY_PPI = 150

/**
 * The customer's own copy of an ordered design, for holders of the order's link, until its photos are deleted. Rendered
 * at the first request and kept beside the line's image.
 */
export const orderLineCopyRoute = fileRoute(
  orderLineCopy,
  schemas.orderLineCopy,
  async (context, { params }) => {
    const { db, storage, request } = context
    const found = await findLine(db, params, context.keys.order)
    const parsed = found?.line.isPersonalised ? parseDocument(found.line.document) : undefined
    if (!found || !parsed?.ok) return refuse('not-found')
    const { order, line } = found
    const key = `${lineImageFolder(line.id)}copy.pdf`
    const answer = (object: StoredObject) =>
      privatePdfResponse(object, {
        name: `${order.number}-${line.number}`,
        isHead: request.method === 'HEAD',
        headers: NO_REFERRER,
      })
    const known = await storage.open(key)
    if (known) return answer(known)
    const spent = await context.spend('order-copy')
    if (spent) return spent
    const bytes = await context.drawProof({
      document: parsed.document,
      ppi: COPY_PPI,
      title: line.title || order.number,
      createdAt: order.placedAt,
    })
    await storage.put(key, bytes)
    const stored = await storage.open(key)
    return stored ? answer(stored) : refuse('unavailable', { headers: { 'retry-after': '5' } })
  },
)
