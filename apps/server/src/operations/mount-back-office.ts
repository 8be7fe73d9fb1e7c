import { readFile } from 'node:fs/promises'
import { APP_PATHS, clientFiles, pageFile } from '@passepartout/back-office'
import type { Hono } from 'hono'
import type { ShopEnvironment } from '../shop-app.ts'
import { staticFiles } from '../static-files.ts'

/** The app runs its own files only, calls this origin only and is shown in no frame. */
const APP_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Serves the app's files, which hold no secret. */
export function mountBackOfficeFiles(app: Hono<ShopEnvironment>): void {
  app.get('/_back-office/assets/*', staticFiles({ root: clientFiles, at: '/_back-office', hashed: true }))
  app.get('/_back-office/*', c => c.text('No such file.', 404))
}

/** Serves the app's page at its addresses; mounted behind the operators' guard. */
export function mountBackOfficePages(app: Hono<ShopEnvironment>, built?: Promise<void>): void {
  // A failed build is reported by the requests that wait for it.
  built?.catch(() => undefined)
  for (const path of APP_PATHS)
    app.get(path, async c => {
      await built
      c.header('Content-Security-Policy', APP_POLICY)
      return c.html(await readFile(pageFile, 'utf8'))
    })
}
