/**
 * The shop identifies a visitor by a cookie that the first write sets. Parallel writes before that would each create a
 * visitor, so they queue until one has succeeded.
 */
export interface FirstWriteGate {
  run: <T>(work: () => Promise<T>) => Promise<T>
  /** The shop has recognised this visitor. */
  known: () => void
}

export function createFirstWriteGate(): FirstWriteGate {
  let isKnown = false
  let queue: Promise<unknown> = Promise.resolve()
  return {
    run: work => {
      if (isKnown) return work()
      const turn = queue.then(async () => {
        const result = await work()
        isKnown = true
        return result
      })
      queue = turn.catch(() => undefined)
      return turn
    },
    known: () => {
      isKnown = true
    },
  }
}
