import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

export interface StaticFiles {
  /** Folder on disk. */
  root: string
  /** Path prefix that the folder stands for. */
  at: string
  /** Names carry a hash of their content: kept by browsers for a year. */
  hashed: boolean
}

const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400, stale-while-revalidate=604800'

/** Serves files of a folder, in the form compressed at build time where one lies beside them. */
export function staticFiles({ root, at, hashed }: StaticFiles): MiddlewareHandler {
  return serveStatic({
    root,
    precompressed: true,
    rewriteRequestPath: path => path.slice(at.length),
    onFound: (_path, c) => {
      c.header('Cache-Control', hashed ? YEAR : DAY)
      c.header('Vary', 'Accept-Encoding')
    },
  })
}
