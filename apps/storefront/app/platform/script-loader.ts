/** Spec 4, "Script loading". */
export type ScriptState = 'awaiting' | 'loading' | 'loaded' | 'error' | 'removed'

export interface Script {
  readonly state: ScriptState
  /** Fetches and runs it, once however often it is asked for; after an error or its removal, again. */
  load(): Promise<void>
  /** Takes its element out of the page. What it has set up stays; who waits for it is told that it will not come. */
  remove(): void
}

const scripts = new Map<string, Script>()

/**
 * A script of somebody else, such as a messenger's or a bot check's, by its address. The same address is the same script,
 * whoever asks. Nothing is fetched before `load`. The page's policy has to allow the address (`script-src`).
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
        // A script that was removed while it was under way still runs; it is no longer asked for.
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
