import { setTimeout as wait } from 'node:timers/promises'
import type { OpenDatabase } from '@passepartout/db'

type Client = Extract<OpenDatabase['connection'], { client: unknown }>['client']

/** The pause after a statement of the queues, as a multiple of its duration. */
const RESTS = 2
/** Upper limit, because a statement may have waited long for another transaction. */
const LONGEST_REST_MS = 20

/**
 * A client of the embedded database for the job queues: one statement at a time, with a pause after each. The database
 * runs on the thread that serves visitors, and one maintenance run of the queues is about forty statements of 2 to 13
 * ms each, which would otherwise run back to back.
 */
export function throttledClient(
  client: Client,
  { isPaced, rest = wait }: { isPaced: () => boolean; rest?: (ms: number) => Promise<unknown> },
): Client {
  let last: Promise<unknown> = Promise.resolve()
  const paced = <T>(run: () => Promise<T>): Promise<T> => {
    if (!isPaced()) return run()
    let began = 0
    const mine = last.then(() => {
      began = performance.now()
      return run()
    })
    const restAfter = () => rest(Math.min(RESTS * (performance.now() - began), LONGEST_REST_MS))
    last = mine.then(restAfter, restAfter)
    return mine
  }
  return {
    query: (...args) => paced(() => client.query(...args)),
    exec: (...args) => paced(() => client.exec(...args)),
    listen: (...args) => client.listen(...args),
  }
}
