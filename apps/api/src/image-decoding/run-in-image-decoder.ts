import { QueueBusyError, type Requester, RequesterGoneError } from '@passepartout/http'
import type { CallContext } from '../http/call-context.ts'
import { type Refusal, refuse } from '../http/call-result.ts'
import { turnsOf } from '../http/turns-of.ts'

/** Runs image work for the caller in the fair queue; the refusal when the queue is full or the caller has gone. */
export async function runInImageDecoder<T>(
  { requester, request }: Pick<CallContext, 'requester' | 'request'>,
  work: (requester: Requester) => Promise<T>,
): Promise<T | Refusal> {
  try {
    return await work(turnsOf(requester, request.signal))
  } catch (error) {
    if (error instanceof QueueBusyError) return refuse('unavailable', { headers: { 'retry-after': '5' } })
    // The client has disconnected.
    if (error instanceof RequesterGoneError) return refuse('request-timeout')
    throw error
  }
}
