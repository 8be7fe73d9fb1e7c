import {
  CONSENT_COOKIE,
  CONSENT_DAYS,
  type Consent,
  type ConsentDecision,
  type ConsentPurpose,
  consentStatus,
  formatConsent,
  parseConsent,
  recordConsentDecision,
} from '@passepartout/domain'

/** Told on the document; the question listens to it by its name. */
const CHANGED = 'consentchange'

/** What this browser's visitor decided. A browser that forbids tracking for all sites has declined before it is asked. */
export function readConsent(): ConsentDecision | undefined {
  const cookie = new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`).exec(document.cookie)?.[1]
  return parseConsent(cookie, Date.now())
}

/** Whether one of the purposes is still to be decided. */
export const isUndecided = (asked: readonly ConsentPurpose[]): boolean =>
  asked.some(purpose => consentStatus(readConsent(), purpose) === 'unknown')

/** Whether the browser itself says no (Global Privacy Control): nobody has to be asked then. */
export const browserDeclines = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true

/** Keeps the visitor's decision and tells everybody who listens. */
export function saveConsent(asked: readonly ConsentPurpose[], granted: readonly string[]): void {
  const value = formatConsent(recordConsentDecision(asked, granted, Date.now()))
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = `${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${CONSENT_DAYS * 86_400}; SameSite=Lax${secure}`
  document.dispatchEvent(new Event(CHANGED))
}

/**
 * Tells what counts for a purpose, now and after each change (spec 4): `unknown` and `declined` send and store nothing,
 * `declined` also clears what waits to be sent, `granted` begins again.
 *
 * @returns ends the listening
 */
export function onConsent(purpose: ConsentPurpose, listener: (consent: Consent) => void): () => void {
  let told: Consent | undefined
  const tell = () => {
    const decided = consentStatus(readConsent(), purpose)
    const counts = decided === 'unknown' && browserDeclines() ? 'declined' : decided
    if (counts === told) return
    told = counts
    listener(counts)
  }
  document.addEventListener(CHANGED, tell)
  // Another tab, or the page from the back/forward cache, may know of a newer decision.
  addEventListener('pageshow', tell)
  document.addEventListener('visibilitychange', tell)
  tell()
  return () => {
    document.removeEventListener(CHANGED, tell)
    removeEventListener('pageshow', tell)
    document.removeEventListener('visibilitychange', tell)
  }
}
