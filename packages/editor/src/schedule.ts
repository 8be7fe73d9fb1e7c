/** Runs a function later and returns its cancellation: `setTimeout`, or the test's clock. */
export type Schedule = (run: () => void, ms: number) => () => void

export interface Debounce {
  /** Restarts the pause; `run` is called when it passes undisturbed. */
  restart(run: () => void): void
  cancel(): void
}

/** Runs a function once nothing happened for `ms`. Without a scheduler it runs at once. */
export function createDebounce(ms: number, schedule: Schedule | undefined): Debounce {
  let callOff: (() => void) | null = null
  const cancel = () => {
    callOff?.()
    callOff = null
  }
  return {
    cancel,
    restart: run => {
      cancel()
      if (!schedule) return run()
      callOff = schedule(() => {
        callOff = null
        run()
      }, ms)
    },
  }
}
