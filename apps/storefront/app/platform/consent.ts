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

/** Event on the document; the consent notice listens to it by this name. */
const CHANGED = 'consentchange'

/** The stored consent decision of this browser. */
export function readConsent(): ConsentDecision | undefined {
  const cookie = new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`).exec(document.cookie)?.[1]
  return parseConsent(cookie, Date.now())
}

/** Whether one of the purposes is still undecided. */
export const isUndecided = (purposes: readonly ConsentPurpose[]): boolean =>
  purposes.some(purpose => consentStatus(readConsent(), purpose) === 'unknown')

/** Whether the browser sends Global Privacy Control, which declines without a question. */
export const browserDeclines = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true

/** Stores the visitor's decision and notifies all listeners. */
export function saveConsent(purposes: readonly ConsentPurpose[], granted: readonly string[]): void {
  const value = formatConsent(recordConsentDecision(purposes, granted, Date.now()))
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = `${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${CONSENT_DAYS * 86_400}; SameSite=Lax${secure}`
  document.dispatchEvent(new Event(CHANGED))
}

/**
 * Reports the effective consent for a purpose, now and after each change (spec 4): `unknown` and `declined` send and
 * store nothing, `declined` also clears queued data, `granted` starts again.
 *
 * @returns removes the listener
 */
export function onConsent(purpose: ConsentPurpose, listener: (consent: Consent) => void): () => void {
  let reported: Consent | undefined
  const reportConsent = () => {
    const decided = consentStatus(readConsent(), purpose)
    const counts = decided === 'unknown' && browserDeclines() ? 'declined' : decided
    if (counts === reported) return
    reported = counts
    listener(counts)
  }
  document.addEventListener(CHANGED, reportConsent)
  // Another tab may have changed the decision, also while this page was in the back/forward cache.
  addEventListener('pageshow', reportConsent)
  document.addEventListener('visibilitychange', reportConsent)
  reportConsent()
  return () => {
    document.removeEventListener(CHANGED, reportConsent)
    removeEventListener('pageshow', reportConsent)
    document.removeEventListener('visibilitychange', reportConsent)
  }
}
