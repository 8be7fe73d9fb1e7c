/**
 * The shop recognises a visitor by a cookie that its first write sets. Writes sent side by side before that would
 * each make a visitor of their own, so they queue up until one has succeeded.
 */
export interface FirstWriteGate {
  run: <T>(work: () => Promise<T>) => Promise<T>
  /** The shop has shown that it knows this visitor. */
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
