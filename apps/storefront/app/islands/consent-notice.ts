import { type ConsentPurpose, consentFor } from '@passepartout/domain'
import { dialogHtml } from '../features/dialogs/dialog-host.ts'
import { browserDeclines, onConsent, readConsent, saveConsent } from '../platform/consent.ts'

/** Asks for the visitor's agreement where it is still open, and goes as soon as it is decided, here or in the settings. */
export default async function consentNotice(place: HTMLElement): Promise<void> {
  const asked = (place.dataset.purposes ?? '').split(' ') as ConsentPurpose[]
  const isOpen = () => asked.some(purpose => consentFor(readConsent(), purpose) === 'unknown')
  if (browserDeclines() || !isOpen()) return
  place.innerHTML = await dialogHtml('consent-notice')

  const notice = place.firstElementChild
  if (!notice) return
  const root = document.documentElement
  // Nothing lies behind the notice for good: what has the focus, what floats, the end of the page.
  const sized = new ResizeObserver(() => {
    root.style.setProperty('--notice', `${(notice as HTMLElement).offsetHeight}px`)
  })
  sized.observe(notice)
  const ends = asked.map(purpose => onConsent(purpose, () => isOpen() || leave()))
  function leave() {
    const hadFocus = place.contains(document.activeElement)
    place.replaceChildren()
    sized.disconnect()
    root.style.removeProperty('--notice')
    for (const end of ends) end()
    if (hadFocus) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }
  for (const button of notice.querySelectorAll<HTMLButtonElement>('[data-answer]')) {
    button.addEventListener('click', () => saveConsent(asked, button.dataset.answer === 'all' ? asked : []))
  }
}
