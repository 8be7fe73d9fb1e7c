import { randomBytes } from 'node:crypto'

const started = randomBytes(5).toString('hex')
let count = 0

/** A new id for a request: unique across processes, cheap, and in order within one. */
export function nextRequestId(): string {
  count = (count + 1) % Number.MAX_SAFE_INTEGER
  return `${started}-${count.toString(36)}`
}
