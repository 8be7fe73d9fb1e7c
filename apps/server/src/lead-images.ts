import type { LeadImages } from '@passepartout/worker'
import type { Context, Hono } from 'hono'
import { type createImageService, type GeneratedImageSource, signImageUrl } from './image-service.ts'
import type { ShopEnvironment } from './shop-app.ts'

const FOLDER = 'leadimage/'
const REASONS = {
  unknown: [404, 'No such picture'],
  impossible: [422, 'No picture of these options together'],
} as const

/** Lead images as generated originals of the image service, which renders, limits and caches them like all others. */
export const drawnLeadImages =
  (images: LeadImages) =>
  (path: string): GeneratedImageSource | undefined => {
    if (!path.startsWith(FOLDER)) return undefined
    const image = images.read(path.slice(FOLDER.length))
    if (!image.ok) return undefined
    return { version: images.versionOf(image.drawing), read: () => images.draw(image.drawing) }
  }

/** `GET /leadimage/<material>/<view>/<options>.jpg`: the image unresized, by the same service. */
export function mountLeadImages(
  app: Hono<ShopEnvironment>,
  images: LeadImages,
  pictures: ReturnType<typeof createImageService>,
  secret: Parameters<typeof signImageUrl>[1],
): void {
  app.get(`/${FOLDER}*`, async (c: Context<ShopEnvironment>) => {
    const { pathname, search } = new URL(c.req.url)
    const image = images.read(pathname.slice(FOLDER.length + 1))
    if (!image.ok) {
      const [status, text] = REASONS[image.reason]
      return c.text(`${text}\n`, status, { 'Cache-Control': 'no-store' })
    }
    const modifiers = image.format === 'png' ? 'f_png' : 'f_jpeg&q_85'
    return pictures(c.req.raw, signImageUrl(`/_ipx/${modifiers}${pathname}${search}`, secret))
  })
}
