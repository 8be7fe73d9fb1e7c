/**
 * Runs each step in a task of its own: on a slow phone the browser paints and responds in between instead of after all
 * of them. A step that fails is reported and does not stop the others.
 */
export function runInSeparateTasks([step, ...rest]: readonly (() => void)[]): void {
  if (!step) return
  setTimeout(() => {
    runInSeparateTasks(rest)
    step()
  })
}
