/** Save status of a draft on device and server (designer.md 7). */
export type SaveStatus = 'new' | 'changed' | 'saving' | 'saved' | 'offline' | 'failed' | 'two-versions'

export type PushResult =
  | { kind: 'saved'; revision: number }
  | { kind: 'conflict' }
  /** The server understood and refused; trying again cannot help until something changes. */
  | { kind: 'refused'; text: string }

export interface SaveSchedulerOptions {
  /** Stores the current state on the device; called within 100 ms after a gesture. */
  keep: () => void
  /** Sends the current state; rejects on a lost connection. */
  push: () => Promise<PushResult>
  onChange?: (state: SaveState) => void
  restMs?: number
  longestMs?: number
  retryAfter?: readonly number[]
  now?: () => number
}

export interface SaveState {
  status: SaveStatus
  savedAt?: number
  /** Number of changes that only this device has. */
  unsent: number
  refusal?: string
}

export interface SaveScheduler {
  get: () => SaveState
  /** Call after a gesture or choice: stores at once, sends after a pause. */
  changed: () => void
  /** Sends now: before the cart, on "try again", when leaving the page. */
  flush: () => Promise<boolean>
  setOnline: (online: boolean) => void
  /** The state came from the server, or the visitor resolved a conflict. */
  settled: (at: number) => void
  stop: () => void
}

/**
 * Saves on the device first, on the server after a pause of 1.5 s, at most 10 s late. After three retries it reports a
 * failure and keeps retrying at the last interval, so that it recovers without the customer.
 */
export function createSaveScheduler(options: SaveSchedulerOptions): SaveScheduler {
  const {
    keep,
    push,
    restMs = 1500,
    longestMs = 10_000,
    retryAfter = [2000, 8000, 30_000],
    now = Date.now,
  } = options
  let state: SaveState = { status: 'new', unsent: 0 }
  let online = true
  let timer: ReturnType<typeof setTimeout> | undefined
  let firstUnsentAt: number | undefined
  let attempt = 0
  let sending: Promise<boolean> | undefined

  const become = (part: Partial<SaveState>) => {
    const { refusal: _before, ...rest } = state
    state = { ...(part.status ? rest : state), ...part }
    options.onChange?.(state)
  }
  const clear = () => {
    if (timer) clearTimeout(timer)
    timer = undefined
  }
  const later = (ms: number) => {
    clear()
    timer = setTimeout(() => void send(), ms)
  }

  async function send(): Promise<boolean> {
    clear()
    if (sending) return sending
    if (!online) {
      become({ status: 'offline' })
      return false
    }
    sending = attemptPush().finally(() => {
      sending = undefined
      if (state.status === 'changed') later(restMs)
    })
    return sending
  }

  async function attemptPush(): Promise<boolean> {
    const unsentBefore = state.unsent
    const isFailing = state.status === 'failed'
    if (!isFailing) become({ status: 'saving' })
    try {
      const result = await push()
      if (result.kind === 'conflict') {
        become({ status: 'two-versions' })
        return false
      }
      if (result.kind === 'refused') {
        become({ status: 'failed', refusal: result.text })
        clear()
        return false
      }
      attempt = 0
      const unsent = state.unsent - unsentBefore
      firstUnsentAt = unsent > 0 ? now() : undefined
      become({ status: unsent > 0 ? 'changed' : 'saved', unsent, savedAt: now() })
      return unsent === 0
    } catch {
      const delay = retryAfter[attempt++]
      if (!online) {
        become({ status: 'offline' })
        return false
      }
      if (delay === undefined && !isFailing) become({ status: 'failed' })
      later(delay ?? retryAfter.at(-1) ?? longestMs)
      return false
    }
  }

  return {
    get: () => state,
    changed: () => {
      firstUnsentAt ??= now()
      // An unreachable server stays reported until a change is saved; after a refusal the next change is sent as usual.
      const isUnreachable = state.status === 'failed' && state.refusal === undefined
      const blocked = state.status === 'two-versions' || state.status === 'saving' || isUnreachable
      become({ status: blocked ? state.status : online ? 'changed' : 'offline', unsent: state.unsent + 1 })
      keep()
      if (state.status === 'two-versions' || sending || isUnreachable) return
      const waited = now() - firstUnsentAt
      later(Math.max(0, Math.min(restMs, longestMs - waited)))
    },
    flush: async () => {
      if (state.unsent === 0 && state.status !== 'failed')
        return state.status === 'saved' || state.status === 'new'
      attempt = 0
      if (sending) await sending
      return state.unsent === 0 ? true : send()
    },
    setOnline: isOnline => {
      online = isOnline
      if (!online && state.status !== 'two-versions' && state.status !== 'new') become({ status: 'offline' })
      if (online && state.status === 'offline') {
        attempt = 0
        if (state.unsent > 0) void send()
        else become({ status: 'saved' })
      }
    },
    settled: at => {
      clear()
      firstUnsentAt = undefined
      attempt = 0
      become({ status: 'saved', savedAt: at, unsent: 0 })
    },
    stop: clear,
  }
}
