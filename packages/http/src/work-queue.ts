/** Too much work waits already: of all together, or of this asker. */
export class QueueBusyError extends Error {
  override name = 'QueueBusyError'
}

/** Whoever asked has gone. */
export class RequesterGoneError extends Error {
  override name = 'RequesterGoneError'
}

/** Who has something done, and for how long they wait for it. */
export interface Requester {
  /** Their address and visitor, as far as known; each counts by itself. */
  keys: readonly string[]
  signal?: AbortSignal | undefined
}

export interface QueueOptions {
  /** Jobs at once. */
  places: number
  /** Estimated bytes of all jobs together; what needs more by itself is done alone. Without it only places count. */
  memory?: number
  /** Jobs that may wait. */
  waiting: number
  /** The same of one asker. */
  each: { places: number; waiting: number }
}

export interface WorkQueue {
  /**
   * Does the work once it is its turn, there is a place and its estimated bytes fit. Askers take turns, however many jobs
   * each has; where jobs differ by what they cost, a cheap one does not wait behind others' dear ones (fair queueing by start and
   * cost, RFC 7806). What is dropped by its signal while it waits is never begun.
   *
   * @throws QueueBusyError, WorkDroppedError
   */
  with<T>(asker: Requester, needs: Needs | number, work: () => Promise<T>): Promise<T>
}

/** What a job takes: estimated bytes, and in comparison with others' jobs how long. */
export interface Needs {
  bytes?: number
  cost?: number
}

interface Waiting {
  keys: readonly string[]
  bytes: number
  cost: number
  /** Everybody's first jobs come before anybody's second. */
  round: number
  enter: () => void
}

export function createWorkQueue({
  places,
  memory = Number.POSITIVE_INFINITY,
  waiting: most,
  each,
}: QueueOptions): WorkQueue {
  const waiting: Waiting[] = []
  const inside = new Set<Waiting>()
  let round = 0

  const ofKey = (jobs: Iterable<Waiting>, key: string) =>
    [...jobs].filter(({ keys }) => keys.includes(key)).length
  const costOf = (key: string) =>
    [...waiting, ...inside].filter(({ keys }) => keys.includes(key)).reduce((sum, { cost }) => sum + cost, 0)
  const mayEnter = ({ keys }: Waiting) => keys.every(key => ofKey(inside, key) < each.places)
  const used = () => [...inside].reduce((sum, { bytes }) => sum + bytes, 0)
  const fits = ({ bytes }: Waiting) => inside.size < places && (inside.size === 0 || used() + bytes <= memory)

  function letIn(): void {
    for (;;) {
      // Strictly in turn: a large picture must not starve behind small ones.
      const next = waiting.filter(mayEnter).sort((a, b) => a.round + a.cost - (b.round + b.cost))[0]
      if (!next || !fits(next)) return
      waiting.splice(waiting.indexOf(next), 1)
      inside.add(next)
      round = Math.max(round, next.round)
      next.enter()
    }
  }

  async function enter({ keys, signal }: Requester, { bytes = 0, cost = 1 }: Needs): Promise<Waiting> {
    if (signal?.aborted) throw new RequesterGoneError('Nobody waits for it')
    const isBusy = waiting.length >= most || keys.some(key => ofKey(waiting, key) >= each.waiting)
    if (isBusy) throw new QueueBusyError('Too much work is waiting')
    const ahead = Math.max(0, ...keys.map(costOf))
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(job), 1)
        reject(new RequesterGoneError('Nobody waits for it'))
        letIn()
      }
      const job: Waiting = {
        keys,
        bytes,
        cost,
        round: round + ahead,
        enter: () => {
          signal?.removeEventListener('abort', leave)
          resolve(job)
        },
      }
      signal?.addEventListener('abort', leave, { once: true })
      waiting.push(job)
      letIn()
    })
  }

  return {
    with: async (asker, needs, work) => {
      const job = await enter(asker, typeof needs === 'number' ? { bytes: needs } : needs)
      try {
        return await work()
      } finally {
        inside.delete(job)
        letIn()
      }
    },
  }
}
