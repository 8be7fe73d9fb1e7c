/** Runs something later and can be called off: `setTimeout` as the screen or a test gives it. */
export type Schedule = (run: () => void, ms: number) => () => void

export interface Debounce {
  /** Starts the rest anew; when it passes undisturbed, `run` is called. */
  restart(run: () => void): void
  cancel(): void
}

/** Waits until nothing happened for a while. Without a scheduler it runs at once. */
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
