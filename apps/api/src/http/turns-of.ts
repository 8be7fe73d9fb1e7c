import type { Asker } from '@passepartout/http'
import type { Counted } from './spend-limits.ts'

/** Whose turn a work is in the queues of pictures and drawings, and until when they wait for it. */
export const turnsOf = (
  { address, visitorId }: Pick<Counted, 'address' | 'visitorId'>,
  signal?: AbortSignal,
): Asker => ({
  keys: [`address ${address}`, ...(visitorId ? [`visitor ${visitorId}`] : [])],
  signal,
})
