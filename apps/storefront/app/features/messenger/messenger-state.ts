/** The five flags of the messenger launcher (spec 2, "Other UI"). */
export interface MessengerState {
  /** The code of the messenger is loaded. */
  loaded: boolean
  loading: boolean
  /** The messenger itself is shown. */
  open: boolean
  visible: boolean
  /** The launcher is faded out, because the visitor reads on. */
  fade: boolean
}

export const INITIAL_MESSENGER_STATE: MessengerState = {
  loaded: false,
  loading: false,
  open: false,
  visible: true,
  fade: false,
}

export type MessengerEvent =
  | 'asked'
  | 'loaded'
  | 'failed'
  | 'closed'
  | 'scrolled-down'
  | 'scrolled-up'
  | 'shown'
  | 'hidden'

/** The flags after an event. A requested messenger opens as soon as it is loaded, even if that takes a while. */
export function reduceMessengerState(state: MessengerState, event: MessengerEvent): MessengerState {
  switch (event) {
    case 'asked':
      return state.loaded ? { ...state, open: true, fade: false } : { ...state, loading: true, fade: false }
    case 'loaded':
      return state.loading ? { ...state, loading: false, loaded: true, open: true } : state
    case 'failed':
      return { ...state, loading: false }
    case 'closed':
      return { ...state, open: false }
    case 'scrolled-down':
      return { ...state, fade: !state.open && !state.loading }
    case 'scrolled-up':
      return { ...state, fade: false }
    case 'shown':
      return { ...state, visible: true }
    case 'hidden':
      return { ...state, visible: false, open: false }
  }
}
