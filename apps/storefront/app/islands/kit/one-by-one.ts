/**
 * Runs each step in a task of its own: on a slow phone the browser paints and answers in between instead of after all of
 * them. A step that fails is reported and stops no other.
 */
export function oneByOne([step, ...rest]: readonly (() => void)[]): void {
  if (!step) return
  setTimeout(() => {
    oneByOne(rest)
    step()
  })
}
