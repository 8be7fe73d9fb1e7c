/** Too many pictures wait already: of all together, or of this asker. */
export class WorkshopBusyError extends Error {
  override name = 'WorkshopBusyError'
}

/** Whoever asked has gone. */
export class WorkDroppedError extends Error {
  override name = 'WorkDroppedError'
}

/** Who has something done, and for how long they wait for it. */
export interface Asker {
  /** Their address and visitor, as far as known; each counts by itself. */
  keys: readonly string[]
  signal?: AbortSignal | undefined
}

export interface QueueOptions {
  /** Jobs at once. */
  places: number
  /** Estimated bytes of all jobs together; what needs more by itself is done alone. */
  memory: number
  /** Jobs that may wait. */
  waiting: number
  /** The same of one asker. */
  each: { places: number; waiting: number }
}

export interface PictureQueue {
  /**
   * Does the work once it is its turn, there is a place and its estimated bytes fit. Askers take turns, however many jobs
   * each has. What is dropped by its signal while it waits is never begun.
   *
   * @throws WorkshopBusyError, WorkDroppedError
   */
  with<T>(asker: Asker, bytes: number, work: () => Promise<T>): Promise<T>
}

interface Waiting {
  keys: readonly string[]
  bytes: number
  /** Everybody's first jobs come before anybody's second. */
  round: number
  enter: () => void
}

export function createPictureQueue({ places, memory, waiting: most, each }: QueueOptions): PictureQueue {
  const waiting: Waiting[] = []
  const inside = new Set<Waiting>()
  let round = 0

  const ofKey = (jobs: Iterable<Waiting>, key: string) =>
    [...jobs].filter(({ keys }) => keys.includes(key)).length
  const mayEnter = ({ keys }: Waiting) => keys.every(key => ofKey(inside, key) < each.places)
  const used = () => [...inside].reduce((sum, { bytes }) => sum + bytes, 0)
  const fits = ({ bytes }: Waiting) => inside.size < places && (inside.size === 0 || used() + bytes <= memory)

  function letIn(): void {
    for (;;) {
      // Strictly in turn: a large picture must not starve behind small ones.
      const next = waiting.filter(mayEnter).sort((a, b) => a.round - b.round)[0]
      if (!next || !fits(next)) return
      waiting.splice(waiting.indexOf(next), 1)
      inside.add(next)
      round = Math.max(round, next.round)
      next.enter()
    }
  }

  async function enter({ keys, signal }: Asker, bytes: number): Promise<Waiting> {
    if (signal?.aborted) throw new WorkDroppedError('Nobody waits for the picture')
    const isBusy = waiting.length >= most || keys.some(key => ofKey(waiting, key) >= each.waiting)
    if (isBusy) throw new WorkshopBusyError('Too many pictures are waiting')
    const ahead = Math.max(0, ...keys.map(key => ofKey(waiting, key) + ofKey(inside, key)))
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(job), 1)
        reject(new WorkDroppedError('Nobody waits for the picture'))
        letIn()
      }
      const job: Waiting = {
        keys,
        bytes,
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
    with: async (asker, bytes, work) => {
      const job = await enter(asker, bytes)
      try {
        return await work()
      } finally {
        inside.delete(job)
        letIn()
      }
    },
  }
}
