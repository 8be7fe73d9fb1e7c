import type { ConsentPurpose } from '@passepartout/domain'
import { dialogHtml } from '../features/dialogs/dialog-html.ts'

/** Loaded only when needed: the first script of a page is the notice alone. */
const decisions = () => import('../platform/consent.ts')

/** Asks for consent where it is undecided, and closes once it is decided, here or in the settings. */
export default async function consentNotice(place: HTMLElement): Promise<void> {
  const purposes = (place.dataset.purposes ?? '').split(' ') as ConsentPurpose[]
  const isOpen = async () =>
    !document.cookie.includes(`${place.dataset.cookie}=`) || (await decisions()).isUndecided(purposes)
  if (Reflect.get(navigator, 'globalPrivacyControl') === true || !(await isOpen())) return
  place.innerHTML = await dialogHtml('consent-notice')

  const notice = place.firstElementChild
  if (!notice) return
  const root = document.documentElement
  // Reserves the height of the notice, so that it permanently covers neither the focus, floating elements nor the end
  // of the page.
  const sized = new ResizeObserver(() => {
    root.style.setProperty('--notice', `${(notice as HTMLElement).offsetHeight}px`)
  })
  sized.observe(notice)
  const gone = new AbortController()
  const look = async () => {
    if (!(await isOpen()) && !gone.signal.aborted) leave()
  }
  // Decided here, in the settings, in another tab, or on a page restored from the back/forward cache.
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
      (await decisions()).saveConsent(purposes, button.dataset.answer === 'all' ? purposes : []),
    )
  }
}
