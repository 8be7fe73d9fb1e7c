export type PriceStatus = 'known' | 'checking' | 'unknown'

export interface PriceWatcher {
  /** Fetches the price of a changed configuration; the previous price stays, greyed, until the response. */
  request: (query: string) => void
  retry: () => void
  /** Fetches the price again after the shop has reported another one. */
  recheck: (query: string) => void
}

export interface PriceState<P> {
  status: PriceStatus
  price: P | undefined
  /** The query that the price belongs to. */
  query: string
  at: number
}

/** Timeout after which the price counts as unknown (designer.md 11). */
const PATIENCE_MS = 8000
const AGAIN_MS = 15_000

/** Maintains the price of the current configuration; late responses to earlier queries are dropped. */
export function createPriceWatcher<P>(
  load: (query: string, signal: AbortSignal) => Promise<P>,
  first: PriceState<P>,
  onChange: (state: PriceState<P>) => void,
): PriceWatcher {
  let state = first
  let controller: AbortController | undefined
  let patience: ReturnType<typeof setTimeout> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let requested = first.query

  const become = (part: Partial<PriceState<P>>) => {
    state = { ...state, ...part }
    onChange(state)
  }

  async function run(): Promise<void> {
    clearTimeout(again)
    controller?.abort()
    const mine = new AbortController()
    controller = mine
    try {
      const price = await load(requested, mine.signal)
      if (mine.signal.aborted) return
      clearTimeout(patience)
      become({ status: 'known', price, query: requested, at: Date.now() })
    } catch {
      if (mine.signal.aborted) return
      again = setTimeout(() => void run(), AGAIN_MS)
      if (!navigator.onLine) giveUp()
    }
  }

  /** Drops the price when it belongs to another configuration. */
  const giveUp = () => {
    clearTimeout(patience)
    become({ status: 'unknown', ...(state.query !== requested && { price: undefined }) })
  }

  const start = () => {
    clearTimeout(patience)
    become({ status: 'checking' })
    patience = setTimeout(giveUp, PATIENCE_MS)
    void run()
  }

  return {
    request: query => {
      if (query === requested && state.status !== 'unknown') return
      requested = query
      start()
    },
    recheck: query => {
      requested = query
      start()
    },
    retry: () => {
      if (state.status !== 'known') start()
    },
  }
}
