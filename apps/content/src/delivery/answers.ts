import type { Context } from 'hono'

/** Error bodies of the delivery API; all are JSON, as its client fails on anything else. */
export const unauthorized = (c: Context) => c.json({ error: 'Unauthorized' }, 401)
export const notFound = (c: Context) => c.json(['This record could not be found'], 404)
export const invalid = (c: Context, error: string) => c.json({ error }, 422)
export const tooMany = (c: Context) => {
  c.header('Retry-After', '1')
  return c.json({ error: 'Rate limit exceeded' }, 429)
}
