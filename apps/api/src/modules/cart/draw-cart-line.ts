import { idSchema } from '@passepartout/contracts/schemas'
import { findCartLine } from '@passepartout/db'
import { type Document, parseDocument } from '@passepartout/document'
import { type Refusal, refuse } from '../../http/answer.ts'
import { isKnownTo, privatePicture } from '../../http/private-picture.ts'
import type { PictureRequest } from '../photos/index.ts'
import { linePictureKey } from './line-picture.ts'

const WIDTH = 960

/** The picture of a cart line's frozen design, to its owner only. */
export async function drawCartLine(context: PictureRequest, id: string): Promise<Response | Refusal> {
  const { db, storage, request, visitorIds } = context
  const line = idSchema.safeParse(id).success ? await findCartLine(db, { id }) : undefined
  if (!line || !visitorIds.includes(line.visitorId)) return refuse('not-found')
  const facts = { etag: `"${line.id}"`, name: `${line.title || 'design'}.webp` }
  if (isKnownTo(request, facts.etag)) return privatePicture(facts, null)

  const key = linePictureKey(line.id)
  let object = await storage.open(key)
  if (!object) {
    const parsed = parseDocument(line.document)
    if (!parsed.ok) return refuse('not-found')
    await draw(context, key, parsed.document)
    object = await storage.open(key)
  }
  if (!object) return refuse('not-found')
  return privatePicture({ ...facts, size: object.size }, request.method === 'HEAD' ? '' : object.stream())
}

const drawing = new Map<string, Promise<void>>()

/** A cart page asks for the same picture from several tabs: it is drawn once. */
async function draw({ storage, drawLine }: PictureRequest, key: string, document: Document): Promise<void> {
  let work = drawing.get(key)
  if (!work) {
    work = drawLine({ document, width: WIDTH })
      .then(picture => storage.put(key, picture))
      .finally(() => drawing.delete(key))
    drawing.set(key, work)
  }
  await work
}
