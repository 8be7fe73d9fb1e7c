import { createWorkQueue, QueueBusyError, type Requester, RequesterGoneError } from '@passepartout/http'
import { RefusedError, refuse } from '../http/call-result.ts'

/**
 * A hash takes a processor some 50 ms, in one of the threads that also read files, pack pages and draw pictures: two at a time leave the others
 * free, and whoever tries many waits behind everybody who tries one.
 */
const queue = createWorkQueue({ places: 2, waiting: 64, each: { places: 1, waiting: 12 } })
const AGAIN = { 'retry-after': '5' }

/** Makes or checks the hash of a password once it is the asker's turn. Throws RefusedError where too many wait. */
export async function inHashingTurn<T>(asker: Requester, work: () => Promise<T>): Promise<T> {
  try {
    return await queue.with(asker, {}, work)
  } catch (error) {
    if (error instanceof QueueBusyError)
      throw new RefusedError(refuse('too-many-requests', { headers: AGAIN }))
    if (error instanceof RequesterGoneError) throw new RefusedError(refuse('request-timeout'))
    throw error
  }
}
