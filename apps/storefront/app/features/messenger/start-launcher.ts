import type { MessengerProvider } from './messenger-provider.ts'
import { INITIAL_MESSENGER_STATE, type MessengerEvent, reduceMessengerState } from './messenger-state.ts'
import { watchCover } from './watch-cover.ts'

/** Ignores smaller scroll movements, such as those of a trembling finger. */
const SCROLL_STEP_PX = 24

/** Lets the launcher open its messenger, fade out while the visitor reads, and hide while something covers it. */
export function startLauncher(launcher: HTMLElement, provider: MessengerProvider): void {
  let state = INITIAL_MESSENGER_STATE
  const sendEvent = (event: MessengerEvent) => {
    const was = state
    state = reduceMessengerState(state, event)
    launcher.toggleAttribute('data-faded', state.fade)
    launcher.toggleAttribute('hidden', !state.visible)
    launcher.setAttribute('aria-busy', String(state.loading))
    if (state.visible !== was.visible) provider.setVisible?.(state.visible)
    if (state.loading && !was.loading) {
      provider.load().then(
        () => sendEvent('loaded'),
        error => {
          reportError(error)
          sendEvent('failed')
          // Falls back to the contact page.
          if (launcher instanceof HTMLAnchorElement) location.assign(launcher.href)
        },
      )
    }
    if (state.open && !was.open) provider.open(launcher, () => sendEvent('closed'))
  }

  launcher.addEventListener('click', event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    sendEvent('asked')
  })
  launcher.addEventListener('focus', () => sendEvent('scrolled-up'))
  watchCover(isCovered => {
    if (!(provider.isDialog && state.open)) sendEvent(isCovered ? 'hidden' : 'shown')
  })
  let last = scrollY
  addEventListener(
    'scroll',
    () => {
      const moved = scrollY - last
      if (Math.abs(moved) < SCROLL_STEP_PX) return
      last = scrollY
      sendEvent(moved > 0 ? 'scrolled-down' : 'scrolled-up')
    },
    { passive: true },
  )
}
