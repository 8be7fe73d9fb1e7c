import { type BodyProblem, readBody } from '@passepartout/http'
import type { MiddlewareHandler } from 'hono'

/** Bytes; the largest form is a list of recipients. Routes may set a lower limit. */
const MOST_BYTES = 400 * 1024

export interface ReceiveBodyOptions {
  /** The request was replaced by one whose body has been read already. */
  replaced: (from: Request, to: Request) => void
  refuse: (problem: BodyProblem, request: Request) => Response
}

/**
 * Receives the body of a request before any handler runs, so that no route, page or library collects or parses more
 * than a form holds.
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
