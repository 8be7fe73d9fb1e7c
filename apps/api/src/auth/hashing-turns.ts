import { createWorkQueue, QueueBusyError, type Requester, RequesterGoneError } from '@passepartout/http'
import { RefusedError, refuse } from '../http/call-result.ts'

/**
 * A hash takes a processor about 50 ms, in one of the threads that also read files, pack pages and render images. Two
 * at a time leave the others free, and the fair queue puts a requester with many attempts behind those with one.
 */
const queue = createWorkQueue({ places: 2, waiting: 64, each: { places: 1, waiting: 12 } })
const AGAIN = { 'retry-after': '5' }

/**
 * Hashes or checks a password in the fair queue. Throws RefusedError when the queue is full or the requester has gone.
 */
export async function inHashingTurn<T>(requester: Requester, work: () => Promise<T>): Promise<T> {
  try {
    return await queue.with(requester, {}, work)
  } catch (error) {
    if (error instanceof QueueBusyError)
      throw new RefusedError(refuse('too-many-requests', { headers: AGAIN }))
    if (error instanceof RequesterGoneError) throw new RefusedError(refuse('request-timeout'))
    throw error
  }
}
