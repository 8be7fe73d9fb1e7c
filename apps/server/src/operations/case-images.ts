import { type Database, findCase, type OrderCaseRow } from '@passepartout/db'
import type { ObjectStorage } from '@passepartout/storage'
import type { Hono } from 'hono'
import type { ShopEnvironment } from '../shop-app.ts'

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/**
 * The photos of complaints: copies made by the shop, never an uploaded file as it was sent. Mounted behind the
 * operators' guard, which logs each access.
 */
export function mountCaseImages(
  app: Hono<ShopEnvironment>,
  { db, storage }: { db: Database; storage: Pick<ObjectStorage, 'open'> },
): void {
  app.get(`/_operations/cases/:id{${ID}}/:number{[1-9][0-9]?}`, async c => {
    const found = await findCase(db, c.req.param('id'))
    const key = found && caseImagesOf(found)[Number(c.req.param('number')) - 1]
    const picture = key && (await storage.open(key))
    if (!picture) return c.text('This picture is gone.', 404)
    return c.body(picture.stream(), 200, {
      'Content-Type': 'image/webp',
      'Content-Length': String(picture.size),
      'X-Content-Type-Options': 'nosniff',
    })
  })
}

function caseImagesOf({ content }: Pick<OrderCaseRow, 'content'>): string[] {
  const { pictures } = Object(content) as { pictures?: unknown }
  return Array.isArray(pictures) ? pictures.map(String) : []
}
