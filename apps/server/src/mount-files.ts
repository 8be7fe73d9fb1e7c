import { join } from 'node:path'
import { clientFiles as designerFiles } from '@passepartout/designer'
import { clientFiles as storefrontFiles } from '@passepartout/storefront'
import { isStandardImageSize } from '@passepartout/storefront/offered-pictures'
import type { LeadImages } from '@passepartout/worker'
import type { Hono } from 'hono'
import { createImageService, type ImageServiceOptions } from './image-service.ts'
import { drawnLeadImages, mountLeadImages } from './lead-images.ts'
import type { Logger } from './log.ts'
import type { ShopEnvironment } from './shop-app.ts'
import { staticFiles } from './static-files.ts'

interface FilesOptions {
  dataDir: string
  assetRoot: string
  drawn: NonNullable<ImageServiceOptions['drawn']>
  leadImages: LeadImages
  secret: ImageServiceOptions['secret']
  requesterOf: ImageServiceOptions['requesterOf']
  spend: NonNullable<ImageServiceOptions['spend']>
  log: Logger
}

/**
 * The workers that decode a visitor photo and render it into detail images may compile a decoder, which pages may not,
 * and may fetch that decoder and nothing else: no photo can leave the device through them.
 */
const PHOTO_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"

/**
 * The designer's layout worker, and the shop's worker that renders names on cards, compile a text shaper and fetch
 * fonts and drawings.
 */
const DRAWING_WORKER_POLICY = `${PHOTO_WORKER_POLICY}; connect-src 'self'`

/** The spellcheck worker compiles Hunspell out of a data URL, and fetches dictionaries. */
const SPELLING_WORKER_POLICY = `${PHOTO_WORKER_POLICY}; connect-src 'self' data:`

/** The workers that judge photos and find faces read previews, on this device and in the shop. */
const PREVIEW_WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self' blob:"

/** Mounts static files, and the images rendered from them. */
export function mountFiles({ dataDir, assetRoot, drawn, leadImages, log, ...access }: FilesOptions) {
  const drawnLeads = drawnLeadImages(leadImages)
  const pictures = createImageService({
    root: assetRoot,
    cacheDir: join(dataDir, 'pictures'),
    drawn: path => drawn(path) ?? drawnLeads(path),
    ...access,
    isOffered: isStandardImageSize,
    onError: (err, file) => log.error({ err, file }, 'image rendering failed'),
  })
  return (app: Hono<ShopEnvironment>): void => {
    app.use('/assets/:file{(?:photo|detail-image)-worker-.+}', async (c, next) => {
      await next()
      c.res.headers.set('Content-Security-Policy', PHOTO_WORKER_POLICY)
    })
    for (const worker of ['/_designer/assets/:file{drawing-worker-.+}', '/assets/:file{card-worker-.+}'])
      app.use(worker, async (c, next) => {
        await next()
        c.res.headers.set('Content-Security-Policy', DRAWING_WORKER_POLICY)
      })
    app.use('/_designer/assets/:file{spelling-worker-.+}', async (c, next) => {
      await next()
      c.res.headers.set('Content-Security-Policy', SPELLING_WORKER_POLICY)
    })
    app.use('/_designer/assets/:file{(?:judge|face)-worker-.+}', async (c, next) => {
      await next()
      c.res.headers.set('Content-Security-Policy', PREVIEW_WORKER_POLICY)
    })
    app.get('/assets/*', staticFiles({ root: storefrontFiles, at: '', hashed: true }))
    app.get('/_designer/*', staticFiles({ root: designerFiles, at: '/_designer', hashed: true }))
    app.get('/_assets/*', staticFiles({ root: assetRoot, at: '/_assets', hashed: false }))
    app.get('/_ipx/*', c => pictures(c.req.raw))
    mountLeadImages(app, leadImages, pictures, access.secret)
    for (const at of ['/assets/*', '/_designer/*', '/_assets/*'])
      app.get(at, c => c.text('No such file.', 404))
  }
}
