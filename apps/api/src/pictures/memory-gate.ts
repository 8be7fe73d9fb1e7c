export interface MemoryGate {
  /** Runs the work once a place is free and its estimated bytes fit; in order of asking. */
  with<T>(bytes: number, work: () => Promise<T>): Promise<T>
}

/** Lets in as much work as fits; what is too large for the whole budget is let in alone. */
export function createMemoryGate({ places, memory }: { places: number; memory: number }): MemoryGate {
  const waiting: { bytes: number; enter: () => void }[] = []
  let used = 0
  let inside = 0

  const fits = (bytes: number) => inside < places && (inside === 0 || used + bytes <= memory)

  function letIn(): void {
    // Strictly in order: a large picture must not starve behind small ones.
    while (waiting[0] && fits(waiting[0].bytes)) {
      const next = waiting.shift()
      if (!next) return
      inside++
      used += next.bytes
      next.enter()
    }
  }

  return {
    with: async (bytes, work) => {
      await new Promise<void>(enter => {
        waiting.push({ bytes, enter })
        letIn()
      })
      try {
        return await work()
      } finally {
        inside--
        used -= bytes
        letIn()
      }
    },
  }
}
