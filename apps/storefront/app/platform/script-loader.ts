/** Spec 4, "Script loading". */
export type ScriptState = 'awaiting' | 'loading' | 'loaded' | 'error' | 'removed'

export interface Script {
  readonly state: ScriptState
  /** Loads and runs the script, once for all calls; again after an error or removal. */
  load(): Promise<void>
  /** Removes its element from the page. Its effects stay; a pending `load` rejects. */
  remove(): void
}

const scripts = new Map<string, Script>()

/**
 * A third-party script, such as a messenger or a bot check, by its URL; one instance per URL. Nothing loads before
 * `load`. The page's policy has to allow the URL (`script-src`).
 */
export function scriptAt(src: string): Script {
  const known = scripts.get(src)
  if (known) return known
  const script = createScript(src)
  scripts.set(src, script)
  return script
}

function createScript(src: string): Script {
  let state: ScriptState = 'awaiting'
  let element: HTMLScriptElement | undefined
  let loading: Promise<void> | undefined
  let giveUp: (reason: Error) => void = () => undefined

  const fetchIt = () =>
    new Promise<void>((resolve, reject) => {
      const added = document.createElement('script')
      giveUp = reject
      added.addEventListener('load', () => {
        // A script removed while loading still runs, but its load event no longer counts.
        if (added !== element) return
        state = 'loaded'
        resolve()
      })
      added.addEventListener('error', () => {
        if (added !== element) return
        state = 'error'
        loading = undefined
        added.remove()
        reject(new Error(`The script at ${src} did not load`))
      })
      added.src = src
      added.async = true
      element = added
      document.head.append(added)
    })

  return {
    get state() {
      return state
    },
    load() {
      if (!loading) {
        state = 'loading'
        loading = fetchIt()
      }
      return loading
    },
    remove() {
      element?.remove()
      element = undefined
      state = 'removed'
      loading = undefined
      giveUp(new Error(`The script at ${src} was removed`))
    },
  }
}
