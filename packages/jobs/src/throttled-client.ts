import { setTimeout as wait } from 'node:timers/promises'
import type { OpenDatabase } from '@passepartout/db'

type Client = Extract<OpenDatabase['connection'], { client: unknown }>['client']

/** Statements of the queues rest so many times as long as they took. */
const RESTS = 2
/** A statement may have waited long for somebody else's transaction. */
const LONGEST_REST_MS = 20

/**
 * The embedded database as the queues ask it: one statement after the other, with a rest behind each. It works on the
 * thread that answers visitors, and looking after the queues is a train of some forty statements, 2 to 13 ms each, which would
 * else run one right after the other.
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
    query: (...asked) => paced(() => client.query(...asked)),
    exec: (...asked) => paced(() => client.exec(...asked)),
    listen: (...asked) => client.listen(...asked),
  }
}
