import { type LineImageSource, lineThumbnail } from '@passepartout/business-documents'
import {
  type Database,
  type EmailAttachment,
  listOrderLines,
  type OrderLineRow,
  type OrderRow,
} from '@passepartout/db'
import type { StructuredLog } from '@passepartout/domain'
import { shopOfOrder } from '../stored-orders/index.ts'
import type { LineLooks } from './line-looks.ts'

/** Keeps emails small: further lines are listed without an image. */
const MAX_EMAIL_IMAGES = 12

export interface OrderEmailImagesContext {
  db: Database
  log: StructuredLog
  lineLooks: LineLooks
  /** The image of a ready-made article, by file name. */
  readGoods: (name: string) => Promise<Uint8Array | undefined>
}

/** Small images of the ordered products, where they can be rendered; the email is complete without them. */
export async function orderEmailImages(
  context: OrderEmailImagesContext,
  order: OrderRow,
): Promise<EmailAttachment[]> {
  const pictures: EmailAttachment[] = []
  for (const line of (await listOrderLines(context.db, order.id)).slice(0, MAX_EMAIL_IMAGES)) {
    const source = await lineImageSource(context, order, line).catch(err => {
      context.log.warn({ err, line: line.id }, 'email image rendering failed')
      return undefined
    })
    if (source) pictures.push(await lineThumbnail(source, { id: line.id, channel: order.channel }))
  }
  return pictures
}

async function lineImageSource(
  context: OrderEmailImagesContext,
  order: OrderRow,
  line: OrderLineRow,
): Promise<LineImageSource | undefined> {
  const { readGoods, lineLooks } = context
  if (line.document !== null) {
    const object = await lineLooks.image(line)
    return object && { bytes: new Uint8Array(await new Response(object.stream()).arrayBuffer()) }
  }
  const look = lineLooks.undesigned(shopOfOrder(order), line, order.currency)
  if (look?.picture) {
    const bytes = await readGoods(look.picture)
    return bytes && { bytes }
  }
  return look?.swatch && look.aspect ? { frame: look.swatch, aspect: look.aspect } : undefined
}
