import { type Asker, QueueBusyError, WorkDroppedError } from '@passepartout/http'
import { type Refusal, refuse } from '../http/answer.ts'
import type { CallContext } from '../http/call-context.ts'
import { turnsOf } from '../http/turns-of.ts'

/** Has something done in the workshop for whoever makes the call, in turn with everybody else. */
export async function useWorkshop<T>(
  { asker, request }: Pick<CallContext, 'asker' | 'request'>,
  work: (asker: Asker) => Promise<T>,
): Promise<T | Refusal> {
  try {
    return await work(turnsOf(asker, request.signal))
  } catch (error) {
    if (error instanceof QueueBusyError) return refuse('unavailable', { headers: { 'retry-after': '5' } })
    // Nobody is there to read it.
    if (error instanceof WorkDroppedError) return refuse('request-timeout')
    throw error
  }
}
