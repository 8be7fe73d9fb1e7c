import type { Store } from './store.ts'

/** Resolves on the store's next change, or when aborted. */
export const nextChange = (store: Pick<Store<object>, 'subscribe'>, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const done = () => {
      forget()
      signal.removeEventListener('abort', done)
      resolve()
    }
    const forget = store.subscribe(done)
    signal.addEventListener('abort', done)
  })

export const rest = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
