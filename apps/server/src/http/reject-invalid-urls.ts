import type { MiddlewareHandler } from 'hono'

const MAX_URL = 4096

/** Refuses addresses that are invalid for every part of the shop, before any part interprets them. */
export const rejectInvalidUrls: MiddlewareHandler = async (c, next) => {
  if (c.req.url.length > MAX_URL) return c.text('The address is too long.', 414)
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
    if (/[\u0000-\u001f\u007f\\]/.test(decodeURIComponent(c.req.path))) throw new URIError()
  } catch {
    return c.text('The address is not valid.', 400)
  }
  return next()
}
