import { cartLinePreview } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { findCartLine } from '@passepartout/db'
import { type Document, parseDocument } from '@passepartout/document'
import type { ProductDress } from '@passepartout/domain'
import { isKnownTag } from '@passepartout/http'
import { refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { privatePicture } from '../../http/private-picture.ts'
import { fileRoute } from '../../http/router.ts'
import { linePictureKey } from './line-picture.ts'
import { dressOf } from './stored-line.ts'

const WIDTH = 960

/** The picture of a cart line's frozen design, to its owner only. */
export const cartLinePreviewRoute = fileRoute(
  cartLinePreview,
  schemas.cartLinePreview,
  async (context, { params: { id } }) => {
    const { db, storage, request } = context
    const line = await findCartLine(db, { id })
    if (!line || !(await context.visitorIds()).includes(line.visitorId)) return refuse('not-found')
    const facts = { etag: `"${line.id}"`, name: `${line.title || 'design'}.webp` }
    if (isKnownTag(request.headers.get('if-none-match'), facts.etag)) return privatePicture(facts, null)

    const key = linePictureKey(line.id)
    let object = await storage.open(key)
    if (!object) {
      const parsed = parseDocument(line.document)
      if (!parsed.ok) return refuse('not-found')
      await draw(context, key, { document: parsed.document, dress: dressOf(context, line) })
      object = await storage.open(key)
    }
    if (!object) return refuse('not-found')
    return privatePicture({ ...facts, size: object.size }, request.method === 'HEAD' ? '' : object.stream())
  },
)

const drawing = new Map<string, Promise<void>>()

/** A cart page asks for the same picture from several tabs: it is drawn once. */
async function draw(
  { storage, drawLine }: CallContext,
  key: string,
  line: { document: Document; dress: ProductDress | undefined },
): Promise<void> {
  let work = drawing.get(key)
  if (!work) {
    work = drawLine({ ...line, width: WIDTH })
      .then(picture => storage.put(key, picture))
      .finally(() => drawing.delete(key))
    drawing.set(key, work)
  }
  await work
}
