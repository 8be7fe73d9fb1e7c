import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'

/** `GET /preview-bridge.js`: the script of previewed pages. */
export async function previewBridge(): Promise<Hono> {
  const script = await readFile(new URL('../browser/preview-bridge.js', import.meta.url), 'utf8')
  return new Hono().get('/preview-bridge.js', c =>
    c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }),
  )
}
