import type { CartLineRow, OrderLineRow } from '@passepartout/db'
import { type Document, parseDocument } from '@passepartout/document'
import { type ProductAppearance, previewSide } from '@passepartout/domain'
import { lineImageFolder, type ObjectStorage } from '@passepartout/storage'
import type { CallContext } from '../../http/call-context.ts'
import { appearanceOf } from './parse-stored-line.ts'

/** Largest displayed width of a line in cart, order and email on 2x screens. */
const MOST = 960

/** Longer side in pixels of a design's image, depending on the size of the product. */
export function pictureSide({ pages }: Pick<Document, 'pages'>): number {
  const [first] = pages
  if (!first) return MOST
  const { width: widthMm, height: heightMm } = first.trim
  return Math.min(MOST, previewSide({ widthMm, heightMm }))
}

export interface LineImageContext extends Pick<CallContext, 'catalogue' | 'drawLine'> {
  storage: Pick<ObjectStorage, 'open' | 'put'>
}

const drawing = new Map<string, Promise<unknown>>()

/**
 * The image of a line's frozen design (WebP); `undefined` when its document is unreadable. A design in a cart or order
 * never changes, so it is rendered once, also for concurrent requests.
 */
export async function getLineImage(
  context: LineImageContext,
  line: Pick<CartLineRow | OrderLineRow, 'id' | 'document' | 'kind' | 'configuration'>,
) {
  const key = `${lineImageFolder(line.id)}picture.webp`
  const cached = await context.storage.open(key)
  if (cached) return cached
  const parsed = parseDocument(line.document)
  if (!parsed.ok) return undefined
  return getCachedImage(context, key, { document: parsed.document, dress: appearanceOf(context, line) })
}

/** Renders an image once and stores it under its key. */
export async function getCachedImage(
  { storage, drawLine }: Pick<LineImageContext, 'storage' | 'drawLine'>,
  key: string,
  drawn: { document: Document; dress: ProductAppearance | undefined; width?: number },
) {
  const cached = await storage.open(key)
  if (cached) return cached
  // The first requester may disconnect and cancel the rendering; then the next one starts it again.
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

/** The image contains the customer's photo, so it is deleted with the line. */
export async function deleteLineImages(
  { storage }: { storage: ObjectStorage },
  lineId: string,
): Promise<void> {
  await storage.remove(lineImageFolder(lineId))
}
