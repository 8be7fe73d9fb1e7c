import { type BodyProblem, readBody } from '@passepartout/http'
import type { MiddlewareHandler } from 'hono'

/** The largest form there is: a list of recipients. Whoever takes less says so. */
const MOST_BYTES = 400 * 1024

export interface ReceiveBodyOptions {
  /** The request was replaced by one whose body is there already. */
  replaced: (from: Request, to: Request) => void
  refuse: (problem: BodyProblem, request: Request) => Response
}

/**
 * Receives the body of a request before anybody works on it, so that no route, page or library can be made to collect or to parse
 * more than a form holds.
 */
export const receiveBody =
  ({ replaced, refuse }: ReceiveBodyOptions): MiddlewareHandler =>
  async (c, next) => {
    const { raw } = c.req
    if (!raw.body) return next()
    const read = await readBody(raw, { mostBytes: MOST_BYTES })
    if (!read.ok) return refuse(read.code, raw)
    const { method, headers, signal } = raw
    c.req.raw = new Request(raw.url, { method, headers, signal, body: read.bytes })
    replaced(raw, c.req.raw)
    await next()
  }
