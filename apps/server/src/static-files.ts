import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

export interface StaticFiles {
  root: string
  /** URL path prefix of the folder. */
  at: string
  /** File names carry a content hash: browsers may cache them for a year. */
  hashed: boolean
}

const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400, stale-while-revalidate=604800'

/** Serves the files of a folder, in the form compressed at build time where there is one. */
export function staticFiles({ root, at, hashed }: StaticFiles): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: true, rewriteRequestPath: path => path.slice(at.length) })
  return async (c, next) => {
    const answer = await serve(c, next)
    // The library's own hook for headers runs after the response is created: headers it sets are lost (node-server
    // #286).
    if (answer?.ok) {
      answer.headers.set('Cache-Control', hashed ? YEAR : DAY)
      answer.headers.set('Vary', 'Accept-Encoding')
    }
    return answer
  }
}
