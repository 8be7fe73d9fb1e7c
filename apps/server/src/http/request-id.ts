import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const started = randomBytes(5).toString('hex')
let count = 0

/** A new request id: unique across processes, cheap, and in order within one. */
export function nextRequestId(): string {
  count = (count + 1) % Number.MAX_SAFE_INTEGER
  return `${started}-${count.toString(36)}`
}

const GIVEN = /^[\w.:-]{8,64}$/
/** Version, trace, span and flags of W3C's trace context; an all-zero trace is invalid. */
const TRACE = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/

/** Request id: the client's own, else the id of its trace, else a new one. */
export function requestIdFor(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id']
  if (typeof given === 'string' && GIVEN.test(given)) return given
  const trace = headers.traceparent
  return (typeof trace === 'string' ? TRACE.exec(trace)?.[1] : undefined) ?? nextRequestId()
}
