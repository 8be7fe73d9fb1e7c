/** The queue is full, in total or for this requester. */
export class QueueBusyError extends Error {
  override name = 'QueueBusyError'
}

/** The requester no longer waits for the work. */
export class RequesterGoneError extends Error {
  override name = 'RequesterGoneError'
}

/** The requester of a work, and the signal that withdraws it. */
export interface Requester {
  /** IP address and visitor, as far as known; each is limited separately. */
  keys: readonly string[]
  signal?: AbortSignal | undefined
}

export interface QueueOptions {
  /** Concurrent jobs. */
  places: number
  /** Estimated bytes of all running jobs; a job that exceeds it runs alone. Without it only `places` counts. */
  memory?: number
  /** Jobs that may wait. */
  waiting: number
  /** Limits per requester key. */
  each: { places: number; waiting: number }
}

export interface WorkQueue {
  /**
   * Runs the work once it is its turn, a place is free and its estimated bytes fit. Requesters take turns, however many
   * jobs each has; a cheap job does not wait behind expensive jobs of others (fair queueing by start and cost, RFC
   * 7806). A job aborted while it waits never starts.
   *
   * @throws QueueBusyError, RequesterGoneError
   */
  with<T>(requester: Requester, needs: Needs | number, work: () => Promise<T>): Promise<T>
}

/** Estimated bytes of a job, and its duration relative to other jobs. */
export interface Needs {
  bytes?: number
  cost?: number
}

interface Waiting {
  keys: readonly string[]
  bytes: number
  cost: number
  /** Start of the job in fair-queueing order: first jobs of all requesters precede any second job. */
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
      // Strictly in order: a large image must not starve behind small ones.
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
    with: async (requester, needs, work) => {
      const job = await enter(requester, typeof needs === 'number' ? { bytes: needs } : needs)
      try {
        return await work()
      } finally {
        inside.delete(job)
        letIn()
      }
    },
  }
}
