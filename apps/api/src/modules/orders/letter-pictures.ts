import { linesOfOrder, type MailAttachment, type OrderLineRow, type OrderRow } from '@passepartout/db'
import { parseDocument } from '@passepartout/document'
import { linePicture, type PictureSource } from '@passepartout/paper'
import type { ObjectStorage } from '@passepartout/storage'
import type { CallContext } from '../../http/call-context.ts'
import { dressOf, linePictureKey, lookOf } from '../cart/index.ts'
import { shopOf } from './stored-order.ts'

const WIDTH = 640
/** A letter stays small: what comes after these is told in words. */
const MOST_PICTURES = 12

export interface LetterPicturesContext
  extends Pick<CallContext, 'db' | 'catalogue' | 'drawLine' | 'readGoods'> {
  storage: Pick<ObjectStorage, 'open' | 'put'>
}

/** Small pictures of what was ordered, as far as it can be drawn: a letter without them says everything too. */
export async function letterPictures(
  context: LetterPicturesContext,
  order: OrderRow,
): Promise<MailAttachment[]> {
  const pictures: MailAttachment[] = []
  for (const line of (await linesOfOrder(context.db, order.id)).slice(0, MOST_PICTURES)) {
    const source = await sourceOf(context, order, line).catch(() => undefined)
    if (source) pictures.push(await linePicture(source, { id: line.id, channel: order.channel }))
  }
  return pictures
}

async function sourceOf(
  context: LetterPicturesContext,
  order: OrderRow,
  line: OrderLineRow,
): Promise<PictureSource | undefined> {
  const { storage, drawLine, readGoods, catalogue } = context
  if (line.document !== null) {
    const object = await storage.open(linePictureKey(line.id))
    if (object) return { bytes: new Uint8Array(await new Response(object.stream()).arrayBuffer()) }
    const parsed = parseDocument(line.document)
    if (!parsed.ok) return undefined
    const bytes = await drawLine({ document: parsed.document, width: WIDTH, dress: dressOf(context, line) })
    await storage.put(linePictureKey(line.id), bytes)
    return { bytes }
  }
  const look = lookOf({ catalogue, shop: shopOf(order) }, line, order.currency)
  if (look?.picture) {
    const bytes = await readGoods(look.picture)
    return bytes && { bytes }
  }
  return look?.swatch && look.aspect ? { frame: look.swatch, aspect: look.aspect } : undefined
}
