import type { CartLineRow, OrderLineRow } from '@passepartout/db'
import { type Document, parseDocument } from '@passepartout/document'
import { type ProductAppearance, previewSide } from '@passepartout/domain'
import type { ObjectStorage } from '@passepartout/storage'
import type { CallContext } from '../../http/call-context.ts'
import { appearanceOf } from './parse-stored-line.ts'

/** The widest a line is shown in cart, order and mail, on screens of two dots a pixel. */
const MOST = 960

/** Longer side in dots of the picture of a design, by the size of what is made of it. */
export function pictureSide({ pages }: Pick<Document, 'pages'>): number {
  const [first] = pages
  if (!first) return MOST
  const { width: widthMm, height: heightMm } = first.trim
  return Math.min(MOST, previewSide({ widthMm, heightMm }))
}

/** All that is drawn of a line. */
export const lineImageFolder = (lineId: string) => `lines/${lineId}/`

export interface LineImageContext extends Pick<CallContext, 'catalogue' | 'drawLine'> {
  storage: Pick<ObjectStorage, 'open' | 'put'>
}

const drawing = new Map<string, Promise<unknown>>()

/**
 * The picture of a line's frozen design (WebP), nothing where its document cannot be read. A design that lies in a
 * cart or an order never changes: it is drawn once, also for several windows that ask for it at the same time.
 */
export async function getLineImage(
  context: LineImageContext,
  line: Pick<CartLineRow | OrderLineRow, 'id' | 'document' | 'kind' | 'configuration'>,
) {
  const key = `${lineImageFolder(line.id)}picture.webp`
  const kept = await context.storage.open(key)
  if (kept) return kept
  const parsed = parseDocument(line.document)
  if (!parsed.ok) return undefined
  return getCachedImage(context, key, { document: parsed.document, dress: appearanceOf(context, line) })
}

/** A picture that is drawn once and kept under its key. */
export async function getCachedImage(
  { storage, drawLine }: Pick<LineImageContext, 'storage' | 'drawLine'>,
  key: string,
  drawn: { document: Document; dress: ProductAppearance | undefined; width?: number },
) {
  const kept = await storage.open(key)
  if (kept) return kept
  // Whoever asked first may hang up: then the next one has it drawn.
  for (let others = drawing.get(key); others; others = drawing.get(key)) {
    await others.catch(() => undefined)
    const drawnMeanwhile = await storage.open(key)
    if (drawnMeanwhile) return drawnMeanwhile
  }
  const work = drawLine({ width: pictureSide(drawn.document), ...drawn })
    .then(picture => storage.put(key, picture))
    .finally(() => drawing.delete(key))
  drawing.set(key, work)
  await work
  return storage.open(key)
}

/** The picture shows the customer's photo: it goes with the line. */
export async function deleteLineImages(
  { storage }: { storage: ObjectStorage },
  lineId: string,
): Promise<void> {
  await storage.remove(lineImageFolder(lineId))
}
