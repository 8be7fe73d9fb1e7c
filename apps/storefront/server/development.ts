import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { LoadBuild } from './index.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Vite inside the server's own process: page code is transformed on request and reloads by itself. */
export async function openStorefrontDevelopment() {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: ROOT,
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
  })
  const load: LoadBuild = () => vite.ssrLoadModule('virtual:react-router/server-build')
  return {
    load,
    middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) =>
      vite.middlewares(request, response, next),
    close: () => vite.close(),
  }
}
