/**
 * Runs at the end of the current turn, then at most once every `ms`: a slider changes sixty times a second. Calls in
 * between lead to one run at the end of the interval.
 */
export function throttle(run: () => void, ms: number): () => void {
  let state: 'free' | 'asked' | 'resting' | 'asked-again' = 'free'
  const schedule = () => {
    if (state === 'resting') state = 'asked-again'
    if (state !== 'free') return
    state = 'asked'
    queueMicrotask(() => {
      state = 'resting'
      setTimeout(rested, ms)
      run()
    })
  }
  const rested = () => {
    const isAsked = state === 'asked-again'
    state = 'free'
    if (isAsked) schedule()
  }
  return schedule
}
