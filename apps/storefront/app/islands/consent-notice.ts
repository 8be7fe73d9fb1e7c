import type { ConsentPurpose } from '@passepartout/domain'
import { dialogHtml } from '../features/dialogs/dialog-html.ts'

/** What reads and keeps decisions comes once there is one: a page's first script is only the question. */
const decisions = () => import('../platform/consent.ts')

/** Asks for the visitor's agreement where it is still open, and goes as soon as it is decided, here or in the settings. */
export default async function consentNotice(place: HTMLElement): Promise<void> {
  const asked = (place.dataset.purposes ?? '').split(' ') as ConsentPurpose[]
  const isOpen = async () =>
    !document.cookie.includes(`${place.dataset.cookie}=`) || (await decisions()).isUndecided(asked)
  if (Reflect.get(navigator, 'globalPrivacyControl') === true || !(await isOpen())) return
  place.innerHTML = await dialogHtml('consent-notice')

  const notice = place.firstElementChild
  if (!notice) return
  const root = document.documentElement
  // Nothing lies behind the notice for good: what has the focus, what floats, the end of the page.
  const sized = new ResizeObserver(() => {
    root.style.setProperty('--notice', `${(notice as HTMLElement).offsetHeight}px`)
  })
  sized.observe(notice)
  const gone = new AbortController()
  const look = async () => {
    if (!(await isOpen()) && !gone.signal.aborted) leave()
  }
  // Decided here, in the settings, in another tab, or on a page that comes back from the browser's cache.
  for (const change of ['consentchange', 'visibilitychange'])
    document.addEventListener(change, look, { signal: gone.signal })
  addEventListener('pageshow', look, { signal: gone.signal })
  function leave() {
    const hadFocus = place.contains(document.activeElement)
    place.replaceChildren()
    sized.disconnect()
    root.style.removeProperty('--notice')
    gone.abort()
    if (hadFocus) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }
  for (const button of notice.querySelectorAll<HTMLButtonElement>('[data-answer]')) {
    button.addEventListener('click', async () =>
      (await decisions()).saveConsent(asked, button.dataset.answer === 'all' ? asked : []),
    )
  }
}
