/**
 * Runs at the end of this turn, then at most once in so many milliseconds: a slider asks sixty times a second. What was asked for
 * meanwhile is done at their end.
 */
export function throttle(run: () => void, ms: number): () => void {
  let state: 'free' | 'asked' | 'resting' | 'asked-again' = 'free'
  const ask = () => {
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
    if (isAsked) ask()
  }
  return ask
}
