import { linesOfOrder, type MailAttachment, type OrderLineRow, type OrderRow } from '@passepartout/db'
import { linePicture, type PictureSource } from '@passepartout/paper'
import type { CallContext } from '../../http/call-context.ts'
import { type LinePictureContext, lookOf, openLinePicture } from '../cart/index.ts'
import { shopOf } from './stored-order.ts'

/** A letter stays small: what comes after these is told in words. */
const MOST_PICTURES = 12

export interface LetterPicturesContext
  extends LinePictureContext,
    Pick<CallContext, 'db' | 'readGoods' | 'log'> {}

/** Small pictures of what was ordered, as far as it can be drawn: a letter without them says everything too. */
export async function letterPictures(
  context: LetterPicturesContext,
  order: OrderRow,
): Promise<MailAttachment[]> {
  const pictures: MailAttachment[] = []
  for (const line of (await linesOfOrder(context.db, order.id)).slice(0, MOST_PICTURES)) {
    const source = await sourceOf(context, order, line).catch(err => {
      context.log.warn({ err, line: line.id }, 'a picture for a letter could not be drawn')
      return undefined
    })
    if (source) pictures.push(await linePicture(source, { id: line.id, channel: order.channel }))
  }
  return pictures
}

async function sourceOf(
  context: LetterPicturesContext,
  order: OrderRow,
  line: OrderLineRow,
): Promise<PictureSource | undefined> {
  const { readGoods, catalogue } = context
  if (line.document !== null) {
    const object = await openLinePicture(context, line)
    return object && { bytes: new Uint8Array(await new Response(object.stream()).arrayBuffer()) }
  }
  const look = lookOf({ catalogue, shop: shopOf(order) }, line, order.currency)
  if (look?.picture) {
    const bytes = await readGoods(look.picture)
    return bytes && { bytes }
  }
  return look?.swatch && look.aspect ? { frame: look.swatch, aspect: look.aspect } : undefined
}
