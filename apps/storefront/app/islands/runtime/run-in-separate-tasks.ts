/**
 * Runs each step in a task of its own: on a slow phone the browser paints and answers in between instead of after all of
 * them. A step that fails is reported and stops no other.
 */
export function runInSeparateTasks([step, ...rest]: readonly (() => void)[]): void {
  if (!step) return
  setTimeout(() => {
    runInSeparateTasks(rest)
    step()
  })
}
