import { type Refusal, refuse } from '../http/answer.ts'
import type { CallContext } from '../http/call-context.ts'
import { type Asker, WorkDroppedError, WorkshopBusyError } from './picture-queue.ts'

/** Has something done in the workshop for whoever makes the call, in turn with everybody else. */
export async function useWorkshop<T>(
  { asker, request }: Pick<CallContext, 'asker' | 'request'>,
  work: (asker: Asker) => Promise<T>,
): Promise<T | Refusal> {
  const { address, visitorId } = asker
  const keys = [`address ${address}`, ...(visitorId ? [`visitor ${visitorId}`] : [])]
  try {
    return await work({ keys, signal: request.signal })
  } catch (error) {
    if (error instanceof WorkshopBusyError) return refuse('unavailable', { headers: { 'retry-after': '5' } })
    // Nobody is there to read it.
    if (error instanceof WorkDroppedError) return refuse('request-timeout')
    throw error
  }
}
